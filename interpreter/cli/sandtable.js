#!/usr/bin/env node
// Plain JavaScript, so that a Node that is too old says so in one line instead of failing on the first type.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`sandtable needs Node 22.18 or newer; this is ${process.versions.node}. In a clone, npm scripts and npx use the one that npm ci installs.`)
  process.exit(2)
}
const { enableCompileCache } = await import('node:module')
enableCompileCache()
const { existsSync } = await import('node:fs')
const sources = new URL('./main.ts', import.meta.url)
const built = new URL('./main.js', import.meta.url)
const { main } = await import(existsSync(built) ? built : sources)
process.exitCode = await main(process.argv.slice(2))
