import type { BookText } from '../../book/book-text.ts'
import type { Expression } from '../../expression/ast.ts'
import { expressionsIn } from '../../expression/walk.ts'
import { TRUTH } from '../../types/types.ts'
import type { BoxContext } from './box.ts'
import { isOwned } from './ownerless.ts'
import { constantOfType, type ConstantScope } from './constant.ts'
import type { ClassInfo, ConstantValue, PlaceInfo } from './world.ts'

/** The result of `where` for the pieces of a box entry. */
export interface Chosen {
  /** True if pieces of this kind and seat belong in this container. */
  readonly holds: (kind: number, seat: number, container: number) => boolean
  /** True if it could not be evaluated, which has been reported. */
  readonly isBroken?: true
  /** True if it asks for the owner of a place or piece. */
  readonly asksPlayer: boolean
}

/**
 * `where army is red army`, `where level is tier`: evaluated once for each kind, seat and place, using printed values, the indices
 * of the place, options and numbers.
 */
export function chosenBy(
  where: Expression,
  source: BookText,
  kinds: readonly number[],
  place: PlaceInfo,
  { classes, scope, reporter }: BoxContext,
): Chosen {
  const chosen = new Set<string>()
  const names = [...expressionsIn(where)].flatMap((each) => (each.kind === 'name' ? [each.name] : []))
  const asksPlayer = names.some(({ text }) => text === 'player')
  const columnsNamed = [...expressionsIn(where)].flatMap((each) =>
    each.kind === 'field' && each.object.kind === 'name' && each.object.name.text === 'it'
      ? [each.name.text]
      : [],
  )
  const all: Chosen = { holds: () => true, isBroken: true, asksPlayer }
  const unclear = names.find(
    ({ text }) =>
      place.indices.some(({ name }) => name === text) &&
      !columnsNamed.includes(text) &&
      kinds.some(
        (kind) => classOf(classes.classes, kind)?.columns.some(({ name }) => name === text) === true,
      ),
  )
  if (unclear !== undefined) {
    const { text } = unclear
    reporter.report(
      'ST4103',
      source.spanOf(unclear.start, unclear.end),
      `\`${text}\` is printed on these pieces, and there is a \`${place.name}\` for each \`${text}\`.`,
      { help: `Write \`it.${text}\` for what is printed, as in \`where it.${text} is ${text}\`.` },
    )
    return all
  }
  for (const [seat] of scope.seats.entries())
    for (const kind of kinds) {
      const own = classOf(classes.classes, kind)
      const row = own?.kinds.indexOf(kind) ?? -1
      const column = (name: string): ConstantValue | undefined => {
        const found = own?.columns.find((one) => one.name === name && !one.orNone)
        const value = found?.values[row]
        return found === undefined || value === undefined ? undefined : { type: found.type, value }
      }
      for (let at = 0; at < place.containers; at++) {
        const printed: ConstantScope = {
          ...scope,
          constant: (name) => {
            if (name === 'player') {
              if (place.indices.some((index) => index.name === 'player'))
                return { type: { kind: 'seat' }, value: indexAt(place, 'player', at) ?? seat }
              if (isOwned(classes.classes, classes.kinds[kind]))
                return { type: { kind: 'seat' }, value: seat }
              reporter.report(
                'ST4004',
                source.spanOf(where.start, where.end),
                `\`${place.name}\` has no owner, so there is no \`player\` here.`,
              )
              return 'broken'
            }
            const index = indexAt(place, name, at)
            if (index !== undefined) return { type: { kind: 'enumeration', name }, value: index }
            return column(name) ?? scope.constant(name)
          },
          fieldOf: (object, name) => (object === 'it' ? column(name) : undefined),
        }
        const result = constantOfType(where, source, { type: TRUTH, orNone: false }, printed, reporter)
        // A condition that cannot be computed fails for every kind, so it is reported once.
        if (result === undefined) return all
        if (result === 1) chosen.add(`${kind} ${seat} ${place.container + at}`)
      }
    }
  return { holds: (kind, seat, container) => chosen.has(`${kind} ${seat} ${container}`), asksPlayer }
}

function classOf(classes: readonly ClassInfo[], kind: number): ClassInfo | undefined {
  return classes.find((one) => one.kinds.includes(kind))
}

/** The value of an index for the container at this position among those of the place; the last index changes fastest. */
function indexAt({ indices }: PlaceInfo, name: string, at: number): number | undefined {
  let rest = at
  for (const index of indices.toReversed()) {
    if (index.name === name) return rest % index.count
    rest = Math.floor(rest / index.count)
  }
  return undefined
}
