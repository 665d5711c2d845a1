import { caseChance } from './chance.ts'
import type { Chance } from './chance.ts'
import { SAMPLES } from './corpus.ts'
import { mutated } from './mutations.ts'
import { fault, faultWhenConfigured, faultWhenPlayed } from './verdict.ts'
import { timed } from './timed.ts'
import { madeRuleset } from '../codegen/made/ruleset.ts'

const TOTAL = SAMPLES.reduce((sum, { weight }) => sum + weight, 0)

/** One document in so many is not a sample, but made at random from end to end. */
const MADE = 8

/** A document that was spoilt at random, and what is wrong with how it is taken or refused. */
export function documentFault(seed: number, number: number): string | undefined {
  const next = caseChance(seed, number)
  const { name, text } = next(MADE) === 0 ? made(next) : sample(next)
  const spoilt = mutated(text, next)
  const told =
    timed(() => fault(name, spoilt.text)) ??
    (number % 20 === 0 ? faultWhenConfigured(name, spoilt.text) : undefined) ??
    // How long a game may take is bounded by the work that its rules may make.
    (isCheap(name) || number % 20 === 1 ? faultWhenPlayed(name, spoilt.text) : undefined)
  return told === undefined ? undefined : `${name} with ${spoilt.by}: ${told}`
}

function isCheap(name: string): boolean {
  return name.startsWith('small/')
}

function made(next: Chance): { readonly name: string; readonly text: string } {
  return { name: 'small/made.yaml', text: madeRuleset(next(1_000_000)).text }
}

function sample(next: Chance): { readonly name: string; readonly text: string } {
  let at = (TOTAL * next(1_000_000)) / 1_000_000
  return SAMPLES.find(({ weight }) => (at -= weight) < 0) ?? made(next)
}
