import { adjective } from '../../expression/adjectives.ts'
import { pluralOf } from '../../document/spelling.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import { spaceKind } from '../nouns/spaces-of-kind.ts'
import { hasOpponents } from './opponents.ts'
import { kindsCalled } from '../world/kinds-called.ts'

/* Help for common phrases that are not names in this game. */

interface Help {
  readonly help?: string
}

/** `2 dice`, `2 thrown dice`, `dice`: suggests the bag to take them from. */
export function helpWithDice(
  el: Pick<Reading, 'tracked'>,
  context: Context,
  written: string,
  joint: 'from' | 'in',
): Help {
  const [, before, noun] = /^(?:(.+) )?(dice|die)$/u.exec(written) ?? []
  if (noun === undefined) return {}
  const bags = bagsHere(el, context)
  const bag = before === undefined ? bags[0] : bags.find((name) => name === before)
  return bag === undefined ? {} : { help: `Say what they are taken from: \`dice ${joint} ${bag}\`.` }
}

/** The bags in scope, such as those for rolled dice. */
function bagsHere(el: Pick<Reading, 'tracked'>, context: Context): readonly string[] {
  const local = [...context.scope.variables].flatMap(([name, { value }]) =>
    value.form === 'scalar' && value.type.kind === 'bag' ? [name] : [],
  )
  const trackedNames = [...el.tracked].flatMap(([name, list]) =>
    list.some(({ of, type }) => of === 'game' && type.kind === 'bag') ? [name] : [],
  )
  return [...local, ...trackedNames]
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

/** `next player`, `other player's score`, `for each other`. */
export function helpWithPlayer(el: Pick<Reading, 'game' | 'world'>, written: string): Help {
  const [, mine] = /^my (.+)$/u.exec(written) ?? []
  if (mine !== undefined) return { help: `Whoever is on turn is \`you\`: write \`your ${mine}\`.` }
  const [phrase, next, what] = /^(?:(next)|other|another)(?: player)?s?(?:'s (.+))?$/u.exec(written) ?? []
  if (phrase === undefined) return {}
  const of = what === undefined ? '' : `${what} of `
  if (next === undefined && hasOpponents(el)) return { help: `Write \`${of}opponent\`.` }
  return {
    help: `Write \`${of}next(you)\`; or go through all \`for each others:\`, each called \`other\`; or choose \`rival: others\`.`,
  }
}

/** `move runners to camp`, `move each runner to camp`. */
export function helpWithKind(el: InWorld, written: string): Help {
  const each = written.replace(/^(?:each|every) /u, '')
  const all = several(el, each)
  const kinds = kindsCalled(el.world, each)
  if (kinds === undefined) return {}
  const place = el.world.places.find(({ holdsKinds }) => holdsKinds.some((kind) => kinds.has(kind)))
  const whereText = place === undefined ? '' : ` ${place.isBoard ? 'on' : 'in'} ${place.name}`
  const isOne =
    el.world.kinds.some(({ name }) => name === written) ||
    el.world.classes.some(({ name }) => name === written)
  return {
    help: isOne
      ? `\`${written}\` is a kind, and no single piece. Take one with \`first ${written}${whereText}\`, all with \`all ${all}${whereText}\`, and ask with \`any ${written}${whereText}\`.`
      : `Several things begin with \`all\`: \`all ${all}${whereText}\`, or \`all ${all}\` wherever they are.`,
  }
}

function several(el: InWorld, name: string): string {
  const own =
    el.world.kinds.find((kind) => kind.name === name) ?? el.world.classes.find((one) => one.name === name)
  return own === undefined ? name : (own.plural ?? pluralOf(name))
}

/** `marker of red`, `your marker`, for a value with a second index besides the player. */
export function helpWithTable(el: Pick<Reading, 'tracked'>, name: string, player: string): Help {
  const table = el.tracked.get(name)?.find(({ of }) => of === 'table')
  return table?.each === undefined
    ? {}
    : {
        help: `\`${name}\` is kept for each player and each ${table.each}: say whose and of which, as in \`${name}(${player}, ${table.each})\`.`,
      }
}

/** `top space of lane(3)`, `runners of red`. */
export function helpWithKindOf(el: InWorld, name: string, among: string, isSet: boolean): Help {
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
