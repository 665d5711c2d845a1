import type { Block, Rulebook, Words } from '../../interpreter/rulebook/model/model.ts'
import { spoken } from '../../interpreter/rulebook/model/words.ts'

/** The most lines that a ruleset may have for each sentence of its rulebook. */
export const MOST_LINES = 1.5

/** Sections that do not say how a game is played. */
const BESIDE =
  /^(?:sandtable|id|title|by|implements|examples|look|layout|advice|expect|says|rulings|setups|texts)\b/u

/** Lines of the rules, without comments, examples and texts about the game. */
export function linesOfRules(text: string): number {
  let isRule = false
  return text.split('\n').filter((line) => {
    if (/^\S/u.test(line)) isRule = !BESIDE.test(line)
    return isRule && line.trim() !== '' && !line.trim().startsWith('#')
  }).length
}

/** Ends of sentences, and of what stands before a step or its choices: after it there may be a colon, a comma or nothing. */
const ENDS =
  /[.:?!](?=\s|$)|\b(?:if|otherwise|as (?:soon|long) as|for each)\b[^.:?!,]*,(?=\s)|\b(?:must|may) choose(?=\s)/giu

/** The number of sentences on a page. An entry of a list is at least one; tables and pictures do not count. */
function sentencesIn(blocks: readonly Block[]): number {
  const said = (words: Words): number => Math.max(1, [...spoken(words).matchAll(ENDS)].length)
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + said(block.words)
    if (block.kind === 'rule') return sum + sentencesIn(block.blocks)
    if (block.kind !== 'list') return sum
    return block.items.reduce((inner, item) => inner + said(item.words) + sentencesIn(item.blocks ?? []), sum)
  }, 0)
}

/** The number of sentences in a rulebook. */
export const sentences = ({ sections }: Rulebook): number =>
  sections.reduce((sum, { blocks }) => sum + sentencesIn(blocks), 0)
