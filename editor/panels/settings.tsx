import type { Session } from '../session/session.ts'
import { displayName, saidInWords } from '../texts/display-name.ts'
import { text } from '../texts/text.ts'
import type { Reading, Ruling, Setting } from '../workers/reading-calls.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { Button } from '../parts/button.tsx'

/** The options of a game as a form; choices are written into the text. */
export function Settings({
  session,
  file,
  reading: { settings, rulings },
  onOpen,
}: {
  readonly session: Session
  readonly file: string
  readonly reading: Reading
  readonly onOpen: (at: Range) => void
}) {
  const isShipped = session.workspace.original(file) !== undefined
  const decided = new Set(settings.map(({ name }) => name))
  const others = rulings.filter(({ option }) => option === undefined || !decided.has(option))
  return (
    <>
      {settings.length === 0 && <p class="muted">{text('noSettings')}</p>}
      {settings.length > 0 && isShipped && <p class="muted">{text('settingsBeginVariant')}</p>}
      <form class="form settings" onSubmit={(event) => event.preventDefault()}>
        {settings.map((setting) => (
          <div key={setting.name}>
            <label>
              {displayName(setting.name)}
              <Value
                setting={setting}
                onSet={(value) => void session.variants.choose(file, setting.name, value)}
              />
            </label>
            {setting.fixedIn === file && !isShipped && (
              <Button
                class="link"
                onClick={() => void session.variants.choose(file, setting.name, undefined)}
              >
                {text('asInBase')}
              </Button>
            )}
            {rulings
              .filter(({ option }) => option === setting.name)
              .map((ruling) => (
                <Said key={ruling.name} ruling={ruling} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </form>
      {others.length > 0 && (
        <section class="panel">
          <h3>{text('rulings')}</h3>
          {others.map((ruling) => (
            <Said
              key={ruling.name}
              ruling={ruling}
              onOpen={onOpen}
              onRule={(chosen) => void session.variants.rule(file, ruling, chosen)}
            />
          ))}
        </section>
      )}
    </>
  )
}

function Value({
  setting: { value, least, most, step, choices },
  onSet,
}: {
  readonly setting: Setting
  readonly onSet: (value: string) => void
}) {
  if (choices.length === 0)
    return (
      <input
        type="number"
        min={least}
        max={most}
        step={step}
        title={`${least}–${most}`}
        value={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '' && currentTarget.reportValidity()) onSet(currentTarget.value)
        }}
      />
    )
  return (
    <select value={value} onChange={({ currentTarget }) => onSet(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {displayName(choice)}
        </option>
      ))}
    </select>
  )
}

/**
 * Questions that the original rulebook leaves open, and the answers of these rules. An answer can be changed if no
 * option decides it.
 */
function Said({
  ruling,
  onOpen,
  onRule,
}: {
  readonly ruling: Ruling
  readonly onOpen: (at: Range) => void
  readonly onRule?: (chosen: string) => void
}) {
  const { name, asked, chosen, at } = ruling
  return (
    <div class="ruling">
      <h4>
        {displayName(name)}{' '}
        <Button class="link" onClick={() => onOpen(at)}>
          {at.file.slice(at.file.lastIndexOf('/') + 1)}:{at.line}
        </Button>
      </h4>
      {asked !== undefined && <p class="muted">{saidInWords(asked)}</p>}
      {onRule === undefined ? (
        chosen !== undefined && <p>{saidInWords(chosen)}</p>
      ) : (
        <textarea
          aria-label={`${text('rulings')}: ${name}`}
          rows={2}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() !== '' && value !== chosen) onRule(value)
          }}
        />
      )}
    </div>
  )
}
