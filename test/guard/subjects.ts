import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { loadRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { shelfHost } from '../shelf-host.ts'
import { wrongTexts } from '../wrong/texts.ts'
import { trackedFiles } from '../tracked.ts'

const ROOT = join(import.meta.dirname, '../..')
const RULESETS = join(ROOT, 'rulesets')
const INVENTED = join(import.meta.dirname, 'games')

/** Something that the guard checks. */
export interface Subject {
  readonly name: string
  readonly request: RulesetRequest
  /** The share of the requested games that are played; at least one is. */
  readonly share: number
  /** The most decisions of a game that are checked. */
  readonly plies: number
  /** Whether generated code plays it, too, which takes a second to make. */
  readonly fast: boolean
}

const WHOLE = { share: 1, plies: 3000, fast: true } as const
/** Most of what a module adds has happened by then. */
const WITH_MODULE = { share: 0.1, plies: 400, fast: true } as const
const WITH_PAIR = { share: 0.02, plies: 120, fast: false } as const

/** Everything that is checked, in an order that does not depend on the disk. */
export function subjects(): readonly Subject[] {
  return [...invented(), ...wrong(), ...shipped()]
}

function invented(): readonly Subject[] {
  return trackedFiles(INVENTED)
    .toSorted()
    .map((name) => ({
      name: `invented/${name.replace(/\.yaml$/u, '')}`,
      request: requestFor(join(INVENTED, name), []),
      ...WHOLE,
    }))
}

function wrong(): readonly Subject[] {
  const host = shelfHost()
  return wrongTexts()
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, text]) => ({
      name: `wrong/${title}`,
      request: { file: sourceFile(`${title}.yaml`, text), host },
      ...WHOLE,
    }))
}

/** Shipped games and modules by themselves, and each playable game with each module and each pair of modules. */
function shipped(): readonly Subject[] {
  const documents = trackedFiles(RULESETS)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(RULESETS, name))
    .map((path) => ({ path, head: scanHead(readFileSync(path, 'utf8')) }))
  const alone = documents.map(({ path }): Subject => {
    const name = `shipped/${shownName(path)
      .slice('rulesets/'.length)
      .replace(/\.yaml$/u, '')}`
    return { name, request: requestFor(path, []), ...WHOLE }
  })
  const composed = documents.flatMap(({ path, head }) => {
    if (head.id === undefined || head.for !== undefined) return []
    const { ruleset } = loadRuleset(requestFor(path, []))
    if (ruleset === undefined || ruleset.game.abstract) return []
    const layers = new Set(ruleset.game.layers.map(({ id }) => id))
    const modules = documents
      .flatMap(({ head: { id, for: base } }) =>
        id !== undefined && base !== undefined && layers.has(base) && !layers.has(id) ? [id] : [],
      )
      .toSorted()
    const pairs = modules.flatMap((one, i) => modules.slice(i + 1).map((other) => [one, other]))
    return [
      ...modules.map((one) => composition(head.id ?? '', path, [one], WITH_MODULE)),
      ...pairs.map((pair) => composition(head.id ?? '', path, pair, WITH_PAIR)),
    ]
  })
  return [...alone, ...composed]
}

function composition(
  id: string,
  path: string,
  uses: readonly string[],
  volume: Pick<Subject, 'share' | 'plies' | 'fast'>,
): Subject {
  return { name: `composed/${[id, ...uses].join('+')}`, request: requestFor(path, uses), ...volume }
}

function requestFor(path: string, uses: readonly string[]): RulesetRequest {
  const file = sourceFile(shownName(path), readFileSync(path, 'utf8'))
  return { file, host: shelfHost(), uses }
}

function shownName(path: string): string {
  return relative(ROOT, path).replaceAll('\\', '/')
}
