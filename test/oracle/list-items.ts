// Lists the items of the checklists of rules, and which examples show them: npm run items
// With --try, every example is run against the change of the rules that it has to notice. With --find, such changes are
// found for items that have none, and written down.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dump } from 'js-yaml'
import { checklistIn, textsIn } from './checklist.ts'
import { blunt, CHECKED, mayHoldExamples, noticed, RULESETS, TEETH, ties } from './teeth.ts'
import type { Tooth } from './teeth.ts'

const { values: options } = parseArgs({
  options: { try: { type: 'boolean', default: false }, find: { type: 'boolean', default: false } },
})

interface Item {
  readonly id: string
  readonly says: string
  readonly examples: readonly string[]
  readonly untested: string | undefined
}

/** Files of a folder that contain rules. */
function filesOfRules(folder: string): readonly string[] {
  return readdirSync(join(RULESETS, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => mayHoldExamples(name) && !name.endsWith('.examples.yaml') && !name.endsWith('items.yaml'),
  )
}

/** For each of these items, a change that one of its examples notices, and as few other examples as possible. */
function found(folder: string, items: readonly Item[]): readonly Tooth[] {
  if (items.length === 0) return []
  const changes = filesOfRules(folder).flatMap((file) =>
    [...noticed(folder, file)].map(([change, by]) => ({ file, change, by })),
  )
  const used = new Set<string>()
  return items.flatMap(({ id, says, examples }) => {
    const words = wordsOf(says)
    const [best] = changes
      .flatMap(({ file, change, by }) => {
        const example = examples.find((label) => by.has(label))
        const alike = [...wordsOf(change.split(' | ')[0] ?? '')].filter((word) => words.has(word)).length
        const apart = Math.min(by.size, 8) - 4 * alike + (used.has(`${file} ${change}`) ? 3 : 0)
        return example === undefined ? [] : [{ folder, item: id, example, file, change, apart }]
      })
      .toSorted((a, b) => a.apart - b.apart)
    if (best === undefined) return []
    const { apart: _, ...tooth } = best
    used.add(`${tooth.file} ${tooth.change}`)
    return [tooth]
  })
}

/** The beginnings of long words, to match a line of rules with a sentence about it. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{4}/gu))
}

const { teeth, untied } = ties()

function write(all: readonly Tooth[]): void {
  const document = CHECKED.map((folder) => [
    folder,
    Object.fromEntries([
      ...[...(untied.get(folder) ?? [])].map(([item, why]) => [item, { why }]),
      ...all
        .filter((tooth) => tooth.folder === folder)
        .map(({ item, example, file, change }) => [item, { example, file, change }]),
    ]),
  ])
  const [head = ''] = readFileSync(TEETH, 'utf8').split(/^(?!#)/mu)
  writeFileSync(TEETH, head + dump(Object.fromEntries(document), { lineWidth: -1 }))
}

let without = 0
const complain = (line: string): void => {
  without++
  console.log(`  ${line}`)
}
const written: Tooth[] = []
for (const folder of CHECKED) {
  const { items: entries, examples: known } = checklistIn(join(RULESETS, folder), mayHoldExamples)
  const items = [...entries].map(([id, item]): Item => {
    const untested = item.get('untested')
    return {
      id,
      says: String(item.get('says')),
      examples: textsIn(item.get('example')),
      untested: typeof untested === 'string' ? untested : undefined,
    }
  })
  const shown = items.filter(({ examples }) => examples.some((label) => known.has(label)))
  console.log(`${folder}: ${items.length} items, ${shown.length} shown by examples`)
  for (const { id, examples } of items)
    for (const label of examples)
      if (!known.has(label)) complain(`${id} names \`${label}\`, which is no example`)
  for (const { id, examples, untested } of items)
    if (examples.length === 0 && untested !== undefined) console.log(`  ${id} cannot be tested: ${untested}`)
    else if (examples.length === 0) complain(`${id} has no example`)

  const bites = teeth.filter(
    (tooth) =>
      tooth.folder === folder &&
      items.some(({ id, examples }) => id === tooth.item && examples.includes(tooth.example)),
  )
  const lost = options.try || options.find ? blunt(bites) : []
  for (const { item, example, file, change } of lost)
    console.log(`  ${item}: \`${example}\` does not notice in ${file}: ${change}`)
  const kept = new Map(bites.filter((tooth) => !lost.includes(tooth)).map((tooth) => [tooth.item, tooth]))
  const why = untied.get(folder)
  for (const [id, reason] of why ?? []) console.log(`  ${id} is tied to no line: ${reason}`)
  const bare = shown.filter(({ id }) => !kept.has(id) && why?.has(id) !== true)
  for (const tooth of options.find ? found(folder, bare) : []) kept.set(tooth.item, tooth)
  for (const { id } of bare)
    if (!kept.has(id)) complain(`${id} has no example that notices a change of the rules`)
  written.push(...shown.flatMap(({ id }) => kept.get(id) ?? []))
}
if (options.find) write(written)
console.log(without === 0 ? 'No item is without an example or a reason.' : `${without} items are without.`)
process.exitCode = without === 0 ? 0 : 1
