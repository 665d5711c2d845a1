import { bookText } from '../../book/book-text.ts'
import type { Offer } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { Hook } from '../../merge/merged.ts'
import { hookedSentences } from '../../merge/sentences.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Offered } from '../actions/offers.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'

/** How overlays change what a sentence offers. */
export function offerEdits(el: Pick<Reading, 'game'>, sentence: YamlText): readonly Hook[] {
  return hookedSentences(el.game)
    .at(sentence)
    .filter(({ when }) => when === 'change')
}

export function reportNoOffers(el: Reporting, edits: readonly Hook[]): void {
  for (const { target } of edits)
    el.report('ST4184', target.span, 'This sentence offers nothing, so there is no list to change.')
}

/**
 * The offers of a question with what overlays add, and without what they take away. Whatever one of them takes away
 * stays away, so their order makes no difference.
 */
export function changedOffers(
  el: Pick<Reading, 'findings' | 'report'>,
  edits: readonly Hook[],
  written: readonly Offered[],
  read: (source: TextSource, offer: Offer) => Offered,
): readonly Offered[] {
  if (edits.length === 0) return written
  const own = new Set(written.flatMap(({ offers }) => offers).map(({ action }) => action))
  const added: Offered[] = []
  const withdrawn = new Set<number>()
  for (const { steps } of edits) {
    if (steps.kind !== 'text') continue
    const source = bookText(steps)
    const edit = el.findings.read(source, 'offering')
    for (const offer of edit?.offers ?? []) {
      const named = read(source, offer)
      const isAdded = edit?.how === 'also'
      if (named.offers.length > 0 && named.offers.every(({ action }) => own.has(action) === isAdded))
        el.report(
          'ST4184',
          source.spanOf(offer.start, offer.end),
          `\`${offer.name.text}\` is ${isAdded ? 'already' : 'not'} offered here.`,
        )
      if (isAdded) added.push(named)
      else for (const { action } of named.offers) withdrawn.add(action)
    }
  }
  return [...written, ...added].flatMap((one) => {
    const offers = one.offers.filter(({ action }) => !withdrawn.has(action))
    return offers.length === 0 && one.offers.length > 0 ? [] : [{ ...one, offers }]
  })
}
