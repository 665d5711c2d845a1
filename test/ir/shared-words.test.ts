import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scanHead } from '../../grammar/document/scan-head.ts'
import type { GameIR, StepIR } from '../../grammar/ir/ir.ts'
import type { StepOf } from '../../grammar/ir/nodes.ts'
import { numbersIn, walk } from '../../grammar/ir/walk.ts'
import { corpus } from '../corpus/corpus.ts'
import { irCalled } from '../codegen/shipped.ts'
import { irOfText } from '../codegen/texts.ts'
import { oneIn } from '../volume.ts'

/*
 * Stages, actions, loops and questions that are never in progress at once share words of the state. That no two that may be
 * in progress at once do is found out here from the IR alone.
 */

const CORPUS = join(import.meta.dirname, '../corpus')
const SHIPPED = ['stratego-classic', 'hearts', 'patrols', 'toy-battle', 'pocket-battles', 'paper-lanterns']

interface Owner {
  readonly name: string
  readonly steps: readonly StepIR[]
  readonly returnTo: readonly number[]
}

function ownersOf(ir: GameIR): readonly Owner[] {
  return [
    { name: 'play', steps: ir.play, returnTo: [] },
    ...ir.stages.map((stage, i) => ({
      name: `stage ${i}`,
      steps: [...stage.body, ...stage.leave],
      returnTo: [stage.returnTo],
    })),
    ...ir.actions.map(({ body, returnTo }, i) => ({
      name: `action ${i}`,
      steps: body,
      returnTo: [returnTo],
    })),
    ...ir.whenever.map(({ body }, i) => ({ name: `rule ${i}`, steps: body, returnTo: [] })),
  ]
}

/** Words of a loop or a question. */
function wordsOfStep(step: StepIR): readonly number[] {
  if (step.step === 'ask') return [step.saved]
  if (step.step !== 'for each') return []
  return [step.index, step.count, ...membersOf(step)]
}

function membersOf({ snapshot, capacity }: StepOf<'for each'>): readonly number[] {
  return Array.from({ length: capacity }, (_, i) => snapshot + i)
}

/** What begins right within a step, without the steps in it. */
function begunBy(step: StepIR): readonly string[] {
  if (step.step === 'run') return [`stage ${step.stage}`]
  if (step.step === 'ask') return step.offers.map(({ action }) => `action ${action}`)
  return step.step === 'settle' ? step.whenever.map((rule) => `rule ${rule}`) : []
}

const stepsIn = (steps: readonly StepIR[]): readonly StepIR[] => {
  const found: StepIR[] = []
  walk(steps, (node) => {
    if ('step' in node) found.push(node)
  })
  return found
}

/** Pairs that may be in progress at once and have a word in common. */
function clashes(ir: GameIR): readonly string[] {
  const owners = new Map(ownersOf(ir).map((owner) => [owner.name, owner]))
  const reached = new Map<string, ReadonlySet<string>>()
  const within = (names: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>()
    const open = [...names]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue
      found.add(name)
      for (const step of stepsIn(owners.get(name)?.steps ?? [])) open.push(...begunBy(step))
    }
    return found
  }
  const wordsWithin = (name: string): ReadonlySet<number> => {
    const owner = owners.get(name)
    return new Set([...(owner?.returnTo ?? []), ...stepsIn(owner?.steps ?? []).flatMap(wordsOfStep)])
  }
  const words = new Map([...owners.keys()].map((name) => [name, wordsWithin(name)]))
  const found: string[] = []
  /** Nothing begins again while it is in progress. */
  const compare = (owner: string, what: string, own: readonly number[], steps: readonly StepIR[]): void => {
    const inner = stepsIn(steps)
    const others = new Set(inner.flatMap(wordsOfStep))
    if (own.some((word) => others.has(word))) found.push(`${what} and a step in it`)
    const begun = inner.flatMap(begunBy)
    const key = begun.toSorted().join()
    const all = reached.get(key) ?? within(begun)
    reached.set(key, all)
    for (const name of all)
      if (name !== owner && own.some((word) => words.get(name)?.has(word) === true))
        found.push(`${what} and ${name}`)
  }
  for (const { name, steps, returnTo } of owners.values()) {
    compare(name, name, returnTo, steps)
    for (const step of stepsIn(steps)) {
      const own = wordsOfStep(step)
      if (own.length === 0) continue
      if (new Set(own).size < own.length) found.push(`${name}: a step and itself`)
      if (step.step === 'for each') compare(name, `${name}: a loop`, own, step.body)
      // The question itself begins what is answered.
      if (step.step === 'ask') {
        compare(name, `${name}: a question`, own, step.orElse)
        for (const begun of within(begunBy(step)))
          if (own.some((word) => words.get(begun)?.has(word) === true))
            found.push(`${name}: a question and ${begun}`)
      }
    }
  }
  return found
}

/** Words that something else uses, too, or that are in no region of such words. */
function misplaced(ir: GameIR): readonly number[] {
  const owners = ownersOf(ir)
  const steps = owners.flatMap((owner) => stepsIn(owner.steps))
  const shared = new Set([...owners.flatMap(({ returnTo }) => returnTo), ...steps.flatMap(wordsOfStep)])
  const others = new Set<number>()
  for (const { params } of ir.stages) for (const at of params) others.add(at)
  for (const { params, choices, lets } of ir.actions)
    for (const at of [...params, ...[...choices, ...lets].map(({ cell }) => cell)]) others.add(at)
  for (const step of steps) {
    for (const at of numbersIn(step, 'sets', 'sets region', 'resets')) others.add(at)
    if (step.step !== 'ask') for (const at of numbersIn(step, 'saves')) others.add(at)
    if ('cell' in step && typeof step.cell === 'number') others.add(step.cell)
  }
  // Whoever sees into a state reads such a word as what it holds for any loop.
  const loops = steps.filter((step) => step.step === 'for each')
  const members = new Set(loops.flatMap(membersOf))
  for (const { index, count } of loops) for (const at of [index, count]) if (members.has(at)) others.add(at)
  const local = new Set(
    ir.memory.regions
      .filter(({ per }) => per === 'local')
      .flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  )
  return [...shared].filter((at) => others.has(at) || !local.has(at) || at >= ir.memory.size)
}

/** A stage that a rule runs, and within which the rule is tested again: in vain, but it looks as if each were in the other. */
const RING = `sandtable: 1
id: ring
title: Ring
players: { seats: [ one, two ] }
pieces:
  stone: { kinds: { pebble: { copies: 6 } } }
places:
  bag: { holds: stones, seen by: everyone }
  field: { each: player, holds: stones, seen by: everyone }
  pit: { holds: stones, seen by: everyone }
box:
  bag: all stones
play:
  - turns from one, at most 20: you must take or else nothing
stages:
  tidy(player called p):
    - for each stone in field of p: move stone to pit
actions:
  take:
    choose:
      stone: stones in bag
    then: move stone to your field
whenever:
  too many stones:
    for each: player where number of stones in field of it > 1
    then:
      - for each player called p: tidy(p)
end:
  no more:
    when: no stones in bag
    drawn: yes
`

test.each([
  ['a rule that runs a stage that settles', () => irOfText(RING)] as const,
  ...SHIPPED.map((id) => [id, () => irCalled(id)] as const),
  ...oneIn(3, corpus()).map(({ name, text }) => {
    const id = scanHead(text).id ?? ''
    return [name, () => irCalled(id, [], CORPUS)] as const
  }),
])('what may be in progress at once has words of its own: %s', (_, made) => {
  const ir = made()
  expect(clashes(ir)).toEqual([])
  expect(misplaced(ir)).toEqual([])
  const { regions, size } = ir.memory
  const words = regions.reduce((sum, { length }) => sum + length, 0)
  // No region lies within another, and none behind the end.
  expect(new Set(regions.flatMap(({ at, length }) => Array.from({ length }, (__, i) => at + i))).size).toBe(
    words,
  )
  expect(Math.max(...regions.map(({ at, length }) => at + length))).toBe(size)
})
