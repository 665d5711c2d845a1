import { entriesIn, goneRules, heading, ruleBlock, section, type Making } from '../sentences/making.ts'
import type { Block, Section } from '../model/model.ts'
import { textIn, type Entry } from '../sentences/reading.ts'
import { authored, frame } from '../sentences/speaker.ts'
import { emphasis, paragraph, sentence, strong } from '../model/words.ts'
import { constantWords } from './options.ts'

/** Where the original rulebook leaves something open: the question, the answer chosen, and the alternative. */
export function rulings(making: Making): readonly Section[] {
  const blocks = entriesIn(making, 'rulings').map((entry) =>
    ruleBlock(making, { section: 'rulings', entry, blocks: parts(making, entry) }),
  )
  return section(making, 'rulings', [...blocks, ...goneRules(making, 'rulings')])
}

function parts(making: Making, { value }: Entry): readonly Block[] {
  const { speaker, game, titles } = making
  const asked = textIn(value, 'asked')
  const chosen = textIn(value, 'chosen')
  const other = textIn(value, 'other')
  const option = textIn(value, 'option')
  const module = textIn(value, 'module')
  const blocks: Block[] = []
  if (asked !== undefined) blocks.push(paragraph(emphasis(sentence(authored(speaker, asked)))))
  if (chosen !== undefined) blocks.push(paragraph(strong(sentence(authored(speaker, chosen)))))
  if (other !== undefined)
    blocks.push(paragraph(sentence(frame(speaker, 'other', { what: authored(speaker, other) }))))
  if (option !== undefined)
    blocks.push(
      paragraph(
        frame(speaker, 'switched by option', {
          name: emphasis(heading(speaker, option)),
          value: strong(constantWords(making, option)),
        }),
        'quiet',
      ),
    )
  if (module !== undefined) {
    const isUsed = game.layers.some(({ id }) => id === module)
    blocks.push(
      paragraph(
        frame(speaker, 'switched by module', {
          name: emphasis(authored(speaker, titles.get(module) ?? module)),
          state: strong(frame(speaker, isUsed ? 'in use' : 'not in use')),
        }),
        'quiet',
      ),
    )
  }
  return blocks
}
