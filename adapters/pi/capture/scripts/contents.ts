import { assistant, fileOf, image, newSession, text, toolCall, toolResult, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const images: Script = () => {
  const session = newSession()
  session.appendMessage(user([text('What is in this picture?'), image()]))
  session.appendMessage(
    assistant([toolCall('call_1', 'read', { path: 'pixel.png' })], { stopReason: 'toolUse' }),
  )
  session.appendMessage(toolResult('call_1', 'read', [text('Read image file [image/png]'), image()]))
  session.appendMessage(assistant('One pixel.'))
  return [
    {
      name: 'pi-images',
      file: fileOf(session),
      shows: 'Images in a message of the user and in a tool result.',
      areas: ['FMT', 'LLM'],
    },
  ]
}

export const toolCalls: Script = () => {
  const session = newSession()
  session.appendMessage(user('Which files are there, and what does a.txt say?'))
  const calls = [toolCall('call_1', 'ls', {}), toolCall('call_2', 'read', { path: 'a.txt', limit: 5 })]
  const dangling = session.appendMessage(assistant([text('Looking.'), ...calls], { stopReason: 'toolUse' }))
  session.appendMessage(toolResult('call_1', 'ls', [text('a.txt\nb/')]))
  session.appendMessage(
    toolResult('call_2', 'read', [text("ENOENT: no such file or directory, access '/project/a.txt'")], {
      isError: true,
      details: {},
    }),
  )
  session.appendMessage(assistant('It vanished while I looked.', { stopReason: 'length' }))
  session.appendMessage(assistant('', { stopReason: 'aborted', errorMessage: 'Operation aborted' }))
  return [
    {
      name: 'pi-tool-calls',
      file: fileOf(session),
      shows:
        'Two calls in one message, one result and one error; at the calls themselves the results are still missing.',
      areas: ['FMT', 'CTX', 'LLM'],
      at: [dangling],
    },
  ]
}

export const multiByteText: Script = () => {
  const session = newSession()
  session.appendSessionInfo('  Žluťoučký\r\nkůň 🐎  ')
  session.appendMessage(user('naïve café — 日本語 👩‍👩‍👧 e\u0301'))
  session.appendMessage(
    assistant('line\u2028separator, paragraph\u2029separator, next line\u0085, null \u0000, BOM \ufeff'),
  )
  session.appendMessage(user('lone \ud83d and \udc0e halves, "quotes", back\\slash, tab\t'))
  const labelled = session.appendMessage(assistant('𝒎𝒂𝒕𝒉 ﷽ \u202eright to left'))
  session.appendLabelChange(labelled, '標籤 🏷')
  return [
    {
      name: 'pi-multi-byte-text',
      file: fileOf(session),
      shows:
        'Text beyond ASCII is stored as it is, U+2028 and U+2029 too, which do not end a line; lone halves of surrogate pairs and control characters are escaped.',
      areas: ['FMT', 'LLM', 'ROB'],
    },
  ]
}
