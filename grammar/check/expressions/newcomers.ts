import { adjective } from '../../expression/adjectives.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Context } from '../elaboration/scope.ts'
import { spaceKind } from '../nouns/spaces-of-kind.ts'
import { hasOpponents } from './opponents.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/* Help for names that are no names, but ways to say something that is known. */

interface Help {
  readonly help?: string
}

/** `2 dice`, `2 thrown dice`, `dice`: what they are taken from. */
export function helpWithDice(el: Elaboration, context: Context, written: string, joint: 'from' | 'in'): Help {
  const [, before, noun] = /^(?:(.+) )?(dice|die)$/u.exec(written) ?? []
  if (noun === undefined) return {}
  const bags = bagsHere(el, context)
  const bag = before === undefined ? bags[0] : bags.find((name) => name === before)
  return bag === undefined ? {} : { help: `Say what they are taken from: \`dice ${joint} ${bag}\`.` }
}

/** What rolled dice, and other bags, are kept in. */
function bagsHere(el: Elaboration, context: Context): readonly string[] {
  const local = [...context.scope.variables].flatMap(([name, { value }]) =>
    value.form === 'scalar' && value.type.kind === 'bag' ? [name] : [],
  )
  const kept = [...el.tracked].flatMap(([name, list]) =>
    list.some(({ of, type }) => of === 'game' && type.kind === 'bag') ? [name] : [],
  )
  return [...local, ...kept]
}

/** `empty spaces`, `adjacent spaces`. */
export function helpWithAdjective(written: string): Help {
  const found = adjective(written)
  return found === undefined
    ? {}
    : { help: `What must hold of them follows as a condition: \`${found.noun} where ${found.condition}\`.` }
}

const QUANTIFIERS: ReadonlySet<string> = new Set(['each', 'one', 'some', 'every', 'any'])

/** `each space`, where the player chooses one of them anyway. */
export function helpWithQuantifier(written: string): Help {
  const [first = '', ...rest] = written.split(' ')
  return rest.length > 0 && QUANTIFIERS.has(first)
    ? { help: `One of them is chosen anyway: leave out \`${first}\`, and write \`${rest.join(' ')}\`.` }
    : {}
}

const OTHER_PLAYER =
  /^(?:(?:each|every|any|an)? ?other(?: player| opponent)?s?|another player)(?:'s? (?<what>.+))?$/u
const NEXT_PLAYER = /^next player(?:'s (?<what>.+))?$/u

/** `other player`, `next player's score`. */
export function helpWithPlayer(el: Elaboration, written: string): Help {
  const next = NEXT_PLAYER.exec(written)
  if (next !== null) return { help: `Write \`${owned('next(you)', next.groups?.['what'])}\`.` }
  const other = OTHER_PLAYER.exec(written)
  if (other === null) return {}
  const what = other.groups?.['what']
  if (hasOpponents(el))
    return {
      help:
        what === undefined
          ? 'The other player is called `opponent`.'
          : `The other player is called \`opponent\`: write \`${owned('opponent', what)}\`.`,
    }
  return {
    help: `Of several others, say which: the next is \`${owned('next(you)', what)}\`; \`for each others:\` goes through all, each called \`other\`; and a player chooses one with \`rival: others\` under \`choose\`.`,
  }
}

/** `for each other player`, `any other player`. */
export function helpWithOthers(written: string): Help {
  return /^other(?: players?)?$/u.test(written)
    ? { help: 'Write `others`. After `for each others`, each of them is called `other`.' }
    : {}
}

function owned(owner: string, what: string | undefined): string {
  return what === undefined ? owner : `${what} of ${owner}`
}

/** `move runners to camp`, `move each runner to camp`. */
export function helpWithKind(el: Elaboration, written: string): Help {
  const each = written.replace(/^(?:each|every) /u, '')
  const all = several(el, each)
  const kinds = kindsCalled(el.world, each)
  if (kinds === undefined) return {}
  const place = el.world.places.find(({ holdsKinds }) => holdsKinds.some((kind) => kinds.has(kind)))
  const there = place === undefined ? '' : ` ${place.isBoard ? 'on' : 'in'} ${place.name}`
  const isOne =
    el.world.kinds.some(({ name }) => name === written) ||
    el.world.classes.some(({ name }) => name === written)
  return {
    help: isOne
      ? `\`${written}\` is a kind, and no single piece. Take one with \`first ${written}${there}\`, all with \`all ${all}${there}\`, and ask with \`any ${written}${there}\`.`
      : `Several things begin with \`all\`: \`all ${all}${there}\`, or \`all ${all}\` wherever they are.`,
  }
}

function several(el: Elaboration, name: string): string {
  const own =
    el.world.kinds.find((kind) => kind.name === name) ?? el.world.classes.find((one) => one.name === name)
  return own === undefined ? name : (own.plural ?? pluralOf(name))
}

/** `marker of red`, `your marker`, where it is kept for each player and something else. */
export function helpWithTable(el: Elaboration, name: string, player: string): Help {
  const table = el.tracked.get(name)?.find(({ of }) => of === 'table')
  return table?.each === undefined
    ? {}
    : {
        help: `\`${name}\` is kept for each player and each ${table.each}: say whose and of which, as in \`${name}(${player}, ${table.each})\`.`,
      }
}

/** `top space of lane(3)`, `runners of red`. */
export function helpWithKindOf(el: Elaboration, name: string, among: string, isSet: boolean): Help {
  if (spaceKind(el, name) !== undefined)
    return {
      help: isSet
        ? `\`${name}\` is a kind of space: take one with \`first ${name} in ${among}\`, all with \`all ${pluralOf(name)} in ${among}\`, or ask \`is ${name}\`.`
        : `\`${name}\` is a kind of space, and there is no such space for each player.`,
    }
  return kindsCalled(el.world, name) === undefined
    ? {}
    : {
        help: `Ask for the owner with \`where\`: \`${name} where owner is ${among}\`; a place comes before that.`,
      }
}
