import { defineParameterType } from '@cucumber/cucumber'

/**
 * A text in double quotes with the escapes of JSON, such as `"a\r\n"`. A line feed may also stand as itself, since `\n` in a table
 * means that.
 */
defineParameterType({
  name: 'escaped',
  regexp: /"(?:[^"\\]|\\[\s\S])*"/,
  useForSnippets: false,
  transformer: (quoted: string): string => JSON.parse(quoted.replaceAll('\n', '\\n')),
})
