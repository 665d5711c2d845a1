import type { World } from '../world/world.ts'

/**
 * An answered question about the world. Results that depended only on the answer stay valid while it stays the same.
 */
interface Answered {
  readonly ask: (world: World) => number | string
  readonly answer: number | string
}

/** Texts and facts that a text reads. */
interface TextsRead {
  /** Terms, rules, tallies and tables that it calls. */
  readonly functions: ReadonlySet<string>
  /** Actions whose text it reads, to see whether somebody may be able to perform them. */
  readonly actions: ReadonlySet<string>
  /** Constant facts that may change individually, see `world/watched-world.ts`; and sections whose texts it reads. */
  readonly facts: ReadonlySet<string>
  /** Answers to questions about facts that it did not read itself, by question. */
  readonly answers: ReadonlyMap<string, Answered>
  /** Reads of nested and called texts: an acyclic graph, so that a chain of calls is not copied. */
  readonly within: ReadonlySet<TextsRead>
}

/** The reads of a text. */
export interface Reads extends TextsRead {
  /** Places that it names. */
  readonly places: ReadonlySet<string>
  /** True if it reads the place of something in any place. */
  readonly anyPlace: boolean
  /** Addresses of tracked values. */
  readonly words: ReadonlySet<number>
  /** True if it mentions the player on turn. */
  readonly you: boolean
  /** True if it makes hidden things public. */
  readonly opens: boolean
  /** True if it asks about the position after the move being judged. */
  readonly behind: boolean
}

/** The name of the fact for an entry of a section. */
export function factOfEntry(section: string, name: string): string {
  return `${name} under ${section}`
}

/** The edited names. */
export class Changed {
  readonly functions: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  readonly facts: ReadonlySet<string>
  private readonly world: World
  private readonly known = new Map<TextsRead, boolean>()

  /** The world after the edit. */
  constructor(edited: Pick<TextsRead, 'functions' | 'actions' | 'facts'>, world: World) {
    this.functions = edited.functions
    this.actions = edited.actions
    this.facts = edited.facts
    this.world = world
  }

  /** True if a text, or one within it, read something that was edited. */
  isReadBy(reads: TextsRead): boolean {
    const cached = this.known.get(reads)
    if (cached !== undefined) return cached
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

/** Names of all functions that texts call, transitively. */
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

  /** Adds only the texts, for something that does not read the state itself. */
  addTexts(reads: TextsRead): void {
    this.within.add(reads)
  }
}
