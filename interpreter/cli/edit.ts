import type { Server } from 'node:http'
import { upToDateSite } from '../../editor/server/build-site.ts'
import { faultsOfSite } from '../../editor/server/check-site.ts'
import { HOST, PORT, serveSite } from '../../editor/server/serve.ts'
import { EXIT, UsageError } from './exit.ts'
import { print } from './output.ts'

export interface EditOptions {
  readonly check?: boolean
}

/** Serves the editor until somebody stops it; with `check` it loads the page once and ends. */
export async function edit({ check = false }: EditOptions): Promise<number> {
  const site = await upToDateSite((text) => {
    if (process.stderr.isTTY === true) process.stderr.write(`${text}\n`)
  })
  // A check must not fail because somebody has the editor open.
  const server = await served(site, check ? 0 : PORT)
  const port = Number(Reflect.get(Object(server.address()), 'port'))
  const url = `http://${HOST}:${port}/`
  try {
    if (!check) {
      print(`The editor is at ${url} (Ctrl-C ends it)`)
      await asked()
      return EXIT.fine
    }
    const faults = await faultsOfSite(url)
    for (const fault of faults) process.stderr.write(`${fault}\n`)
    if (faults.length === 0) print('The editor is built and loads.')
    return faults.length === 0 ? EXIT.fine : EXIT.findings
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function served(site: string, port: number): Promise<Server> {
  try {
    return await serveSite(site, port)
  } catch (thrown) {
    if (Reflect.get(Object(thrown), 'code') !== 'EADDRINUSE') throw thrown
    throw new UsageError(
      'ST7050',
      `Port ${port} of ${HOST} is taken.`,
      'If the editor is open already, use that one or end it with Ctrl-C; else end the program that has the port.',
    )
  }
}

/** Until Ctrl-C, or whoever started it says so. */
function asked(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}
