import { CATALOGUE, isCode } from '../../../grammar/diagnostics/catalogue.ts'
import type { Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { reference, type Entry } from '../../../grammar/phrasebook/reference.ts'
import { wordsOf } from './markdown.ts'
import { messagePath, referencePath } from '../../../grammar/phrasebook/reference-path.ts'
import { way, type LearnPage } from './page.ts'
import { Links, Prose, Rules, type Listed } from './parts.tsx'
import type { PositionPicture } from './phrase-pictures.ts'
import { Position, listedPhrase } from './phrase-pages.tsx'
import { listedRecipe } from './recipe-pages.tsx'
import { entryOf, lineOf, type Use, type Uses } from './uses.ts'

const KINDS: Readonly<Record<Entry['kind'], { readonly one: string; readonly all: string }>> = {
  section: { one: 'A section', all: 'Sections' },
  step: { one: 'A step', all: 'Steps' },
  function: { one: 'A function', all: 'Functions' },
  type: { one: 'A type', all: 'Types' },
  field: { one: 'A field of things', all: 'Fields of things' },
  word: { one: 'A word', all: 'Words' },
  key: { one: 'A key', all: 'Keys' },
}

const index = 'reference/index.html'
/** How many messages are listed. */
const MOST_MESSAGES = 6

/** Finds the page of a part of the language, by its name or its kind and name. */
type SeeAlso = (word: string) => Listed | undefined

export function seeAlsoOf(entries: readonly Entry[]): SeeAlso {
  const where = new Map<string, Listed>()
  for (const entry of entries) {
    const { kind, name } = entry
    where.set(`${kind} ${name}`, listed(entry))
    if (kind !== 'key' && !where.has(name)) where.set(name, listed(entry))
  }
  return (word) => where.get(word)
}

/** A page for each part of the language, and one with all of them. `pictureOf` draws where the example of a sentence begins. */
export function referencePagesOf(
  uses: Uses,
  pictureOf: (phrase: Phrase) => PositionPicture | undefined,
): readonly LearnPage[] {
  const all = reference()
  const pages = all.map((entry): LearnPage => {
    const { kind, name, form, about, example, since } = entry
    const { path } = listed(entry)
    const construct = `${kind} ${name}`
    const keys = all.filter((each) => each.kind === 'key' && each.name.startsWith(`${name} `))
    const section = kind === 'key' ? sectionOf(all, name) : undefined
    return {
      path,
      title: form,
      part: 'reference',
      also: [name, KINDS[kind].one],
      text: wordsOf(about),
      weight: kind === 'key' ? 0.3 : kind === 'word' ? 0.5 : 0.8,
      before: section === undefined ? index : listed(section).path,
      body: (
        <>
          <p class="since">
            {KINDS[kind].one}
            {section !== undefined && (
              <>
                {' '}
                below <a href={way(path, listed(section).path)}>{section.form}</a>
              </>
            )}
            . {since === undefined ? 'Since edition 1.' : `Since version ${since}.`}
          </p>
          <Prose markdown={sentence(about)} />
          {kind === 'function' && example !== '' && <Rules text={example} />}
          {kind === 'section' && keys.length > 0 && (
            <>
              <h2>Keys in it</h2>
              <Links from={path} to={keys.map((key) => ({ ...listed(key), about: key.about }))} />
            </>
          )}
          <Run from={path} use={uses.best(construct)} pictureOf={pictureOf} />
          <UsesOf title="In sentences" from={path} uses={uses.ofPhrases(construct)} />
          <UsesOf title="In games" from={path} uses={uses.ofGames(construct)} />
          <Messages from={path} name={kind === 'key' ? name.slice(name.indexOf(' ') + 1) : name} />
        </>
      ),
    }
  })
  return [first(all), ...pages]
}

function first(all: readonly Entry[]): LearnPage {
  return {
    path: index,
    title: 'Reference',
    part: 'reference',
    also: ['all words', 'syntax'],
    text: 'Every section, step, function, type, field and word of the language.',
    body: (
      <>
        <p>
          Every section, step, function, type, field and word, one page each. The keys of a section are on its
          page. <a href="../guides/language.html">The language</a> has the grammar and the exact rules.
        </p>
        {Object.entries(KINDS).map(
          ([kind, { all: title }]) =>
            kind !== 'key' && (
              <section key={kind}>
                <h2>{title}</h2>
                <Links
                  from={index}
                  to={all
                    .filter((entry) => entry.kind === kind)
                    .map((entry) => ({ ...listed(entry), about: entry.about }))}
                />
              </section>
            ),
        )}
      </>
    ),
  }
}

/** The use that is shown in full. */
function Run({
  from,
  use,
  pictureOf,
}: {
  readonly from: string
  readonly use: Use | undefined
  readonly pictureOf: (phrase: Phrase) => PositionPicture | undefined
}) {
  if (use === undefined) return null
  const { of } = use
  const position = 'say' in of ? pictureOf(of) : undefined
  const page = pageOf(use)
  return (
    <>
      <h2>An example that is run</h2>
      <p>
        <a href={way(from, page.path)}>{page.title}</a>
      </p>
      <Rules text={'say' in of ? of.lines : entryOf(use)} />
      {position !== undefined && <Position {...position} />}
      {'say' in of ? (
        <Rules label="What it shows" text={of.shown} />
      ) : (
        of.picture !== undefined && <div class="picture" dangerouslySetInnerHTML={{ __html: of.picture }} />
      )}
    </>
  )
}

function pageOf({ of }: Use): Listed {
  return 'say' in of ? listedPhrase(of) : listedRecipe(of)
}

function UsesOf({
  title,
  from,
  uses,
}: {
  readonly title: string
  readonly from: string
  readonly uses: readonly Use[]
}) {
  if (uses.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul class="links uses">
        {uses.map((use) => {
          const page = pageOf(use)
          return (
            <li key={page.path}>
              <code>{lineOf(use)}</code>
              <br />
              <a href={way(from, page.path)}>{page.title}</a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Tables and schema begin some sentences in the middle, for messages. */
function sentence(about: string): string {
  const whole = about.charAt(0).toUpperCase() + about.slice(1)
  return /[.:]$/u.test(whole) ? whole : `${whole}.`
}

/** Messages that mention it. */
function Messages({ from, name }: { readonly from: string; readonly name: string }) {
  const codes = Object.keys(CATALOGUE)
    .filter(isCode)
    .filter((code) => `${CATALOGUE[code].title} ${CATALOGUE[code].meaning}`.includes(`\`${name}\``))
    .slice(0, MOST_MESSAGES)
  if (codes.length === 0) return null
  return (
    <>
      <h2>Messages about it</h2>
      <Links
        from={from}
        to={codes.map((code) => ({
          path: messagePath(code),
          title: code,
          about: CATALOGUE[code].title,
        }))}
      />
    </>
  )
}

function sectionOf(all: readonly Entry[], key: string): Entry | undefined {
  return all.find(({ kind, name }) => kind === 'section' && key.startsWith(`${name} `))
}

function listed({ kind, name, form }: Entry): Listed {
  return { path: referencePath(kind, name), title: form }
}
