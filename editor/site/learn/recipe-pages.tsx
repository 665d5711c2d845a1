import { FUNCTIONS } from '../../../grammar/language/functions.ts'
import { STEPS } from '../../../grammar/language/steps.ts'
import { slug, way } from './page.ts'
import type { LearnPage } from './page.ts'
import { Links, Prose, Rules } from './parts.tsx'
import type { Listed } from './parts.tsx'

/** A small game to copy from. */
export interface Recipe {
  readonly id: string
  readonly title: string
  /** One line about what it shows. */
  readonly note: string
  readonly players: readonly number[]
  readonly text: string
  /** Its board at the start as SVG, if it has one. */
  readonly picture: string | undefined
}

/** A page for each game, and one with all of them. */
export function recipePages(
  recipes: readonly Recipe[],
  seeAlso: (word: string) => Listed | undefined,
): readonly LearnPage[] {
  const index = 'recipes/index.html'
  const listed = recipes.map((recipe) => ({ path: pathOf(recipe), title: recipe.title, about: recipe.note }))
  const first: LearnPage = {
    path: index,
    title: 'Cookbook',
    part: 'recipes',
    also: ['recipes', 'games to copy', 'small games'],
    text: 'Small games to copy from, each with one idea.',
    body: (
      <>
        <p>
          Small games to copy from, each with one idea. All of them are played by the tests of this project.
        </p>
        <Links from={index} to={listed} />
      </>
    ),
  }
  const pages = recipes.map((recipe, at): LearnPage => {
    const { title, note, players, text, picture } = recipe
    const path = pathOf(recipe)
    const used = constructsIn(text).flatMap((word) => seeAlso(word) ?? [])
    return {
      path,
      title,
      part: 'recipes',
      also: [],
      text: note,
      data: { text },
      before: recipes[at - 1] === undefined ? index : pathOf(recipes[at - 1]),
      after: recipes[at + 1] && pathOf(recipes[at + 1]),
      body: (
        <>
          <Prose markdown={note} />
          <p>Players: {players.join(', ')}.</p>
          {picture !== undefined && <div class="picture" dangerouslySetInnerHTML={{ __html: picture }} />}
          <p>
            <a class="try" href={way(path, `../#recipe=${recipe.id}`)}>
              Open a copy in the editor
            </a>
          </p>
          <Rules text={text} />
          <h2>What it uses</h2>
          <Links from={path} to={used.map(({ path: to, title: name }) => ({ path: to, title: name }))} />
        </>
      ),
    }
  })
  return [first, ...pages]
}

function pathOf(recipe: Recipe | undefined): string {
  return `recipes/${slug(recipe?.id ?? 'index')}.html`
}

/** Sections, functions and steps in a ruleset, by their names. */
function constructsIn(text: string): readonly string[] {
  const rules = text.replace(/^examples:[^]*/mu, '')
  const sections = [...rules.matchAll(/^([a-z][a-z ]*)(?=[:.])/gmu)].map(([, name = '']) => `section ${name}`)
  const functions = Object.keys(FUNCTIONS).filter((name) => rules.includes(`${name}(`))
  const steps = Object.keys(STEPS).filter((verb) => new RegExp(`(?:- |: )${verb}\\b`, 'u').test(rules))
  return [
    ...new Set([
      ...sections,
      ...functions.map((name) => `function ${name}`),
      ...steps.map((verb) => `step ${verb}`),
    ]),
  ]
}
