import { refusedFor, stepWordOf } from '../../expression/reserved-words.ts'
import type { Span } from '../../source/span.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { actionPart } from '../elaboration/action-part.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { articleAlone, reservedNameMessage } from '../world/declared-name.ts'
import { nameText } from '../world/tree-reading.ts'

/** Sorts of names that rules use, with a noun for each. Names in the static sections are checked where they are read. */
const SPOKEN: Partial<Readonly<Record<SymbolSort, string>>> = {
  pattern: 'a pattern',
  term: 'a term',
  rule: 'a rule',
  tally: 'a tally',
  table: 'a table',
  stage: 'a stage',
  action: 'an action',
  phase: 'a phase',
  choice: 'a choice',
  let: 'something under `let`',
  history: 'a streak or picture',
  tracked: 'a tracked value',
}

/** Refuses a name that no rule could use, at its declaration; its uses are not reported as well. */
export function checkSpokenNames(el: Reading): void {
  for (const symbol of el.names.symbols.all) {
    const what = SPOKEN[symbol.sort]
    if (what === undefined || el.world.broken.has(symbol.name) || isLabel(el, symbol)) continue
    if (nameText(symbol.name) === '') {
      for (const at of symbol.declared) {
        el.report('ST4002', at, ...articleAlone(at.file.text.slice(at.start, at.end), what))
        el.findings.saidEnough(at)
      }
      continue
    }
    const reserved = refusedFor(symbol.name)
    for (const at of symbol.declared) {
      const isStage = symbol.sort === 'stage'
      const found = reserved ?? (isStage ? stepWordOf(symbol.name, hasArguments(at)) : undefined)
      if (found === undefined) continue
      el.report('ST4002', at, ...reservedNameMessage(symbol.name, what, found))
      el.findings.saidEnough(at)
    }
  }
}

function hasArguments({ file, end }: Span): boolean {
  return /^\s*\(/u.test(file.text.slice(end, end + 2))
}

/** True for an action that is offered only through a phase or as a reply. Rules never mention its name. */
function isLabel(el: Pick<Reading, 'game' | 'section'>, { sort, name, declared }: NamedSymbol): boolean {
  if (sort !== 'action') return false
  const entry = el.section('actions').find((each) => each.key.span.start === declared[0]?.start)
  if (entry === undefined || entry.key.text.includes('(')) return false
  const isOffered = el.game.hooks.some((hook) => hook.target.text === name)
  return !isOffered && (actionPart(entry, 'during') ?? actionPart(entry, 'in reply to')) !== undefined
}
