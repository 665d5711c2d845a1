import { Lost } from './branch.ts'

/**
 * Work that may still be done. It is counted in the units of the reference back end and never timed, so equal games are
 * judged alike on every machine.
 */
export class Budget {
  left: number

  constructor(left: number) {
    this.left = left
  }

  get isSpent(): boolean {
    return this.left <= 0
  }

  spend(work: number): void {
    this.left -= work
    if (this.left < 0) throw new Exhausted()
  }

  /** Does something with a share of what is left. */
  lend<T>(share: number, use: (part: Budget) => T): T {
    const lent = Math.max(0, Math.floor(this.left * share))
    const part = new Budget(lent)
    try {
      return use(part)
    } finally {
      this.left -= lent - part.left
    }
  }
}

/** The budget is spent: whatever would have been concluded remains open. */
export class Exhausted extends Lost {
  constructor() {
    super('it takes too much work to tell what faces do')
  }
}

/** The most that the answers of others may save up for one that is hard to judge. */
const MOST_SAVED = 400_000
/** What every answer adds. So the whole of a game costs no more than this for each answer. */
const FOR_EACH_ANSWER = 4_000

/** What the analysis of so many answers may cost in all. */
export function mostWorkOn(answers: number): number {
  return MOST_SAVED + FOR_EACH_ANSWER * answers
}

/** Pays for the analysis of answers, one after the other: what one has left over, later ones may use. */
export class Savings extends Budget {
  constructor() {
    super(MOST_SAVED)
  }

  /** Call it once for each answer. */
  add(): void {
    this.left = Math.min(MOST_SAVED, Math.max(0, this.left) + FOR_EACH_ANSWER)
  }
}
