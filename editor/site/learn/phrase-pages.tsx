import type { VNode } from 'preact'
import type { Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { slug } from '../../../grammar/phrasebook/reference-path.ts'
import type { LearnPage } from './page.ts'
import { Links, Prose, Rules, type Listed } from './parts.tsx'
import type { PositionPicture } from './phrase-pictures.ts'

/**
 * A page for each sentence, one for each topic, and one with all topics. `seeAlso` finds the page of a word,
 * `pictureOf` draws where the example of a sentence begins.
 */
export function phrasePagesOf(
  phrases: readonly Phrase[],
  seeAlso: (word: string) => Listed | undefined,
  pictureOf: (phrase: Phrase) => PositionPicture | undefined,
): readonly LearnPage[] {
  const index = 'phrases/index.html'
  const topics = [...new Set(phrases.map(({ topic }) => topic))].toSorted()
  const topicPath = (topic: string): string => `phrases/${slug(topic)}.html`
  const listed = (topic: string): readonly Listed[] =>
    phrases.filter((phrase) => phrase.topic === topic).map(listedPhrase)
  const first: LearnPage = {
    path: index,
    title: 'Phrasebook',
    part: 'phrases',
    also: ['how do I say', 'idioms', 'sentences'],
    text: 'Sentences of rulebooks, and the lines that say them.',
    body: (
      <>
        <p>
          Sentences as rulebooks have them, each with the lines that say it here and an example that proves
          them. Search for your own words, or look under a topic.
        </p>
        {topics.map((topic) => (
          <section key={topic}>
            <h2>
              <a href={topicPath(topic).slice('phrases/'.length)}>{topic}</a>
            </h2>
            <Links from={index} to={listed(topic)} />
          </section>
        ))}
      </>
    ),
  }
  const topicPages = topics.map((topic): LearnPage => ({
    path: topicPath(topic),
    title: topic,
    part: 'phrases',
    also: [],
    text: '',
    before: index,
    body: <Links from={topicPath(topic)} to={listed(topic)} />,
  }))
  const pages = phrases.map((phrase): LearnPage => {
    const { say, also, topic, id, lines, shown, note, see } = phrase
    const path = pathOf(phrase)
    const near = see.flatMap((word) => seeAlso(word) ?? [])
    const position = pictureOf(phrase)
    return {
      path,
      title: say,
      part: 'phrases',
      also: [id, topic, ...also],
      text: note,
      before: topicPath(topic),
      body: (
        <>
          {lines === '' ? (
            <p>
              <strong>This cannot be said.</strong>
            </p>
          ) : (
            <Rules text={lines} />
          )}
          {note !== '' && <Prose markdown={note} />}
          {position !== undefined && <Position {...position} />}
          {shown !== '' && <Rules label="An example of it" text={shown} />}
          {also.length > 0 && <p>Other words for it: {also.join(', ')}.</p>}
          {near.length > 0 && (
            <>
              <h2>See also</h2>
              <Links from={path} to={near} />
            </>
          )}
        </>
      ),
    }
  })
  return [first, ...topicPages, ...pages]
}

export function listedPhrase(phrase: Phrase): Listed {
  return { path: pathOf(phrase), title: phrase.say }
}

function pathOf({ topic, id }: Phrase): string {
  return `phrases/${slug(topic)}/${slug(id)}.html`
}

/** The board of a position, and what lies beside it. */
export function Position({ board, places }: PositionPicture): VNode {
  return (
    <figure class="position">
      <figcaption>Where the example begins</figcaption>
      {board !== undefined && <div class="picture" dangerouslySetInnerHTML={{ __html: board }} />}
      {places.length > 0 && (
        <dl>
          {places.map(({ name, picture, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {picture !== undefined && (
                  <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
                )}{' '}
                {words}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}
