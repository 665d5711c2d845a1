import type { Shape } from '../document/schema/shape.ts'
import type { Configured } from '../load.ts'
import { analysisOf } from './analysis.ts'
import type { Workspace } from './workspace.ts'

type World = Configured['world']
type DataClass = World['chosen'] extends ReadonlyMap<string, { readonly of: infer C }> ? C : never
type Fields = DataClass['fields']
type Holds = Fields extends ReadonlyMap<string, { readonly holds: infer H }> ? H : never

/** The shape of a data file, according to the game whose `data` names its folder. Undefined if there is none. */
export function dataShape(workspace: Workspace, name: string): Shape | undefined {
  const world = analysisOf(workspace, name)?.first.configured?.world
  for (const { of } of world?.chosen.values() ?? [])
    if (world !== undefined && of.files.some(({ document }) => document.file.name === name))
      return {
        type: ['object'],
        properties: {
          title: { type: ['string'], description: 'What players are shown.' },
          ...fieldShapes(world, of.fields),
        },
      }
  return undefined
}

function fieldShapes(world: World, fields: Fields): Readonly<Record<string, Shape>> {
  return Object.fromEntries([...fields].map(([name, { holds }]) => [name, shapeOf(world, holds)]))
}

function shapeOf(world: World, holds: Holds): Shape {
  switch (holds.kind) {
    case 'part':
      return { type: ['string'] }
    case 'value': {
      const { type } = holds
      if (type.kind === 'truth') return { type: ['string'], enum: ['true', 'false'] }
      const values = type.kind === 'enumeration' ? world.enumerations.get(type.name) : undefined
      return { type: ['string'], ...(values === undefined ? {} : { enum: [...values] }) }
    }
    case 'each': {
      const each: Shape =
        holds.one === undefined
          ? { type: ['object'], properties: fieldShapes(world, holds.fields) }
          : shapeOf(world, holds.one)
      const things = holds.of === 'player' ? world.seats : holds.of === 'space' ? world.spaces : []
      return {
        type: ['object'],
        properties: Object.fromEntries(things.map(({ name }) => [name, each])),
        additionalProperties: each,
      }
    }
  }
}
