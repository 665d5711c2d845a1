import { Changed, factOfEntry } from '../check/elaboration/reads.ts'
import { leapsText } from '../check/world/leaps.ts'
import { buildWorld, type WorldConfig } from '../check/world/build-world.ts'
import { factsChanged } from '../check/world/watched-world.ts'
import type { World } from '../check/world/world.ts'
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutUses } from '../diagnostics/follow-ups.ts'
import { comparedName } from '../document/names.ts'
import type { MergedEntry, MergedGame } from '../merge/merged.ts'
import { translateDiagnostics } from '../merge/translate-diagnostics.ts'
import { withRemovals } from '../merge/removal-notes.ts'
import { FUNCTION_SECTIONS, WORLD_SECTIONS, type Edited, type KnownChecks } from './known-checks.ts'
import { configure, type Configured, type Ruleset } from './ruleset.ts'

/** The result of checking a game. */
export interface Judged {
  readonly diagnostics: readonly Diagnostic[]
  /** The game that callers get. Built lazily if finding errors did not need it. */
  readonly configured: Configured | undefined
  /** The game, complete enough to read texts in it. */
  readonly reading: Reading | undefined
  /** The valid game with which it was compared. Undefined if everything was checked. */
  readonly edited: Edited | undefined
  /** The key of the check. */
  readonly key: string
}

interface Reading {
  readonly configured: Configured
  /** The differences from the valid game. */
  readonly changed: Changed
  /** The game's diagnostics at the current positions of its texts. Undefined if these are unknown. */
  standing(found: readonly Diagnostic[]): readonly Diagnostic[] | undefined
}

export function judge(
  ruleset: Ruleset,
  players: number | undefined,
  options: ReadonlyMap<string, string>,
  what: string,
  checks: KnownChecks,
): Judged {
  const key = JSON.stringify([what, ruleset.game.id, players, [...options]])
  const config: WorldConfig = { players, options }
  const check = lazily(() => configure(ruleset, players, options))
  const edited = checks.edited(key, ruleset.game)
  if (edited?.differs === 'nowhere') {
    const again = lazily(() => readAgain(ruleset, config, edited))
    return {
      diagnostics: [],
      get configured() {
        return check().configured
      },
      get reading() {
        return again()?.reading
      },
      edited,
      key,
    }
  }
  const again = edited === undefined ? undefined : readAgain(ruleset, config, edited)
  if (again !== undefined)
    return {
      diagnostics: again.diagnostics,
      get configured() {
        return check().configured
      },
      reading: again.reading,
      edited,
      key,
    }
  const { configured, diagnostics } = check()
  if (configured !== undefined && diagnostics.length === 0) checks.noteGame(key, configured)
  return {
    diagnostics,
    configured,
    reading: configured && {
      configured,
      changed: new Changed({ functions: new Set(), actions: new Set(), facts: new Set() }, configured.world),
      standing: (found) => found,
    },
    edited: undefined,
    key,
  }
}

function lazily<T>(make: () => T): () => T {
  let cache: { readonly value: T } | undefined
  return () => (cache ??= { value: make() }).value
}

/** Checks only the changes. Undefined if more must be checked. */
function readAgain(
  ruleset: Ruleset,
  config: WorldConfig,
  { sound, game }: Edited,
): { readonly diagnostics: readonly Diagnostic[]; readonly reading: Reading } | undefined {
  const before = sound.configured
  const diagnostics = new Diagnostics()
  const now = worldNow(before, game, config, diagnostics)
  if (now === undefined) return undefined
  const { world } = now
  const changed = changedIn(before.ruleset.game, game, now)
  const checked = before.checked.again(game, world, changed, diagnostics)
  if (checked === undefined) return undefined
  const standing: Reading['standing'] = (list) => translateDiagnostics(list, game, ruleset.game)
  const found = standing(diagnostics.list)
  if (found === undefined) return undefined
  return {
    diagnostics: withoutUses(withRemovals(ruleset.game, found)),
    reading: {
      configured: { ruleset, world, checked },
      changed,
      standing,
    },
  }
}

interface WorldNow {
  readonly world: World
  readonly facts: ReadonlySet<string>
}

/** The world and its changed facts. Undefined if it is a different world. */
function worldNow(
  { ruleset: { game: before }, world }: Configured,
  game: MergedGame,
  config: WorldConfig,
  diagnostics: Diagnostics,
): WorldNow | undefined {
  const [old, now] = [new Map(before.sections), new Map(game.sections)]
  // A leap that rules newly mention is a direction of every board.
  if (leapsText(before) !== leapsText(game)) return undefined
  const changed = WORLD_SECTIONS.filter((name) => old.get(name) !== now.get(name))
  if (changed.length === 0) return { world, facts: new Set() }
  const built = buildWorld(game, config, diagnostics)
  const facts = built && factsChanged(world, built)
  if (built === undefined || facts === undefined) return undefined
  const entries = changed.flatMap((section) =>
    [...entriesChanged(section, game, before), ...entriesChanged(section, before, game)].map((name) =>
      factOfEntry(section, name),
    ),
  )
  return { world: built, facts: new Set([...facts, ...changed, ...entries]) }
}

/** Functions and actions whose objects have changed. */
function changedIn(before: MergedGame, now: MergedGame, { facts, world }: WorldNow): Changed {
  const functions = FUNCTION_SECTIONS.flatMap((section) =>
    entriesChanged(section, before, now).map(comparedName),
  )
  const actions = entriesChanged('actions', before, now)
  return new Changed({ functions: new Set(functions), actions: new Set(actions), facts }, world)
}

function entriesChanged(name: string, before: MergedGame, now: MergedGame): readonly string[] {
  const entries = ({ sections }: MergedGame): readonly MergedEntry[] => {
    const section = sections.get(name)
    return section?.kind === 'map' ? section.entries : []
  }
  const known = new Set(entries(before))
  return entries(now).flatMap((entry) => (known.has(entry) ? [] : [entry.name]))
}
