import type { ContainerIR, PieceIR } from '../../ir/ir.ts'
import { NONE, UNLIMITED } from '../../ir/ir.ts'
import { pluralOf, spellings } from '../../document/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { ClassInfo, GroupInfo, KindInfo } from './world.ts'
import type { ClassDraft } from './classes.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, nameText, textOf } from './tree-reading.ts'

/** A class of groups before it is known how many there can be. */
export type GroupDraft = Omit<GroupInfo, 'first' | 'count' | 'container'>

/** `group of: soldiers`: the kinds of one class that such groups are made of. */
export function readGroup(
  draft: ClassDraft,
  classes: readonly ClassInfo[],
  kinds: readonly KindInfo[],
  reporter: Reporter,
): GroupDraft | undefined {
  const entry = entryNamed(draft.parts, 'group of')
  const text = entry === undefined ? undefined : textOf(entry, reporter)
  if (text === undefined) return undefined
  const written = nameText(text.text)
  const { name, plural = pluralOf(name) } = draft
  for (const one of classes) {
    const found = kindsCalled(one, kinds, written)
    if (found !== undefined) return { name, plural, class: one.name, kinds: found, key: draft.entry.key }
  }
  const known = classes.flatMap((c) => [c.name, ...c.families.keys()])
  reporter.broken.add(name)
  if (reporter.isBroken(written)) return undefined
  return reporter.report(
    'ST4004',
    text.span,
    `There are no pieces called \`${written}\` that could make up a \`${name}\`.`,
    suggestion(written, known),
  )
}

function kindsCalled(
  { name, plural, families, kinds: own }: ClassInfo,
  kinds: readonly KindInfo[],
  written: string,
): readonly number[] | undefined {
  if (spellings(name, plural).includes(written)) return own
  const family = [...families].find(([each]) => spellings(each, undefined).includes(written))
  if (family !== undefined) return family[1]
  const kind = own.find((k) => spellings(kinds[k]?.name ?? '', kinds[k]?.plural).includes(written))
  return kind === undefined ? undefined : [kind]
}

/** Numbers the groups behind the pieces, and their containers behind the places: never more than there are members. */
export function numberGroups(
  drafts: readonly GroupDraft[],
  pieces: readonly PieceIR[],
  containers: readonly ContainerIR[],
): { readonly groups: readonly GroupInfo[]; readonly containers: readonly ContainerIR[] } {
  const groups: GroupInfo[] = []
  const all = [...containers]
  let first = pieces.length
  for (const draft of drafts) {
    const count = pieces.filter(({ kind }) => draft.kinds.includes(kind)).length
    groups.push({ ...draft, first, count, container: all.length })
    first += count
    for (let i = 0; i < count; i++)
      all.push({
        place: draft.name,
        name: `${draft.name} ${i + 1}`,
        owner: NONE,
        capacity: UNLIMITED,
        pile: false,
        seenBy: 'everyone',
        topSeenBy: 'everyone',
        holds: draft.kinds,
      })
  }
  return { groups, containers: all }
}
