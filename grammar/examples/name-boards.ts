import type { CheckedGame } from '../check/checked-game.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'

/** Names the boards where a picture, or `board`, is given under a name that no board has. */
export function boardMeant(
  { reading }: CheckedGame,
  key: YamlText,
  value: YamlNode,
): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  const { boards } = reading.world
  const isPicture = value.kind === 'text' && value.text.trim().includes('\n')
  const [first, second] = boards
  if (first === undefined || !(isPicture || key.text === 'board')) return undefined
  if (second !== undefined)
    return { help: `The boards are called ${boards.map(({ place }) => `\`${place}\``).join(', ')}.` }
  return {
    help: `The board is called \`${first.place}\`: write \`${first.place}:\`.`,
    fix: { span: key.span, text: first.place },
  }
}
