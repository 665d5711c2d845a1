import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'

type Entries = ReadonlyMap<string, ReadonlyMap<string, unknown>>

function mapIn(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function read(file: string, section: string): Entries {
  const document: unknown = load(readFileSync(file, 'utf8'), { schema: FAILSAFE_SCHEMA })
  return new Map([...mapIn(mapIn(document).get(section))].map(([key, value]) => [key, mapIn(value)]))
}

/** The items of a folder of rulesets, and the examples of its documents that `isMeant` names. */
export function checklistIn(
  folder: string,
  isMeant: (name: string) => boolean,
): { readonly items: Entries; readonly examples: Entries } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isMeant)
  return {
    items: read(join(folder, 'items.yaml'), 'items'),
    examples: new Map(names.flatMap((name) => [...read(join(folder, name), 'examples')])),
  }
}
