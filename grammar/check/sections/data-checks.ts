import { bookText } from '../../book/book-text.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { staticMembers, staticValue } from '../../ir/static-value.ts'
import type { DataFile } from '../../merge/data-files.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import { Scope } from '../elaboration/scope.ts'
import { truth } from '../elaboration/dispatch.ts'

/** Tests the chosen data files against the `check:` conditions of their class. */
export function checkData(el: Reading): void {
  for (const entry of el.section('data')) {
    const files = [...el.world.chosen.values()].filter(({ of }) => of.key === entry.key)
    const parts = entry.value.kind === 'map' ? entry.value.entries : []
    const conditions = parts.find(({ name }) => name === 'check')?.value
    for (const { key, value } of conditions?.kind === 'map' ? conditions.entries : []) {
      if (value.kind !== 'text') continue
      const source = bookText(value)
      const parsed = el.findings.read(source, 'expression')
      if (parsed === undefined) continue
      const { result: condition, isBroken } = el.findings.judged(() =>
        notingYou(el, value.span, () => truth(el, { source, scope: new Scope() }, parsed)),
      )
      if (isBroken) continue
      // Another error in a file may be the only thing wrong with it.
      const sound = files.filter(({ file }) => isSound(el, file))
      const holds = staticValue(el.staticFacts, condition.ir)
      if (holds === undefined)
        el.report('ST4011', value.span, 'This is known only during the game.', {
          why: 'A file of data is checked before the game begins.',
          help: 'Use spaces, regions and what is printed on them, but no pieces or tracked values.',
        })
      else if (holds !== 1)
        for (const { file } of sound) reportBroken(el, entry, { key, value }, file, condition.ir)
    }
  }
}

/** Limit on further things named in a message when a whole list breaks the same condition. */
const MOST_NAMED = 3

/** Reports what breaks a condition, at the first such thing; or the file itself if no single thing is to blame. */
function reportBroken(
  el: Reading,
  { name }: MergedEntry,
  { key, value }: { readonly key: YamlText; readonly value: YamlText },
  file: DataFile,
  condition: ExprIR,
): void {
  const related = [{ span: value.span, label: 'this condition' }]
  const [culprit, ...others] = culpritsIn(el, condition)
  const more = others.length > MOST_NAMED ? [`${others.length - MOST_NAMED} more`] : []
  const names = [culprit, ...others.slice(0, MOST_NAMED)].map((one) => `\`${one?.called ?? file.name}\``)
  const all = [...names, ...more]
  const first = file.document.root.entries[0]?.key
  el.report(
    'ST4161',
    culprit?.at ?? first?.span ?? file.document.root.span,
    `${listed(all)} ${all.length > 1 ? 'break' : 'breaks'} a condition: ${key.text}.`,
    { ...(culprit === undefined ? { label: `this file of \`${name}\`` } : {}), related },
  )
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function isSound(el: Pick<Reading, 'findings'>, { document }: DataFile): boolean {
  return (
    document.sound &&
    !el.findings.list.some(
      ({ severity, code, span }) =>
        severity === 'error' && code !== 'ST4161' && span?.file.name === document.file.name,
    )
  )
}

interface Culprit {
  readonly called: string
  readonly at: YamlText['span']
}

/** The spaces or regions that break a condition of the form `every ...` or `no ...`. */
function culpritsIn(el: Lowering, condition: ExprIR): readonly Culprit[] {
  if (condition.op === 'and') return condition.terms.flatMap((term) => culpritsIn(el, term))
  if (condition.op !== 'not' || condition.term.op !== 'any') return []
  const { set } = condition.term
  const members = staticMembers(el.staticFacts, set) ?? []
  // Special spaces are the likeliest to be wrong, so they come first.
  const isPlain = (space: number): number =>
    el.world.spaceColumns.every(({ values }) => (values[space] ?? NONE) === NONE) ? 1 : 0
  const spaces = members.toSorted((a, b) => isPlain(a) - isPlain(b))
  if (set.set === 'row') return spaces.flatMap((space) => spaceAt(el, space))
  if (set.set !== 'filter') return []
  const type = el.slots.typeOf(set.reg)
  if (type === 'space') return spaces.flatMap((space) => spaceAt(el, space))
  const region = [...el.world.regions.values()].find(
    ({ name }) =>
      typeof type === 'object' && 'values' in type && type.values === el.world.enumerations.get(name),
  )
  return members.flatMap((member) => {
    const at = region?.keys[member]
    return at === undefined ? [] : [{ called: region?.names[member] ?? '', at: at.span }]
  })
}

function spaceAt(el: InWorld, space: number): readonly Culprit[] {
  const at = el.world.named[space]
  return at === undefined ? [] : [{ called: el.world.spaces[space]?.name ?? '', at }]
}
