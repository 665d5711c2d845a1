import type { Reads } from '../check/elaboration/reads.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { entryDigest } from '../examples/entry-points.ts'
import type { Example } from '../examples/example.ts'
import type { MergedGame } from '../merge/merged.ts'
import type { Judged } from './judge.ts'
import type { KnownChecks, SoundExample } from './known-checks.ts'
import { exampleKey, sameExample, sameForExamples } from './known-checks.ts'
import { planExample, type Configured } from './ruleset.ts'

/** The result of reading examples in a game. */
export interface ExamplesRead {
  readonly judged: Judged
  readonly found: ReadonlyMap<Example, readonly Diagnostic[]>
  /** Examples that were not read in the game that callers get. Their names are looked up lazily. */
  readonly left: Example[]
}

export function examplesRead(
  judged: Judged,
  game: MergedGame,
  examples: readonly Example[],
  checks: KnownChecks,
): ExamplesRead {
  const found = new Map<Example, readonly Diagnostic[]>()
  const left: Example[] = []
  const sound = new Map<string, SoundExample>()
  const soundBefore = examplesBefore(judged, game, checks)
  for (const example of examples) {
    const known = soundBefore(example)
    if (known !== undefined) {
      sound.set(exampleKey(example), known)
      left.push(example)
      continue
    }
    const read = readExample(judged, example)
    if (read === undefined) continue
    found.set(example, read.diagnostics)
    if (!read.isHandedOut) left.push(example)
    if (read.diagnostics.length === 0)
      sound.set(exampleKey(example), { example, reads: read.reads, entry: read.entry })
  }
  note(judged, game, sound, checks)
  return { judged, found, left }
}

/** The result of an example that was valid before and is unchanged in this game. */
function examplesBefore(
  judged: Judged,
  game: MergedGame,
  checks: KnownChecks,
): (example: Example) => SoundExample | undefined {
  const cached = checks.examples.get(judged.key)
  const { edited } = judged
  const isOfSame = edited?.sound.configured.ruleset.game === cached?.game
  const isKnown =
    cached !== undefined &&
    ((isOfSame && edited?.differs === 'nowhere') ||
      sameForExamples(cached, edited?.game ?? game, offersOf(judged), isOfSame))
  if (!isKnown) return () => undefined
  if (isOfSame && edited?.differs === 'nowhere') return sameBefore
  const { reading } = judged
  const changed = isOfSame && edited?.differs === 'in parts' ? reading?.changed : undefined
  return (example) => {
    const before = sameBefore(example)
    if (before === undefined || (changed !== undefined && changed.isReadBy(before.reads))) return undefined
    const entry = reading && entryDigest(reading.configured.checked, example)
    return entry === before.entry ? before : undefined
  }

  function sameBefore(example: Example): SoundExample | undefined {
    const before = cached?.read.get(exampleKey(example))
    return before !== undefined && sameExample(before.example, example) ? before : undefined
  }
}

function note(
  judged: Judged,
  game: MergedGame,
  read: ReadonlyMap<string, SoundExample>,
  checks: KnownChecks,
): void {
  const { key, edited } = judged
  const before = checks.examples.get(key)
  const lookedAt = new Set([...(before?.lookedAt ?? []), ...game.sections.lookedAt])
  const sound = checks.soundGame(key)
  // Results for the valid game are kept until it changes, because the next edit is compared with it.
  const isOfSound = before !== undefined && before.game === sound && sound !== game
  if (edited === undefined && !isOfSound)
    checks.examples.set(key, { game, lookedAt, offers: offersOf(judged), read })
  // Examples that are valid in a partly changed game may be invalid in the game with which it was compared.
  else if (edited?.differs === 'nowhere' && before?.game === edited.sound.configured.ruleset.game)
    checks.examples.set(key, { ...before, read })
}

interface ExampleRead {
  readonly diagnostics: readonly Diagnostic[]
  readonly reads: Reads
  readonly entry: string
  readonly isHandedOut: boolean
}

function readExample(judged: Judged, example: Example): ExampleRead | undefined {
  const { reading } = judged
  const read = reading && readIn(reading.configured, example)
  const standing = read && reading.standing(read.diagnostics)
  if (standing !== undefined && read !== undefined)
    return { ...read, diagnostics: standing, isHandedOut: judged.edited === undefined }
  const { configured } = judged
  return configured && { ...readIn(configured, example), isHandedOut: true }
}

function readIn(configured: Configured, example: Example): Omit<ExampleRead, 'isHandedOut'> {
  const { result, reads } = configured.checked.reading.collectReads(() => planExample(configured, example))
  return { diagnostics: result.diagnostics, reads, entry: entryDigest(configured.checked, example) }
}

/** The offers by question: examples depend on them, and they follow from the steps. */
function offersOf({ reading }: Judged): string {
  return JSON.stringify(
    reading?.configured.checked.facts.asks.map(({ offers }) => offers.map(({ action }) => action)),
  )
}

/** The game in which examples were read, including the names in those that were left. */
export function readingOf({ judged: { configured }, left }: ExamplesRead): readonly Configured[] {
  if (configured === undefined) return []
  for (const example of left.splice(0))
    configured.checked.names.later(() => void planExample(configured, example))
  return [configured]
}
