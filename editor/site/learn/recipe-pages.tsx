import type { Phrase } from '../../../grammar/phrasebook/phrase.ts'
import { slug } from '../../../grammar/phrasebook/reference-path.ts'
import { way, type LearnPage } from './page.ts'
import { Links, Prose, Rules, type Listed } from './parts.tsx'
import { listedPhrase } from './phrase-pages.tsx'
import type { Recipe, Topic } from './recipe.ts'

const index = 'recipes/index.html'

/** A page for each game, one for each topic, and one with all of them. */
export function recipePages(
  recipes: readonly Recipe[],
  topics: readonly Topic[],
  phrases: readonly Phrase[],
  seeAlso: (word: string) => Listed | undefined,
): readonly LearnPage[] {
  const pages = recipes.map((recipe, at): LearnPage => {
    const { id, title, note, players, text, picture, file, constructs } = recipe
    const path = recipePath(recipe)
    const used = [...constructs.keys()].flatMap((construct) => seeAlso(construct) ?? [])
    const under = topics.filter(({ games }) => games.includes(id))
    return {
      path,
      title,
      part: 'recipes',
      also: under.map(({ name }) => name),
      text: note,
      weight: 0.7,
      before: recipes[at - 1] === undefined ? index : recipePath(recipes[at - 1]),
      after: recipes[at + 1] && recipePath(recipes[at + 1]),
      body: (
        <>
          <Prose markdown={note} />
          <p>Players: {players.join(', ')}.</p>
          {picture !== undefined && <div class="picture" dangerouslySetInnerHTML={{ __html: picture }} />}
          <p>
            <a class="try" href={way(path, file === undefined ? `../#recipe=${id}` : `../#game=${file}`)}>
              Open a copy in the editor
            </a>
          </p>
          {/* The rules of a whole game are long, and open beside its board. */}
          {file === undefined && <Rules text={text} />}
          {under.length > 0 && (
            <>
              <h2>Topics</h2>
              <Links from={path} to={under.map(listedTopic)} />
            </>
          )}
          <h2>What it uses</h2>
          <ul class="words">
            {used.map(({ path: to, title: name }) => (
              <li key={to}>
                <a href={way(path, to)}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      ),
    }
  })
  return [first(recipes, topics), ...topicPages(recipes, topics, phrases), ...pages]
}

function first(recipes: readonly Recipe[], topics: readonly Topic[]): LearnPage {
  const families = [...new Set(recipes.map(({ family }) => family))]
  return {
    path: index,
    title: 'Cookbook',
    part: 'recipes',
    also: ['recipes', 'games to copy', 'small games'],
    text: 'Games to copy from: small ones with one idea, and all that come with Sandtable.',
    body: (
      <>
        <p>
          Games to copy from, by what they are about. Every one of them is played by the tests of this
          project. The <a href="../reference/index.html">reference</a> lists, for each word, the games that
          use it.
        </p>
        <h2>By topic</h2>
        <Links from={index} to={topics.map(listedTopic)} />
        {families.map((family) => (
          <section key={family}>
            <h2>{family ?? 'Small games, each with one idea'}</h2>
            <Links from={index} to={recipes.filter((recipe) => recipe.family === family).map(listedRecipe)} />
          </section>
        ))}
      </>
    ),
  }
}

function topicPages(
  recipes: readonly Recipe[],
  topics: readonly Topic[],
  phrases: readonly Phrase[],
): readonly LearnPage[] {
  return topics.map((topic, at): LearnPage => {
    const { about, also, games, sentences } = topic
    const { path, title } = listedTopic(topic)
    const usedPhrases = phrases.filter(({ id }) => sentences.includes(id))
    return {
      path,
      title,
      part: 'recipes',
      also,
      text: about,
      before: topics[at - 1] === undefined ? index : listedTopic(topics[at - 1] ?? topic).path,
      after: topics[at + 1] && listedTopic(topics[at + 1] ?? topic).path,
      body: (
        <>
          <p>{about}</p>
          <h2>Games</h2>
          <Links
            from={path}
            to={games.flatMap((id) => {
              const recipe = recipes.find((each) => each.id === id)
              return recipe === undefined ? [] : [listedRecipe(recipe)]
            })}
          />
          {usedPhrases.length > 0 && (
            <>
              <h2>Sentences</h2>
              <Links from={path} to={usedPhrases.map(listedPhrase)} />
            </>
          )}
        </>
      ),
    }
  })
}

function listedTopic({ name, about }: Topic): Listed {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return { path: `recipes/topics/${slug(name)}.html`, title, about }
}

export function listedRecipe(recipe: Recipe): Listed {
  return { path: recipePath(recipe), title: recipe.title, about: recipe.note }
}

function recipePath(recipe: Recipe | undefined): string {
  return `recipes/${slug(recipe?.id ?? 'index')}.html`
}
