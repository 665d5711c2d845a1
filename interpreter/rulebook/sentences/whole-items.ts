import type { Block, Item } from '../model/model.ts'
import { rewritten } from '../model/words.ts'
import { foreign, hasForeign, type Speaker } from './speaker.ts'

/** Says only once in a sentence that something is announced. */
export function announcedOnce(speaker: Speaker, item: Item): Item {
  const [, notice = ''] = speaker.rules.openly.split('{what}')
  let isSaid = false
  const words = rewritten(item.words, (texts) =>
    texts.map((text) =>
      text.split(notice).reduce((said, rest) => {
        const again = isSaid ? '' : notice
        isSaid = true
        return said + again + rest
      }),
    ),
  )
  return {
    ...item,
    words,
    ...(item.blocks === undefined
      ? {}
      : {
          blocks: item.blocks.map((block): Block =>
            block.kind === 'list'
              ? { ...block, items: block.items.map((each) => announcedOnce(speaker, each)) }
              : block,
          ),
        }),
  }
}

/** Steps belong together, so one that cannot be translated leaves all of them in the language of the rules. */
export function isForeign({ words, blocks = [] }: Item): boolean {
  return (
    hasForeign(words) ||
    blocks.some((block) =>
      block.kind === 'list'
        ? block.items.some(isForeign)
        : block.kind === 'paragraph' && hasForeign(block.words),
    )
  )
}

export function asForeign(speaker: Speaker, { words, blocks, ...rest }: Item): Item {
  const inner = blocks?.map((block): Block => {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => asForeign(speaker, item)) }
    return block.kind === 'paragraph' ? { ...block, words: foreign(speaker, block.words) } : block
  })
  return { words: foreign(speaker, words), ...rest, ...(inner === undefined ? {} : { blocks: inner }) }
}
