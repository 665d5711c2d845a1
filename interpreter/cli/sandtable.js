#!/usr/bin/env node
// Plain JavaScript, so that a Node that is too old says so in one line instead of failing on the first type.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const oldNode = major < 22 || (major === 22 && minor < 18)
// A clone brings its own Node, so that the one of the machine does not matter there.
const ownNode = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

if (oldNode && existsSync(ownNode)) {
  const { status } = spawnSync(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  process.exitCode = status ?? 3
} else if (oldNode) {
  console.error(`sandtable needs Node 22.18 or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 2
} else {
  // Who reads the output may have seen enough (`| head`); that is no fault.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 3))
  nodeModule.enableCompileCache?.()
  // A clone runs its sources; the package has them built, since Node strips no types below node_modules.
  const source = new URL('./main.ts', import.meta.url)
  const built = new URL('../../dist/interpreter/cli/main.js', import.meta.url)
  const { main } = await import(existsSync(source) ? source.href : built.href)
  process.exitCode = await main(process.argv.slice(2))
}
