/** Compiles what the package needs into `dist/`: JavaScript, types, and the rules as JSON. `npm run build`. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { registry } from '../harness/catalogue/registry.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

// A file of yesterday would be packed, too: steps that no longer exist would meet those that took their place.
rmSync(dist, { recursive: true, force: true })
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
execaSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })

const { rules, digest } = registry()
writeFileSync(
  join(dist, 'rules.json'),
  `${JSON.stringify({ digest, rules: [...rules.values()] }, undefined, 2)}\n`,
)
