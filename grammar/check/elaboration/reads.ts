import type { World } from '../world/world.ts'

/**
 * A question that was asked about the world: whatever depended only on the answer need not be read again while the
 * answer stays the same.
 */
export interface Answered {
  readonly ask: (world: World) => number | string
  readonly answer: number | string
}

/** Texts and facts that a text reads. */
interface TextsRead {
  /** Terms, rules, tallies and tables that it calls. */
  readonly functions: ReadonlySet<string>
  /** Actions whose text it reads, to see whether somebody may be able to do them. */
  readonly actions: ReadonlySet<string>
  /** What is known before the game and may change by itself, see `world/watched.ts`; and sections whose texts it reads. */
  readonly facts: ReadonlySet<string>
  /** What it asked of facts that it did not look at itself, by the question. */
  readonly answers: ReadonlyMap<string, Answered>
  /** What the texts within it read, those that it calls among them: a graph without cycles, so that a chain of calls is not copied. */
  readonly within: ReadonlySet<TextsRead>
}

/** What a text reads. */
export interface Reads extends TextsRead {
  /** Places that it names. */
  readonly places: ReadonlySet<string>
  /** It reads where something lies, wherever that may be. */
  readonly anyPlace: boolean
  /** Addresses of tracked values. */
  readonly words: ReadonlySet<number>
  /** It mentions whoever is on turn. */
  readonly you: boolean
  /** It makes public what was hidden. */
  readonly opens: boolean
  /** It asks about the position after the move being judged. */
  readonly behind: boolean
}

/** What is under one name in a section. */
export function factOfEntry(section: string, name: string): string {
  return `${name} under ${section}`
}

/** What has been edited, by name. */
export class Changed {
  readonly functions: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  readonly facts: ReadonlySet<string>
  private readonly world: World
  private readonly known = new Map<TextsRead, boolean>()

  /** The world is the one after the edit. */
  constructor(edited: Pick<TextsRead, 'functions' | 'actions' | 'facts'>, world: World) {
    this.functions = edited.functions
    this.actions = edited.actions
    this.facts = edited.facts
    this.world = world
  }

  /** Did a text, or one within it, read something that was edited? */
  isReadBy(reads: TextsRead): boolean {
    const known = this.known.get(reads)
    if (known !== undefined) return known
    const isRead =
      isOneOf(this.functions, reads.functions) ||
      isOneOf(this.actions, reads.actions) ||
      isOneOf(this.facts, reads.facts) ||
      (this.facts.size > 0 && isAnsweredElse(reads.answers, this.world)) ||
      [...reads.within].some((inner) => this.isReadBy(inner))
    this.known.set(reads, isRead)
    return isRead
  }
}

function isAnsweredElse(answers: Reads['answers'], world: World): boolean {
  for (const { ask, answer } of answers.values()) if (ask(world) !== answer) return true
  return false
}

function isOneOf(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const name of some) if (all.has(name)) return true
  return false
}

/** Names of all functions that texts call, those within calls included; grows with what is added. */
export class FunctionsCalled {
  private readonly names = new Set<string>()
  private readonly seen = new Set<TextsRead>()

  has(name: string): boolean {
    return this.names.has(name)
  }

  add({ functions, within }: TextsRead): void {
    for (const name of functions) this.names.add(name)
    for (const inner of within) {
      if (this.seen.has(inner)) continue
      this.seen.add(inner)
      this.add(inner)
    }
  }
}

/** The same while the text is being read. */
export class Noted implements Reads {
  readonly places = new Set<string>()
  readonly words = new Set<number>()
  readonly functions = new Set<string>()
  readonly actions = new Set<string>()
  readonly facts = new Set<string>()
  readonly answers = new Map<string, Answered>()
  readonly within = new Set<TextsRead>()
  anyPlace = false
  you = false
  opens = false
  behind = false

  add(reads: Reads): void {
    for (const place of reads.places) this.places.add(place)
    for (const word of reads.words) this.words.add(word)
    this.addTexts(reads)
    this.anyPlace ||= reads.anyPlace
    this.you ||= reads.you
    this.opens ||= reads.opens
    this.behind ||= reads.behind
  }

  /** The texts only, of something that does not look at the state by itself. */
  addTexts(reads: TextsRead): void {
    this.within.add(reads)
  }
}
