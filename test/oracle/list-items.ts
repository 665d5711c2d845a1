// Lists the items of the checklists of rules, and which examples show them: npm run items
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import { checklistIn } from './checklist.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')

interface Item {
  readonly id: string
  readonly examples: readonly string[]
  readonly untested: string | undefined
}

function itemsIn(path: string): readonly Item[] {
  const document: unknown = load(readFileSync(path, 'utf8'), { schema: FAILSAFE_SCHEMA })
  return Object.entries(Object(Reflect.get(Object(document), 'items'))).map(([id, item]) => {
    const examples: unknown = Reflect.get(Object(item), 'example')
    const untested: unknown = Reflect.get(Object(item), 'untested')
    return {
      id,
      examples: Array.isArray(examples) ? examples.map(String) : [],
      untested: typeof untested === 'string' ? untested : undefined,
    }
  })
}

let without = 0
for (const folder of readdirSync(RULESETS)) {
  const path = join(RULESETS, folder, 'items.yaml')
  if (!existsSync(path)) continue
  const items = itemsIn(path)
  const known = checklistIn(
    join(RULESETS, folder),
    (name) => name.endsWith('.yaml') && !name.includes('texts'),
  ).examples
  const unknown = items.flatMap(({ id, examples }) =>
    examples
      .filter((label) => !known.has(label))
      .map((label) => `${id} names \`${label}\`, which is no example`),
  )
  for (const line of unknown) console.log(`  ${line}`)
  without += unknown.length
  const shown = items.filter(({ examples }) => examples.some((label) => known.has(label)))
  const reasons = items.filter(({ examples, untested }) => examples.length === 0 && untested !== undefined)
  const missing = items.filter(({ examples, untested }) => examples.length === 0 && untested === undefined)
  console.log(`${folder}: ${items.length} items, ${shown.length} shown by examples`)
  for (const { id, untested } of reasons) console.log(`  ${id} cannot be tested: ${untested ?? ''}`)
  for (const { id } of missing) console.log(`  ${id} has no example`)
  without += missing.length
}
console.log(without === 0 ? 'No item is without an example or a reason.' : `${without} items are without.`)
process.exitCode = without === 0 ? 0 : 1
