// In-process: it is alive, takes any number of scenarios, and never begins one.
export function serve(port) {
  port.on('message', (line) => {
    const { id, method } = JSON.parse(line)
    if (method === 'scenario/begin') return
    const greeting = {
      protocolVersion: '1.0',
      name: 'never-begins',
      version: '1',
      capabilities: ['session.read'],
      reuse: true,
    }
    const result = method === 'initialize' ? greeting : {}
    port.postMessage(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
}
