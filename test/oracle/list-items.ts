// Lists the items of the checklists of rules, and which examples show them: npm run items
// With --ties, each item is listed with the rule that it is tied to. With --try, every example is run against the change
// of the rule that it has to notice.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checklistIn, textsIn } from './checklist.ts'
import { blunt, CHECKED, mayHoldExamples, RULESETS, ties } from './teeth.ts'

const { values: options } = parseArgs({
  options: { ties: { type: 'boolean', default: false }, try: { type: 'boolean', default: false } },
})

interface Item {
  readonly id: string
  readonly says: string
  readonly examples: readonly string[]
  readonly untested: string | undefined
}

const { teeth, untied } = ties()

let without = 0
const complain = (line: string): void => {
  without++
  console.log(`  ${line}`)
}
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

  const why = untied.get(folder)
  for (const [id, reason] of why ?? []) console.log(`  ${id} is tied to no rule: ${reason}`)
  const own = new Map(teeth.filter((tooth) => tooth.folder === folder).map((tooth) => [tooth.item, tooth]))
  for (const { id, says, examples } of shown) {
    const tooth = own.get(id)
    if (tooth === undefined && why?.has(id) !== true) complain(`${id} is tied to no rule`)
    else if (tooth !== undefined && !examples.includes(tooth.example))
      complain(`${id} is tied by \`${tooth.example}\`, which does not show it`)
    else if (tooth !== undefined && options.ties)
      console.log(
        `  ${id}: ${says}\n    ${tooth.file}: ${tooth.rule}\n    ${tooth.change.replaceAll(/\n\s*/gu, ' / ')}\n    ${tooth.example}`,
      )
  }
  const lost = options.try ? blunt([...own.values()]) : new Map()
  for (const [{ item, example, rule, change }, found] of lost)
    complain(`${item}: \`${example}\` does not notice in \`${rule}\`: ${change} (${found})`)
}
console.log(without === 0 ? 'No item is without an example or a reason.' : `${without} items are without.`)
process.exitCode = without === 0 ? 0 : 1
