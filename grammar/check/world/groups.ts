import { NONE, UNLIMITED, type ContainerIR, type PieceIR } from '../../ir/ir.ts'
import { pluralOf, spellings } from '../../document/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { ClassInfo, GroupInfo, KindInfo } from './world.ts'
import type { ClassDraft } from './classes.ts'
import { constantText, type ConstantScope, type Expected } from './constant.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { isSupply } from './spare-pieces.ts'
import { entryNamed, nameText, entryText, entryYesOrNo } from './tree-reading.ts'

/** A class of groups before its largest possible number is known. */
export interface GroupDraft extends Omit<GroupInfo, 'first' | 'count' | 'container'> {
  /** The maximum given by the author. There are never more than members. */
  readonly most: number | undefined
}

/** No number may exceed the maximum number of pieces. */
const MOST_AT_ONCE: Expected = {
  type: { kind: 'number', least: 1, most: SIZE_LIMITS.pieces },
  orNone: false,
}

/** Classes of groups: those made of pieces come before those made of such groups. */
export function readGroups(
  drafts: readonly ClassDraft[],
  classes: readonly ClassInfo[],
  kinds: readonly KindInfo[],
  scope: ConstantScope,
  reporter: Reporter,
): readonly GroupDraft[] {
  const groups: GroupDraft[] = []
  let left = drafts.filter((draft) => entryNamed(draft.parts, 'group of') !== undefined)
  for (;;) {
    const found = left.flatMap((draft) => readGroup(draft, classes, kinds, groups, scope, reporter) ?? [])
    if (found.length === 0) break
    groups.push(...found)
    left = left.filter(({ name }) => !found.some((group) => group.name === name))
  }
  for (const draft of left) reportGroup(draft, left, drafts, classes, reporter)
  return groups
}

/**
 * `group of: soldiers`: the kinds of one class, or the groups, that such a group consists of; undefined if they do not exist
 * yet.
 */
function readGroup(
  draft: ClassDraft,
  classes: readonly ClassInfo[],
  kinds: readonly KindInfo[],
  groups: readonly GroupDraft[],
  scope: ConstantScope,
  reporter: Reporter,
): GroupDraft | undefined {
  const entry = entryNamed(draft.parts, 'group of')
  const text = entry === undefined ? undefined : entryText(entry, reporter)
  if (text === undefined) return undefined
  const written = nameText(text.text)
  const { name, plural = pluralOf(name) } = draft
  const pileEntry = entryNamed(draft.parts, 'pile')
  const pile = pileEntry !== undefined && entryYesOrNo(pileEntry, reporter)
  const own = { name, plural, pile, key: draft.entry.key }
  for (const one of classes) {
    const found = kindsCalled(one, kinds, written)
    if (found === undefined) continue
    return { ...own, class: one.name, kinds: found, of: undefined, most: mostAtOnce(draft, scope, reporter) }
  }
  const inner = groups.find((group) => spellings(group.name, group.plural).includes(written))
  if (inner === undefined) return undefined
  const most = mostAtOnce(draft, scope, reporter)
  return { ...own, class: inner.class, kinds: inner.kinds, of: inner.name, most }
}

function mostAtOnce(draft: ClassDraft, scope: ConstantScope, reporter: Reporter): number | undefined {
  const entry = entryNamed(draft.parts, 'most at once')
  const text = entry === undefined ? undefined : entryText(entry, reporter)
  return text === undefined ? undefined : constantText(text, MOST_AT_ONCE, scope, reporter)
}

function reportGroup(
  draft: ClassDraft,
  left: readonly ClassDraft[],
  drafts: readonly ClassDraft[],
  classes: readonly ClassInfo[],
  reporter: Reporter,
): void {
  const entry = entryNamed(draft.parts, 'group of')
  const text = entry === undefined ? undefined : entryText(entry, reporter)
  const { name } = draft
  reporter.broken.add(name)
  if (text === undefined) return
  const written = nameText(text.text)
  if (reporter.isBroken(written)) return
  const next = (of: ClassDraft): ClassDraft | undefined => {
    const inner = entryNamed(of.parts, 'group of')?.value
    const called = inner?.kind === 'text' ? nameText(inner.text) : ''
    return left.find((other) => spellings(other.name, other.plural).includes(called))
  }
  const inside = next(draft)
  if (inside !== undefined) {
    // A group that contains a refused one need not be refused as well.
    const seen = new Set<ClassDraft>()
    for (let one: ClassDraft | undefined = inside; one !== undefined && !seen.has(one); one = next(one))
      seen.add(one)
    if (seen.has(draft)) reporter.report('ST4040', text.span, `Nothing could ever be in a \`${name}\`.`)
  } else {
    const known = [
      ...classes.flatMap((c) => [c.name, ...c.families.keys()]),
      ...drafts.map((other) => other.name).filter((other) => other !== name),
    ]
    reporter.report(
      'ST4004',
      text.span,
      `There are no pieces called \`${written}\` that could make up a \`${name}\`.`,
      suggestion(written, known),
    )
  }
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

/**
 * Numbers the groups after the pieces, and their containers after the places: there are never more groups than members, or
 * than their author says.
 */
export function numberGroups(
  drafts: readonly GroupDraft[],
  pieces: readonly PieceIR[],
  containers: readonly ContainerIR[],
): { readonly groups: readonly GroupInfo[]; readonly containers: readonly ContainerIR[] } {
  const groups: GroupInfo[] = []
  const all = [...containers]
  let first = pieces.length
  for (const draft of drafts) {
    const inner = groups.findIndex((group) => group.name === draft.of)
    const inGame = pieces.filter(
      ({ kind, container }) => draft.kinds.includes(kind) && !isSupply(containers, container),
    )
    const members = groups[inner]?.count ?? inGame.length
    const { most = members, ...group } = draft
    const count = Math.min(members, most)
    groups.push({ ...group, first, count, container: all.length })
    first += count
    for (let i = 0; i < count; i++)
      all.push({
        place: draft.name,
        name: `${draft.name} ${i + 1}`,
        owner: NONE,
        capacity: UNLIMITED,
        pile: draft.pile,
        seenBy: 'everyone',
        topSeenBy: 'everyone',
        ...(inner < 0 ? { holds: draft.kinds } : { groups: [inner] }),
      })
  }
  return { groups, containers: all }
}
