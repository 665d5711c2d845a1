import { wrapHanging, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { CHANGE_GROUPS, type Change } from '../describe/change.ts'
import { describeChanges, type Described } from '../describe/changes.ts'
import { changePlaceText } from '../describe/change-place.ts'
import { tableMatrices } from '../describe/table-matrix.ts'
import type { OptionsOf } from './command-list.ts'
import { readToShow } from './configured-ruleset.ts'
import { EXIT } from './exit.ts'
import { fitted, outputWidth, print, styled } from './output.ts'
import { rulesetPair, type Side } from './ruleset-pair.ts'

/** Columns for one line of text. */
const WIDTH = 100

/** Describes what one ruleset changes in another for the players. */
export function diff(base: string, variant: string | undefined, options: OptionsOf<'diff'>): number {
  const [one, two] = rulesetPair(base, variant, options)
  const changes = describeChanges(described(one, options.players), described(two, options.players))
  if (options.json === true)
    print(
      JSON.stringify({
        base: one.name,
        variant: two.name,
        changes: changes.map(({ place, ...change }) => ({ ...change, ...place })),
      }),
    )
  else print(pretty(one.name, two.name, changes))
  return EXIT.fine
}

function described({ name, request }: Side, players: string | undefined): Described {
  const { ruleset, checked } = readToShow(name, request, players, ', so its changes cannot be listed')
  return { game: ruleset.game, options: ruleset.options, matrices: tableMatrices(checked) }
}

function pretty(base: string, variant: string, changes: readonly Change[]): string {
  if (changes.length === 0)
    return fitted(`Nothing changes for the players: \`${variant}\` plays like \`${base}\`.`)
  const groups = CHANGE_GROUPS.flatMap((group) => {
    const mine = changes.filter((change) => change.group === group)
    return mine.length === 0 ? [] : ['', group, ...mine.flatMap(changeLines)]
  })
  return [fitted(`What \`${variant}\` changes for the players of \`${base}\`:`), ...groups].join('\n')
}

function changeLines({ text, place, kind }: Change): readonly string[] {
  const at = place === undefined ? '' : `${kind === 'gone' ? 'was in ' : ''}${changePlaceText(place)}`
  const width = Math.min(WIDTH, outputWidth())
  const body = wrapHanging(text, width - 2, '  ').map((line) => `  ${line}`)
  if (at === '') return body
  const last = body.at(-1) ?? ''
  if (widthOf(last) + widthOf(at) + 2 <= width) return [...body.slice(0, -1), `${last}  ${styled('dim', at)}`]
  return [...body, `    ${styled('dim', at)}`]
}
