import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { execaSync } from 'execa'

/** The first Debian whose fd is new enough. */
const SUITE = 'trixie'
/** The program, and the libraries that an older Debian does not have. */
const PACKAGES = ['fd-find', 'libc6', 'libgcc-s1']

/**
 * Unpacks the fd of a newer Debian beside the system, which stays as it is: nothing is installed, and the program runs on the
 * unpacked libraries. Needs apt-get, dpkg and the network.
 *
 * @param folder for what is unpacked; must exist
 * @returns text of a shell script that runs it, for a folder beside `folder`
 * @throws Error when the machine is no Debian, or a step fails
 */
export function unpackDebianFd(folder: string): string {
  const source = debianSource()
  const apt = join(folder, 'apt')
  for (const name of ['lists/partial', 'cache/archives/partial', 'deb'])
    mkdirSync(join(apt, name), { recursive: true })
  const list = join(apt, 'sources.list')
  writeFileSync(list, `deb ${source.options}${source.uri} ${SUITE} main\n`)
  const settings = {
    'Dir::Etc::SourceList': list,
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(apt, 'lists'),
    // The machine's own cache belongs to its own sources.
    'Dir::Cache': join(apt, 'cache'),
    'APT::Sandbox::User': 'root',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  const deb = join(apt, 'deb')
  execaSync('apt-get', [...options, '-q', 'update'], { stdout: 'ignore' })
  const wanted = PACKAGES.map((name) => `${name}/${SUITE}`)
  execaSync('apt-get', [...options, '-q', 'download', ...wanted], { cwd: deb, stdout: 'ignore' })
  for (const file of readdirSync(deb)) execaSync('dpkg', ['-x', join(deb, file), folder])
  rmSync(apt, { recursive: true })
  return wrapper(folder)
}

/** Where the machine has its own packages from. */
function debianSource(): { uri: string; options: string } {
  const files = globSync('/etc/apt/sources.list.d/*.sources')
  for (const stanza of files.flatMap((file) => readFileSync(file, 'utf8').split(/\n\s*\n/))) {
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(stanza)?.[1]
    const key = field('Signed-By')
    if (field('URIs')?.match(/\/debian\/?$/) && /^Components:.*\bmain\b/m.test(stanza))
      return { uri: field('URIs') ?? '', options: key ? `[signed-by=${key}] ` : '' }
  }
  throw new Error('no source of Debian packages was found in /etc/apt/sources.list.d')
}

function wrapper(folder: string): string {
  const [loader] = globSync('usr/lib/*/ld-linux*.so.*', { cwd: folder })
  const [program] = globSync('usr/lib/cargo/bin/fd', { cwd: folder })
  if (loader === undefined || program === undefined)
    throw new Error(`the packages ${PACKAGES.join(', ')} hold other files than expected`)
  const inside = `"\${0%/*}/../${basename(folder)}`
  const libraries = relative(folder, join(folder, loader, '..'))
  return `#!/bin/sh\nexec ${inside}/${loader}" --library-path ${inside}/${libraries}" ${inside}/${program}" "$@"\n`
}
