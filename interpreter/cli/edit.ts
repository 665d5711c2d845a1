import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { faultsOfSite } from '../../editor/server/check-site.ts'
import { diskToken, type Disk } from '../../editor/server/disk-door.ts'
import { OpenFolder } from '../../editor/server/open-folder.ts'
import { HOST, PORT } from '../../editor/server/address.ts'
import { serveSite } from '../../editor/server/serve.ts'
import { PACKAGE } from '../host-node/package-folder.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { print, printError } from './output.ts'
import { wholeNumber } from './ruleset-argument.ts'

/**
 * Serves the editor until it is stopped, optionally with a folder to work in. With `check`, loads the page once and
 * ends.
 */
export async function edit(
  target: string | undefined,
  { check = false, port: given = String(PORT) }: OptionsOf<'edit'>,
): Promise<number> {
  // A check must not fail because the editor is already running.
  const wanted = check ? 0 : wholeNumber(given, 'The port', 1, 65_535)
  const disk = target === undefined ? undefined : opened(target)
  // Building takes a while: refuse a port that is in use before.
  if (isClone()) (await served('', wanted, undefined)).close()
  const site = siteFolder()
  const server = await served(site, wanted, disk)
  const port = Number(Reflect.get(Object(server.address()), 'port'))
  const url = `http://${HOST}:${port}/`
  try {
    if (!check) {
      // Browsers do not send the fragment after #, so the token stays between this line and the page.
      print(`The editor is at ${url}${disk === undefined ? '' : `#disk=${disk.token}`} (Ctrl-C stops it)`)
      await asked()
      return EXIT.fine
    }
    const faults = await faultsOfSite(url)
    for (const fault of faults) printError(`${fault}\n`)
    if (faults.length === 0) print('The editor is built and loads.')
    return faults.length === 0 ? EXIT.fine : EXIT.findings
  } finally {
    disk?.folder.close()
    server.close()
    server.closeAllConnections()
  }
}

const BUILDER = join(PACKAGE, 'editor/site/build-site.ts')

const isClone = (): boolean => existsSync(BUILDER)

/**
 * Folder of the site. The package contains it. In a clone it is built by a program that needs tools the package does
 * not have.
 */
function siteFolder(): string {
  if (!isClone()) return join(PACKAGE, 'dist/site')
  const { status, stdout } = spawnSync(process.execPath, [BUILDER], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('The editor could not be built.')
  return stdout
}

/** A folder, or a file and its neighbours, to be edited in place. */
function opened(target: string): Disk {
  const stats = statSync(target, { throwIfNoEntry: false })
  if (stats === undefined) throw new UsageError('ST7002', `There is no file or folder called \`${target}\`.`)
  if (stats.isDirectory()) return { folder: new OpenFolder(target), token: diskToken(), file: undefined }
  if (!stats.isFile() || !/\.ya?ml$/u.test(target))
    throw new UsageError('ST7002', `\`${target}\` is not a ruleset file.`, 'Ruleset files end in `.yaml`.')
  return { folder: new OpenFolder(dirname(target), true), token: diskToken(), file: basename(target) }
}

async function served(site: string, port: number, disk: Disk | undefined): Promise<Server> {
  try {
    return await serveSite(site, port, disk)
  } catch (thrown) {
    if (Reflect.get(Object(thrown), 'code') !== 'EADDRINUSE') throw thrown
    throw new UsageError(
      'ST7050',
      `Port ${port} of ${HOST} is in use.`,
      'If the editor is already running, use it or stop it with Ctrl-C; otherwise choose another with `--port`. The browser keeps your work under the address, so another port has its own.',
    )
  }
}

/** Waits for Ctrl-C or a request of the parent process. */
function asked(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}
