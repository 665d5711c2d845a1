#!/usr/bin/env node
// Plain JavaScript, so that a Node that is too old says so in one line instead of failing on the first type.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const oldNode = major < 22 || (major === 22 && minor < 18)
if (oldNode) process.exitCode = await onOwnNode()
else {
  // Who reads the output may have seen enough (`| head`); that is no fault.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 3))
  // In a function of many loops within each other, this V8 compiles one that ran often by itself, and leaves the compiled
  // code whenever that loop ends: lists of moves with many choices took twenty times as long.
  if (process.versions.v8.startsWith('13.'))
    process.getBuiltinModule('node:v8').setFlagsFromString('--no-maglev-osr')
  const { createRequire, enableCompileCache } = process.getBuiltinModule('node:module')
  enableCompileCache?.()
  const bundle = await bundleFolder()
  const args = process.argv.slice(2)
  if (bundle === undefined) process.exitCode = await (await import('./main.ts')).main(args)
  else process.exitCode = await createRequire(import.meta.url)(`${bundle}/start.cjs`).start(bundle, args)
}

/** A clone brings its own Node, so that the one of the machine does not matter there. */
async function onOwnNode() {
  const [{ spawnSync }, { existsSync }, { fileURLToPath }] = await Promise.all([
    import('node:child_process'),
    import('node:fs'),
    import('node:url'),
  ])
  const own = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))
  if (existsSync(own)) return spawnSync(own, process.argv.slice(1), { stdio: 'inherit' }).status ?? 3
  console.error(`sandtable needs Node 22.18 or newer; this is Node ${process.versions.node}.`)
  return 2
}

/** The package has the command line bundled. A clone runs a bundle made of its sources; undefined if these are to run. */
async function bundleFolder() {
  // Importing them would make Node read all their members first, and load what is behind these.
  const { existsSync } = process.getBuiltinModule('node:fs')
  const { fileURLToPath } = process.getBuiltinModule('node:url')
  const root = fileURLToPath(new URL('../..', import.meta.url))
  if (!existsSync(new URL('./main.ts', import.meta.url))) return `${root}dist/cli`
  // Who looks for a fault wants the lines of the sources.
  if (process.env.SANDTABLE_DEBUG === '1') return undefined
  const { cloneBundle } = await import('../../.ci/clone-bundle.js')
  return cloneBundle(root)
}
