import { existsSync, statSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { documentCalled } from '../../grammar/document/resolve-id.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'
import { rulesetFolderHost } from '../host-node/ruleset-folder.ts'
import { SHIPPED_FOLDER } from '../host-node/shipped.ts'
import { UsageError } from './exit.ts'
import { readText } from './text-file.ts'

/**
 * A request with modules named on the command line: each by its id, if it comes with Sandtable or the game can find it;
 * by its file; or by its id in the working folder, where the user named it.
 */
export function withModules(request: RulesetRequest, modules: readonly string[]): RulesetRequest {
  if (modules.length === 0) return request
  const own = [...request.host.documents()]
  const more: HostDocument[] = []
  const uses = modules.map((module) => {
    if (isFile(module)) {
      const text = readText(module)
      const { id } = scanHead(text)
      if (id === undefined) throw new UsageError('ST7002', `\`${module}\` has no \`id\`, so it is no module.`)
      const other = documentCalled(own, id)
      if (other !== undefined && other.read() !== text) throw clash(module, id, other)
      more.push(...documentsIn(dirname(resolve(module))))
      return id
    }
    if (documentCalled(own, module) === undefined)
      more.push(...documentsIn(process.cwd()).filter((document) => idOf(document) === module))
    return module
  })
  const known = new Set(own.map(({ name }) => name))
  const documents = [...own, ...more.filter(({ name }) => !known.has(name))]
  return { ...request, uses, host: { documents: () => documents } }
}

function clash(module: string, id: string, { name, place }: HostDocument): UsageError {
  return new UsageError(
    'ST2032',
    `\`${module}\` has the id \`${id}\` of ${name}${place === 'shipped' ? ', which comes with Sandtable' : ', which the game finds first'}.`,
    `Write another id in it, such as \`id: my-${id}\`.`,
  )
}

function isFile(module: string): boolean {
  return (
    (module.includes('/') || extname(module) !== '') && existsSync(module) && !statSync(module).isDirectory()
  )
}

function documentsIn(folder: string): readonly HostDocument[] {
  return [...rulesetFolderHost({ beside: folder, shipped: SHIPPED_FOLDER }).documents()].filter(
    ({ place }) => place !== 'shipped',
  )
}

function idOf({ read, head }: HostDocument): string | undefined {
  return scanHead((head ?? read)()).id
}
