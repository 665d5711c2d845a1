import { ADD } from './steps/add.ts'
import { REVEAL } from './steps/reveal.ts'
import { SET } from './steps/set.ts'
import { SHUFFLE } from './steps/shuffle.ts'
import { SUBTRACT } from './steps/subtract.ts'
import { SWAP } from './steps/swap.ts'
import { TAKE } from './steps/take.ts'

export const PLAIN_STEPS = [SWAP, SHUFFLE, REVEAL, SET, ADD, SUBTRACT, TAKE] as const

/** One of them, with its fields. */
export type AnyPlainStep = (typeof PLAIN_STEPS)[number]
