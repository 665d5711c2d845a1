import { section, type Making } from '../sentences/making.ts'
import { MARKS, type Block, type Section } from '../model/model.ts'
import { textIn } from '../sentences/reading.ts'
import { SOURCE_LANGUAGE, authored, frame } from '../sentences/speaker.ts'
import { enumerated, fill, paragraph, plain, sentence, strong } from '../model/words.ts'

/** Who made this game, and what it is a variant of. */
export function about(making: Making): readonly Block[] {
  const { speaker, game, base, titles } = making
  const blocks: Block[] = []
  const by = game.sections.get('by')
  if (by?.kind === 'text') blocks.push(paragraph(frame(speaker, 'by', { who: by.text.trim() })))
  if (game.abstract) blocks.push(paragraph(strong(frame(speaker, 'not by itself'))))
  if (base !== undefined) {
    const marks = enumerated(
      MARKS.map((mark) => plain(speaker.phrases[mark])),
      speaker.phrases.or,
    )
    const name = strong(authored(speaker, titles.get(base.ruleset.game.id) ?? base.ruleset.game.title))
    blocks.push(paragraph(frame(speaker, 'variant of', { base: name, marks })))
  }
  if (speaker.language !== SOURCE_LANGUAGE && speaker.showsSource)
    blocks.push(paragraph(frame(speaker, 'left in source'), 'quiet'))
  return blocks
}

/** Who owns this game, and how this ruleset relates to it. */
export function credits(making: Making): readonly Section[] {
  const { speaker, game } = making
  const blocks: Block[] = []
  const whose = game.sections.get('implements')
  const implemented = textIn(whose, 'game')
  if (implemented !== undefined)
    blocks.push(paragraph(frame(speaker, 'implements', { game: authored(speaker, implemented) })))
  const owner = textIn(whose, 'owner')
  if (owner !== undefined) {
    // An owner that already ends with a full stop needs no second one.
    const phrase = speaker.phrases.owner.replace(/\.$/u, '')
    blocks.push(paragraph(sentence(fill(phrase, { owner: authored(speaker, owner) }))))
  }
  const note = textIn(whose, 'note')
  if (note !== undefined) blocks.push(paragraph(sentence(authored(speaker, note))))
  return section(making, 'about', blocks)
}
