import type { World } from '../world/world.ts'

/**
 * A question that was asked about the world: whatever depended only on the answer need not be read again while the
 * answer stays the same.
 */
export interface Answered {
  readonly ask: (world: World) => number | string
  readonly answer: number | string
}

/** What a text reads from the state. */
export interface Reads {
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
  /** Terms, rules, tallies and tables that it calls, and those that these call. */
  readonly functions: ReadonlySet<string>
  /** Actions whose text it reads, to see whether somebody may be able to do them. */
  readonly actions: ReadonlySet<string>
  /** What is known before the game and may change by itself, see `world/watched.ts`; and sections whose texts it reads. */
  readonly facts: ReadonlySet<string>
  /** What it asked of facts that it did not look at itself, by the question. */
  readonly answers: ReadonlyMap<string, Answered>
}

/** What is under one name in a section. */
export function factOfEntry(section: string, name: string): string {
  return `${name} under ${section}`
}

type Texts = Pick<Reads, 'functions' | 'actions' | 'facts' | 'answers'>

/** What has been edited, by name. */
export interface Changed extends Pick<Reads, 'functions' | 'actions' | 'facts'> {
  /** The world as it is now. */
  readonly world: World
}

/** Does something read what has changed? */
export function looksAt(reads: Texts, changed: Changed): boolean {
  return (
    isOneOf(changed.functions, reads.functions) ||
    isOneOf(changed.actions, reads.actions) ||
    isOneOf(changed.facts, reads.facts) ||
    (changed.facts.size > 0 && isAnsweredElse(reads.answers, changed.world))
  )
}

function isAnsweredElse(answers: Reads['answers'], world: World): boolean {
  for (const { ask, answer } of answers.values()) if (ask(world) !== answer) return true
  return false
}

function isOneOf(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const name of some) if (all.has(name)) return true
  return false
}

/** The same while the text is being read. */
export class Noted implements Reads {
  readonly places = new Set<string>()
  readonly words = new Set<number>()
  readonly functions = new Set<string>()
  readonly actions = new Set<string>()
  readonly facts = new Set<string>()
  readonly answers = new Map<string, Answered>()
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

  /** Of what looks at no state by itself. */
  addTexts({ functions, actions, facts, answers }: Texts): void {
    for (const name of functions) this.functions.add(name)
    for (const name of actions) this.actions.add(name)
    for (const fact of facts) this.facts.add(fact)
    for (const [question, answered] of answers) this.answers.set(question, answered)
  }
}
