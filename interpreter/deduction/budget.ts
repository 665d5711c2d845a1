import { Lost } from './branch.ts'

/**
 * A work budget. It counts units of the reference back end and never time, so the result is the same on every machine.
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

  /** Lends a share of the rest to some work. */
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

/** Thrown when the budget is spent. The open question remains open. */
export class Exhausted extends Lost {
  constructor() {
    super('it takes too much work to tell what faces do')
  }
}

/** Upper bound on what easy answers may save up for a hard one. */
const MOST_SAVED = 400_000
/** Budget that each answer adds. A whole game costs at most this much per answer. */
const FOR_EACH_ANSWER = 4_000

/** Upper bound on the work for this many answers. */
export function mostWorkOn(answers: number): number {
  return MOST_SAVED + FOR_EACH_ANSWER * answers
}

/** Budget for a sequence of answers. Whatever one leaves over, later ones may use. */
export class Savings extends Budget {
  constructor() {
    super(MOST_SAVED)
  }

  /** Call it once for each answer. */
  add(): void {
    this.left = Math.min(MOST_SAVED, Math.max(0, this.left) + FOR_EACH_ANSWER)
  }
}
