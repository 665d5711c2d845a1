import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { GameIR } from '../../ir/ir.ts'
import { namingNodesOf } from '../../ir/rules.ts'
import { numbersIn } from '../../ir/walk.ts'
import type { NameTables } from '../../names/tables.ts'
import { isOwn } from '../elaboration/own-document.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import type { Reading } from '../elaboration/contexts.ts'

/**
 * Warns about tracked values that rules read and no step sets, so that each keeps its initial value for the whole game.
 * Values from a base exist for its variants.
 */
export function valuesNeverSet(
  el: Pick<Reading, 'game' | 'tracked'>,
  ir: GameIR,
  names: NameTables,
): readonly Diagnostic[] {
  const rules = wordsOfRules(ir)
  return [...el.tracked.values()].flat().flatMap((value): Diagnostic[] => {
    // Tokens are paid, never set, and nothing may ever be paid to a holder that starts full.
    if (value.token !== undefined || !isOwn(el, value.key.span)) return []
    if (isAmong(value, rules.set) || !isAmong(value, rules.read)) return []
    const symbol = names.symbols.ofKey(value.key)
    const read = symbol && names.referencesOf(symbol).find(({ role }) => role === 'use')
    return [
      {
        code: 'ST4290',
        severity: 'warning',
        message: `No step ever sets \`${value.name}\`.`,
        span: value.key.span,
        label: 'keeps its start for the whole game',
        why: 'Rules read it, so whatever depends on it never changes. Examples that set it under `given` show positions that no game reaches.',
        help: cure(value),
        ...(read === undefined ? {} : { related: [{ span: read.span, label: 'read here' }] }),
      },
    ]
  })
}

/** Words that rules read, and words that they set; of a region, where it begins. */
function wordsOfRules(ir: GameIR): { readonly read: ReadonlySet<number>; readonly set: ReadonlySet<number> } {
  const [read, set] = [new Set<number>(), new Set<number>()]
  for (const node of namingNodesOf(ir)) {
    for (const word of numbersIn(node, 'cell', 'region')) read.add(word)
    for (const word of numbersIn(node, 'sets', 'sets region')) set.add(word)
  }
  return { read, set }
}

/** Rules count the words of groups, and of sets, from where that of thing 0 would be. */
function isAmong({ cell: { base }, first, words }: TrackedValue, all: ReadonlySet<number>): boolean {
  if (all.has(base - first)) return true
  for (let at = base; at < base + words; at++) if (all.has(at)) return true
  return false
}

function cure({ name, of, members }: TrackedValue): string {
  const step = members === undefined ? `\`set ... to ...\` or \`add ... to ...\`` : `\`add ... to ...\``
  const constant =
    members !== undefined
      ? 'If it is always the same, write the things themselves where it is read.'
      : of === 'game'
        ? `If it is always the same, declare it under \`numbers:\` or as a term: \`${name}: ...\`.`
        : typeof of === 'object'
          ? `If it is always the same, print it: \`printed: { ${name}: ... }\`.`
          : of === 'space'
            ? 'If it is always the same, name the spaces under `areas:`, or print it on their kind.'
            : `If it is always the same, make it a term: \`${name}(player): ...\`.`
  return `Set it in a step, such as ${step}. ${constant}`
}
