import { useEffect, useState } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { idOf, writtenTitle } from '../workspace/names.ts'
import type { Session } from '../session/session.ts'

const WAYS = ['variantOf', 'smallGame', 'houseRuleFor', 'emptyPage'] as const
type Way = (typeof WAYS)[number]

/** Creates a file: a variant that plays like its base until it is changed, a module for it, or an empty one. */
export function NewFile({ session, onDone }: { readonly session: Session; readonly onDone: () => void }) {
  const games = session.list.games.value
  const [way, setWay] = useState<Way>('variantOf')
  const [picked, setPicked] = useState<string>()
  const [title, setTitle] = useState('')
  // Quick users get here before the list of games has loaded.
  const base = picked ?? session.table.facts.value?.id ?? games[0]?.id ?? ''
  useEffect(() => void session.list.loaded().catch(() => {}), [session])
  const isBased = way === 'variantOf' || way === 'houseRuleFor'
  const game = games.find(({ id }) => id === base)
  const usual =
    game === undefined || !isBased
      ? 'My game'
      : `${text(way === 'houseRuleFor' ? 'houseRule' : 'mine')} ${game.title}`
  const chosen = title.trim() === '' ? usual : title.trim()
  const file = `${idOf(chosen)}.yaml`
  const isTaken = session.workspace.text(file) !== undefined
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
        void beginning(way, base, chosen).then((begun) => session.files.add(file, begun))
      }}
    >
      <div class="ways" role="radiogroup" aria-label={text('newFile')}>
        {WAYS.map((name) => (
          <label key={name}>
            <input type="radio" name="way" checked={way === name} onChange={() => setWay(name)} />
            {text(name)}
          </label>
        ))}
      </div>
      {isBased && (
        <label>
          {text('basedOn')}
          <select value={base} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
            {games.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {text('nameOfIt')}
        <input
          type="text"
          value={title}
          placeholder={usual}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <small class="muted">{isTaken ? text('nameTaken') : file}</small>
      </label>
      <div class="buttons">
        <button type="submit" class="primary" disabled={isTaken || (isBased && base === '')}>
          {text('create')}
        </button>
      </div>
    </form>
  )
}

/** The first lines of a file, as `sandtable new` writes them. */
async function beginning(way: Way, base: string, title: string): Promise<string> {
  const head = `sandtable: 1\nid: ${idOf(title)}\n`
  const quoted = writtenTitle(title)
  switch (way) {
    case 'variantOf':
      return `${head}extends: ${base}\ntitle: ${quoted}\n\n`
    case 'houseRuleFor':
      return `${head}for: ${base}\ntitle: ${quoted}\n\n`
    case 'smallGame': {
      const { default: skeleton } = await import('../../docs/skeletons/board-game.yaml?raw')
      return skeleton
        .replace(/^id: [\w-]+/mu, `id: ${idOf(title)}`)
        .replace(/^title: [\w ]*\w/mu, () => `title: ${quoted}`)
    }
    case 'emptyPage':
      return ''
  }
}
