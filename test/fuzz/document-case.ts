import { caseChance } from './chance.ts'
import type { Chance } from './chance.ts'
import { SAMPLES } from './corpus.ts'
import { mutated } from './mutations.ts'
import { fault, faultWhenConfigured, faultWhenPlayed } from './verdict.ts'
import { timed } from './timed.ts'
import { boardRuleset } from '../codegen/made/boards.ts'
import { handRuleset } from '../codegen/made/hands.ts'
import { madeRuleset } from '../codegen/made/ruleset.ts'

const TOTAL = SAMPLES.reduce((sum, { weight }) => sum + weight, 0)

/** One in this many documents is not a sample, but made entirely at random. */
const MADE = 8

/** Corrupts a document at random, and returns what is wrong with how it is accepted or refused. */
export function documentFault(seed: number, number: number): string | undefined {
  const next = caseChance(seed, number)
  const { name, text } = next(MADE) === 0 ? made(next) : sample(next)
  const spoilt = mutated(text, next)
  const told =
    timed(() => fault(name, spoilt.text)) ??
    (number % 20 === 0 ? faultWhenConfigured(name, spoilt.text) : undefined) ??
    // The work that rules may cause is limited, which bounds the time that a game takes.
    (isCheap(name) || number % 20 === 1 ? faultWhenPlayed(name, spoilt.text) : undefined)
  return told === undefined ? undefined : `${name} with ${spoilt.by}: ${told}`
}

function isCheap(name: string): boolean {
  return name.startsWith('small/')
}

function made(next: Chance): { readonly name: string; readonly text: string } {
  return { name: 'small/made.yaml', text: madeText(next(1_000_000)) }
}

/** A ruleset of one of the sorts that are made at random. */
export function madeText(seed: number): string {
  const sorts = [() => madeRuleset(seed).text, () => boardRuleset(seed), () => handRuleset(seed)]
  return sorts[seed % sorts.length]?.() ?? ''
}

function sample(next: Chance): { readonly name: string; readonly text: string } {
  let at = (TOTAL * next(1_000_000)) / 1_000_000
  return SAMPLES.find(({ weight }) => (at -= weight) < 0) ?? made(next)
}
