import { typeNames } from './type-names.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { pluralOf, spellings, spells } from '../../document/spelling.ts'
import type { BundleInfo, ClassInfo, KindInfo, TrackedInfo } from './world.ts'
import { Bundles } from './bundles.ts'
import { readColumns, type LateColumns } from './columns.ts'
import type { ConstantScope } from './constant.ts'
import type { DirectionCells } from './direction-columns.ts'
import { declaredEntries } from './declared-name.ts'
import { readFamilies } from './families.ts'
import { readGroups, type GroupDraft } from './groups.ts'
import { printed, printsOf, readCopies, readLetter } from './kind-cells.ts'
import type { Reporter } from './reporter.ts'
import { ownership, readOwnerless } from './ownerless.ts'
import { EACH_SIDE } from '../../names/language-words.ts'
import { readSides } from './sides.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { entryNamed, fixedWord, mapEntries, nameText, sectionEntries, entryText } from './tree-reading.ts'
import { readTrackedOfClass } from './class-tracks.ts'

export interface Classes {
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
  readonly tracked: readonly TrackedInfo[]
  readonly groups: readonly GroupDraft[]
  readonly bundles: readonly BundleInfo[]
  readonly directions: DirectionCells
  readonly late: LateColumns
  /** The number of each kind in the box, for `all cards`. */
  readonly copies: readonly number[]
}

/** A class whose kinds are known but whose columns are not read yet. */
export interface ClassDraft {
  readonly name: string
  readonly entry: MergedEntry
  readonly plural: string | undefined
  readonly kinds: readonly number[]
  /** The row of each kind. */
  readonly kindEntries: readonly MergedEntry[]
  /**
   * Rows that produce several kinds, such as one for each value of an enumeration: the names of these families, and their
   * kinds.
   */
  readonly rows: ReadonlyMap<string, readonly number[]>
  readonly parts: readonly MergedEntry[]
}

/** The section `pieces`. */
export function readClasses(game: MergedGame, outer: ConstantScope, reporter: Reporter): Classes {
  const kinds: KindInfo[] = []
  const drafts: ClassDraft[] = []
  const groupDrafts: ClassDraft[] = []
  const copies: number[] = []
  for (const [name, entry] of declaredEntries(
    sectionEntries(game, 'pieces', reporter),
    'a class of pieces',
    reporter,
  )) {
    const parts = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    const pileEntry = entryNamed(parts, 'pile')
    if (pileEntry !== undefined && entryNamed(parts, 'group of') === undefined)
      reporter.report('ST4035', pileEntry.key.span, `A \`${name}\` holds nothing, so it has no top.`)
    const mostEntry = entryNamed(parts, 'most at once')
    if (mostEntry !== undefined && entryNamed(parts, 'group of') === undefined)
      reporter.report(
        'ST4031',
        mostEntry.key.span,
        `\`most at once\` counts groups, and a \`${name}\` is not a group.`,
        {
          help: 'Say of what it is a group, with `group of`; how many pieces there are is said under `box`.',
        },
      )
    const pluralEntry = entryNamed(parts, 'plural')
    const plural =
      pluralEntry === undefined ? undefined : nameText(entryText(pluralEntry, reporter)?.text ?? '')
    if (entryNamed(parts, 'group of') !== undefined) {
      groupDrafts.push({ name, entry, plural, parts, kinds: [], kindEntries: [], rows: new Map() })
      continue
    }
    const draft = readKinds({ name, entry, plural, parts }, outer, kinds, copies, reporter)
    if (draft.kinds.length === 0 && !game.abstract && !game.incomplete && !reporter.isBroken(name))
      reporter.report('ST4031', entry.key.span, `\`${name}\` has no kinds, so there can be no such piece.`, {
        help: `If all are alike, declare one kind with the name of the class: \`kinds: { ${name}: { letter: ${name.charAt(0).toUpperCase()} } }\`.`,
      })
    drafts.push(draft)
  }
  const kind = (className: string, written: string) =>
    kinds.findIndex((k) => k.class === className && spells(written, k.name, k.plural))
  const bundles = new Bundles(
    (written) => {
      const own = kinds.flatMap((k, index) => (spells(written, k.name, k.plural) ? [index] : []))
      const row = drafts
        .flatMap((draft) => [...draft.rows])
        .find(([name]) => spells(written, name, undefined))
      return own.length > 0 ? own : (row?.[1] ?? familyOrClass(typing.classes, written))
    },
    () => [
      ...kinds.map((k) => k.name),
      ...typing.classes.flatMap(({ name, rows, families }) => [name, ...rows.keys(), ...families.keys()]),
    ],
  )
  const scope: ConstantScope = {
    ...outer,
    kind: (className, written) => {
      const found = kind(className, written)
      return found < 0 ? undefined : found
    },
    kindNames: kinds.map((k) => k.name),
    bundle: (source, from) => bundles.read(source, from),
  }
  const classes: ClassInfo[] = []
  const directions: DirectionCells = new Map()
  const late: LateColumns = new Map()
  const tracked: TrackedInfo[] = []
  const typing = {
    enumerations: outer.enumerations,
    kinds,
    classes: drafts.map((draft) => ({ ...draft, families: readFamilies(draft, kinds, reporter) })),
    groups: groupDrafts,
  }
  const printed = typeNames(typing, 'kinds', reporter.isBroken)
  const changing = typeNames(typing, 'things', reporter.isBroken)
  for (const draft of typing.classes) {
    const columns = readColumns(draft, printed, kinds, scope, directions, late, reporter)
    const eachSide = sidesEntry(draft, reporter)
    const sides = eachSide && readSides(draft, eachSide, printed, scope, reporter)
    tracked.push(...readTrackedOfClass(draft, changing, columns, scope, reporter))
    const owner = entryNamed(draft.parts, 'owner')
    if (owner !== undefined) fixedWord(owner, ['fixed', 'changes'], reporter)
    const side = ownership(draft.parts)
    const kindEntry = entryNamed(draft.parts, 'kind')
    const kind = kindEntry && fixedWord(kindEntry, ['fixed', 'changes', 'changes in secret'], reporter)
    classes.push({
      name: draft.name,
      plural: draft.plural,
      ownerFixed: side.fixed,
      ownerChanges: side.changes,
      kindChanges: kind === 'changes',
      changesUnseen: kind === 'changes in secret',
      columns,
      ...(sides === undefined ? {} : { sides }),
      families: draft.families,
      kinds: draft.kinds,
      key: draft.entry.key,
    })
  }
  reportSharedNames(drafts, kinds, reporter)
  const groups = readGroups(groupDrafts, classes, kinds, scope, reporter)
  for (const draft of groupDrafts)
    if (groups.some(({ name }) => name === draft.name))
      tracked.push(...readTrackedOfClass(draft, changing, [], scope, reporter))
  return { classes, kinds, tracked, copies, groups, directions, late, bundles: bundles.list }
}

function readKinds(
  draft: Pick<ClassDraft, 'name' | 'entry' | 'plural' | 'parts'>,
  scope: ConstantScope,
  kinds: KindInfo[],
  copies: number[],
  reporter: Reporter,
): ClassDraft {
  const { enumerations, seats } = scope
  const ofClass = ownership(draft.parts)
  const own: number[] = []
  const kindEntries: MergedEntry[] = []
  const families = new Map<string, readonly number[]>()
  const letters = new Map<string, { readonly name: string; readonly text: YamlText }>()
  const kindsEntry = entryNamed(draft.parts, 'kinds')
  const rows =
    kindsEntry === undefined ? [] : mapEntries(kindsEntry.value, kindsEntry.key.span, '`kinds`', reporter)
  for (const [name, entry] of declaredEntries(rows, `a kind of ${draft.name}`, reporter)) {
    if (kinds.length >= SIZE_LIMITS.kinds) {
      reporter.report('ST4006', entry.key.span, `A game has at most ${SIZE_LIMITS.kinds} kinds of pieces.`)
      break
    }
    const cells = mapEntries(entry.value, entry.key.span, `\`${name}\``, reporter)
    const title = entryNamed(cells, 'title')
    const plural = entryNamed(cells, 'plural')
    const copiesEntry = entryNamed(cells, 'copies')
    const prints = copiesEntry?.value.kind === 'list' ? printsOf(copiesEntry.value, reporter) : undefined
    const ownerless = readOwnerless(entryNamed(cells, 'owner'), name, draft, reporter)
    const sets = ofClass.fixed && !ownerless ? 1 : seats.length
    const { count, each } = readCopies(prints === undefined ? copiesEntry : undefined, scope, sets, reporter)
    const one: KindInfo = {
      name,
      title: (title === undefined ? undefined : entryText(title, reporter)?.text.trim()) || name,
      plural:
        (plural === undefined ? undefined : nameText(entryText(plural, reporter)?.text ?? '')) ||
        pluralOf(name),
      letter: readLetter(entryNamed(cells, 'letter'), name, letters, reporter),
      class: draft.name,
      ownerless,
      key: entry.key,
    }
    const made =
      prints !== undefined
        ? kindOfEachPrint(one, prints.length)
        : each === undefined
          ? [one]
          : kindOfEach(one, each, enumerations.get(each) ?? [])
    if (each !== undefined || prints !== undefined) {
      const members = made.map((_, i) => kinds.length + i)
      families.set(name, members)
      if (one.plural !== pluralOf(name)) families.set(one.plural, members)
    }
    for (const [i, kind] of made.entries()) {
      const print = prints?.[i]
      own.push(kinds.length)
      kindEntries.push(print === undefined ? entry : printed(entry, print))
      copies.push(count)
      kinds.push(kind)
    }
  }
  return { ...draft, kinds: own, kindEntries, rows: families }
}

function sidesEntry({ parts }: ClassDraft, reporter: Reporter): MergedEntry | undefined {
  const printed = entryNamed(parts, 'printed')
  const sides =
    printed && entryNamed(mapEntries(printed.value, printed.key.span, '`printed`', reporter), EACH_SIDE)
  return sides?.value.kind === 'map' ? sides : undefined
}

/** `2 of each colour`: a red one, a blue one... */
function kindOfEach(one: KindInfo, enumeration: string, values: readonly string[]): readonly KindInfo[] {
  return values.map((value, index) => ({
    ...one,
    name: `${value} ${one.name}`,
    title: `${value} ${one.title}`,
    plural: `${value} ${one.plural}`,
    each: { enumeration, value: index, called: value },
  }))
}

/** `orc-1`, `orc-2`...: one kind for each print. */
function kindOfEachPrint(one: KindInfo, count: number): readonly KindInfo[] {
  return Array.from({ length: count }, (_, i) => ({
    ...one,
    name: `${one.name}-${i + 1}`,
    title: `${one.title}-${i + 1}`,
    plural: pluralOf(`${one.name}-${i + 1}`),
  }))
}

/** A noun such as `soldiers on board` may name a kind or a class, so each spelling must refer to only one of them. */
function reportSharedNames(
  drafts: readonly ClassDraft[],
  kinds: readonly KindInfo[],
  reporter: Reporter,
): void {
  type Named = {
    readonly what: string
    readonly key: YamlText
    readonly alone: boolean
    readonly class: string
  }
  const taken = new Map<string, Named>()
  const take = (named: Named, ways: readonly string[]) => {
    for (const way of ways) {
      const former = taken.get(way)
      if (former === undefined) {
        taken.set(way, named)
        continue
      }
      if (former.key === named.key) continue
      // A class with a single kind may share its name with it: they refer to the same pieces.
      if (former.class === named.class && former.alone && named.alone) continue
      const message = `\`${way}\` would mean ${former.what} and ${named.what}.`
      reporter.report('ST4003', named.key.span, message, {
        why: 'Classes and kinds are used in the same places, so a name can mean only one of them.',
        ...(former.class === named.class && former.what.startsWith('the class')
          ? { help: 'Only a single kind may share the name of its class; give this one another name.' }
          : {}),
        related: [{ span: former.key.span, label: former.what }],
      })
      return
    }
  }
  for (const { name, plural, entry, kinds: own, rows } of drafts)
    take(
      { what: `the class \`${name}\``, key: entry.key, alone: isOneRow(own, rows), class: name },
      spellings(name, plural),
    )
  for (const draft of drafts) {
    const alone = draft.kinds.length === 1
    for (const index of draft.kinds) {
      const kind = kinds[index]
      if (kind === undefined) continue
      const what = `the kind \`${kind.name}\` of \`${draft.name}\``
      take({ what, key: kind.key, alone, class: draft.name }, [...new Set([kind.name, kind.plural])])
    }
    for (const [name, [first]] of draft.rows) {
      const key = kinds[first ?? -1]?.key
      if (key !== undefined)
        take(
          {
            what: `\`${name}\` of \`${draft.name}\``,
            key,
            alone: isOneRow(draft.kinds, draft.rows),
            class: draft.name,
          },
          [name],
        )
    }
    const families = entryNamed(draft.parts, 'families')
    for (const { key } of families?.value.kind === 'map' ? families.value.entries : []) {
      const name = nameText(key.text)
      const what = `the family \`${name}\` of \`${draft.name}\``
      take({ what, key, alone: false, class: draft.name }, spellings(name, undefined))
    }
  }
}

/** True if all kinds of a class come from one row, so its name and that of the class refer to the same pieces. */
function isOneRow(kinds: readonly number[], rows: ClassDraft['rows']): boolean {
  return kinds.length === 1 || [...rows.values()].some((row) => row.length === kinds.length)
}

/** The kinds of a family, or of a whole class. */
function familyOrClass(
  classes: readonly (ClassDraft & Pick<ClassInfo, 'families'>)[],
  written: string,
): readonly number[] | undefined {
  for (const { families } of classes)
    for (const [family, members] of families) if (spells(written, family, undefined)) return members
  return classes.find(({ name, plural }) => spells(written, name, plural))?.kinds
}
