import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Deletes the declarations in a folder that no public one needs: other programs cannot import their modules. */
export function keepPublicDeclarations(root: string, folder: string, entries: readonly string[]): void {
  const needed = new Set<string>()
  const open = entries.map((entry) => join(root, entry))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (needed.has(path) || !existsSync(path)) continue
    needed.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, target = ''] of text.matchAll(
      /(?:\bfrom |\bimport |\bimport\()['"](\.[^'"]+)\.[jt]s['"]/gu,
    ))
      open.push(join(dirname(path), `${target}.d.ts`))
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (name.endsWith('.d.ts') && !needed.has(path)) rmSync(path)
  }
}
