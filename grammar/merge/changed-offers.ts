import type { YamlText } from '../yaml/tree.ts'
import type { Collected } from './collected-parts.ts'
import type { DraftMap } from './draft-game.ts'
import type { Hook } from './merged.ts'
import { asks } from './replaced-sentences.ts'
import { entriesCalled } from './targets.ts'

/**
 * Changes of sentences that ask somebody become hooks on these sentences, after all others. The rest are changes of
 * terms.
 */
export function withOffers(
  game: DraftMap,
  { changes, hooks }: Collected,
): Pick<Collected, 'changes' | 'hooks'> {
  const [ofTerms, ofOffers] = [false, true].map((isOffer) =>
    changes.filter(
      ({ target }) => (asks(target.text) && entriesCalled(game, 'terms', target).length === 0) === isOffer,
    ),
  )
  if (ofOffers === undefined || ofTerms === undefined || ofOffers.length === 0) return { changes, hooks }
  const edits = ofOffers.flatMap(({ text, ...rest }): readonly Hook[] =>
    text.kind === 'text' ? [{ when: 'change', steps: text satisfies YamlText, ...rest }] : [],
  )
  return { changes: ofTerms, hooks: [...hooks, ...edits] }
}
