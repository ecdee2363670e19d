#!/usr/bin/env node
// Plain JavaScript without static imports, so that an old Node gets a sentence instead of a syntax error.
var v = process.versions.node.split('.').map(Number)
if (v[0] < 22 || (v[0] === 22 && v[1] < 19) || v[0] === 23 || v[0] === 25) {
  process.stderr.write(
    'pi-conformance needs Node.js ^22.19, ^24 or >=26; this is ' +
      process.version +
      ' (' +
      process.execPath +
      ').\n' +
      'In a checkout, "npm run certify" uses the Node that the project brings along.\n',
  )
  process.exit(2)
}
// Nothing may pass for conformant that has not said so: not even an event loop that ran dry.
var ended = false
process.exitCode = 3
process.on('exit', function () {
  if (!ended) process.stderr.write('pi-conformance ended without a result.\n')
})
Promise.all([import('node:fs'), import('node:module')])
  .then(function (m) {
    // Compiled code is kept for the next run, which then starts in half the time.
    m[1].enableCompileCache()
    var source = new URL('../harness/cli/main.ts', import.meta.url)
    return import(
      m[0].existsSync(source) ? source.href : new URL('../dist/harness/cli/main.js', import.meta.url).href
    )
  })
  .then(function (m) {
    return m.main(process.argv.slice(2))
  })
  .then(
    function (code) {
      ended = true
      process.exitCode = code
    },
    function (error) {
      ended = true
      console.error('The suite itself failed, so nothing was judged:', error)
      process.exitCode = 3
    },
  )
