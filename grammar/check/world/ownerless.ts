import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { ClassDraft } from './classes.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, fixedWord } from './tree-reading.ts'
import type { ClassInfo, KindInfo } from './world.ts'

/** The `owner` of a class. Unknown words are reported elsewhere. */
export function ownership(parts: readonly MergedEntry[]): {
  readonly fixed: boolean
  readonly changes: boolean
} {
  const word = wordOf(parts, 'owner')
  return { fixed: word === 'fixed' || word === 'changes', changes: word === 'changes' }
}

/** `owner: nobody` in the row of a kind, beside kinds that belong to players. */
export function readOwnerless(
  entry: MergedEntry | undefined,
  kind: string,
  draft: Pick<ClassDraft, 'name' | 'parts'>,
  reporter: Reporter,
): boolean {
  if (entry === undefined || fixedWord(entry, ['nobody'], reporter) === undefined) return false
  const ofClass = entryNamed(draft.parts, 'owner')
  if (!ownership(draft.parts).fixed) {
    reporter.report('ST4048', entry.key.span, `No \`${draft.name}\` has an owner of its own.`, {
      why: `It belongs to whoever owns the place where it lies, so a \`${kind}\` is nobody's where the place is nobody's.`,
      help: `Leave this out, or write \`owner: fixed\` under \`${draft.name}\` if its other kinds belong to players.`,
      ...(ofClass === undefined ? {} : { related: [{ span: ofClass.key.span, label: 'says so' }] }),
    })
    return false
  }
  if (wordOf(draft.parts, 'kind') !== 'changes in secret') return true
  return (
    reporter.report(
      'ST4048',
      entry.key.span,
      `A \`${draft.name}\` changes its kind in secret, and nobody could do that for a \`${kind}\`.`,
      { help: `Make \`${kind}\` a class of its own, in a place of its own.` },
    ) ?? false
  )
}

function wordOf(parts: readonly MergedEntry[], name: string): string | undefined {
  const value = entryNamed(parts, name)?.value
  return value?.kind === 'text' ? value.text.trim() : undefined
}

/** `red runner`, where runners are nobody's. */
export function nobodys(
  { name, key }: KindInfo,
  seat: string,
): readonly [message: string, more: Partial<Diagnostic>] {
  return [
    `A \`${name}\` is nobody's, so there is none of \`${seat}\`.`,
    {
      help: `Leave out \`${seat}\`.`,
      related: [{ span: key.span, label: 'nobody owns these' }],
    },
  ]
}

/** True if pieces of a kind have an owner in every place. */
export function isOwned(
  classes: readonly Pick<ClassInfo, 'name' | 'ownerFixed'>[],
  kind: Pick<KindInfo, 'class' | 'ownerless'> | undefined,
): boolean {
  return kind?.ownerless === false && classes.some((one) => one.name === kind.class && one.ownerFixed)
}

/** For a class with fixed owners: true if a piece of one of these kinds may have none. */
export function mayBeNobodys(
  own: Pick<ClassInfo, 'kinds' | 'ownerFixed' | 'ownerChanges' | 'kindChanges'>,
  all: readonly Pick<KindInfo, 'ownerless'>[],
  kinds: Iterable<number>,
): boolean {
  const isOwnerless = (kind: number): boolean => all[kind]?.ownerless === true
  // A piece that changes may have begun as another kind.
  return own.ownerFixed && [...(own.kindChanges ? own.kinds : kinds)].some(isOwnerless)
}
