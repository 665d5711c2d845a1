import type { Example } from './examples/example.ts'
import type { MergedGame } from './merge/merged.ts'
import { sameLists, sameNode, saySame, type LeftOut } from './merge/same-content.ts'

/**
 * What is done and not what there is: examples speak of names, types and offers, whatever the steps behind them are. So
 * after an edit of these parts an example still reads as it did.
 */
const DONE: LeftOut = new Map<string, 'values' | readonly string[]>([
  ['play', 'values'],
  ['stages', 'values'],
  ['whenever', 'values'],
  ['end', 'values'],
  ['actions', ['then', 'only if']],
])

/** A game with which nothing was wrong, and what was looked at to find that out. */
interface Sound {
  readonly game: MergedGame
  readonly lookedAt: readonly string[]
}

interface SoundExamples extends Sound {
  /** Which actions are offered together: it follows from the steps. */
  readonly offers: string
  readonly examples: ReadonlyMap<string, Example>
}

/**
 * Checks that had nothing to say. What says the same as then, wherever it stands now, has nothing wrong with it either, and
 * is not looked at again. Whatever had something wrong is looked at each time.
 */
export class KnownChecks {
  private readonly games = new Map<string, Sound>()
  private readonly examples = new Map<string, SoundExamples>()

  isSound(what: string, game: MergedGame): boolean {
    const known = this.games.get(what)
    return known !== undefined && saySame(known.game, game, known.lookedAt)
  }

  noteGame(what: string, game: MergedGame): void {
    this.games.set(what, { game, lookedAt: [...game.sections.lookedAt] })
  }

  /** Tells of an example whether nothing is wrong with it. `offers` is not needed of a game that says the same as a whole. */
  soundExamples(what: string, game: MergedGame, offers: string | undefined): (example: Example) => boolean {
    const known = this.examples.get(what)
    const isKnown =
      known !== undefined &&
      (offers === undefined
        ? saySame(known.game, game, known.lookedAt)
        : offers === known.offers && saySame(known.game, game, known.lookedAt, DONE))
    if (!isKnown) return () => false
    return (example) => {
      const before = known.examples.get(keyOf(example))
      return before !== undefined && sameExample(before, example)
    }
  }

  /** `offers` as it was if that is not given: then the game says what it did. */
  noteExamples(what: string, game: MergedGame, offers: string | undefined, sound: readonly Example[]): void {
    const before = this.examples.get(what)
    this.examples.set(what, {
      game,
      lookedAt: [...new Set([...(before?.lookedAt ?? []), ...game.sections.lookedAt])],
      offers: offers ?? before?.offers ?? '',
      examples: new Map(sound.map((example) => [keyOf(example), example])),
    })
  }
}

function keyOf({ label, layer }: Example): string {
  return `${layer.index} ${label}`
}

function sameExample(one: Example, other: Example): boolean {
  return (
    one.players === other.players &&
    sameLists(one.play, other.play, sameNode) &&
    sameLists(
      one.given,
      other.given,
      (a, b) => a.key.text === b.key.text && sameNode(a.key, b.key) && sameNode(a.value, b.value),
    )
  )
}
