import { comparedName } from '../../document/names.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { Reading } from './contexts.ts'

/** A shared holder of tokens that never runs out. */
interface EndlessStore {
  readonly token: string
  readonly name: string
}

export function endlessStores({ sections }: Pick<MergedGame, 'sections'>): readonly EndlessStore[] {
  const tokens = sections.get('tokens')
  if (tokens?.kind !== 'map') return []
  return tokens.entries.flatMap(({ name, value }) => {
    if (value.kind !== 'map') return []
    const token = comparedName(name)
    return value.entries.flatMap(({ key, value: held }) =>
      held.kind === 'text' && held.text.trim() === 'unlimited' && !/^each .|^left behind$/u.test(key.text)
        ? [{ token, name: comparedName(key.text) }]
        : [],
    )
  })
}

/** True if a name denotes such a holder, for any currency. */
export function isEndless({ game, tracked }: Pick<Reading, 'game' | 'tracked'>, name: string): boolean {
  return !tracked.has(name) && endlessStores(game).some((store) => store.name === name)
}
