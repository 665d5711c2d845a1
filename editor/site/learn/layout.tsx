import { Fragment } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { META_POLICY } from '../../server/policy.ts'
import { PARTS, way, type LearnPage } from './page.ts'

/** The whole page as HTML. It can be read without scripts; only the search needs one. */
export function htmlOfPage(page: LearnPage, titles: ReadonlyMap<string, string>): string {
  const { path, title, part, body, before, after } = page
  const to = (target: string): string => way(path, target)
  const html = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={META_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Sandtable`}</title>
        <link rel="icon" href={to('icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={to('learn.css')} />
        <script type="module" src={to('search.js')} />
      </head>
      <body>
        <header>
          <a class="home" href={to('index.html')}>
            Sandtable
          </a>
          <nav aria-label="Parts">
            {Object.entries(PARTS).map(([name, { title: label, path: target }]) => (
              <a key={name} href={to(target)} aria-current={name === part ? 'true' : undefined}>
                {label}
              </a>
            ))}
            <a href={to('../')}>Editor</a>
          </nav>
          <form role="search" data-pages={to('pages.json')}>
            <input
              type="search"
              name="q"
              placeholder="Captures are forced"
              aria-label="Search"
              autocomplete="off"
            />
          </form>
        </header>
        <main>
          <ol id="found" aria-live="polite" hidden />
          <h1>{title}</h1>
          {body}
          <nav class="turn" aria-label="Pages">
            {before !== undefined && (
              <a rel="prev" href={to(before)}>
                {titles.get(before)}
              </a>
            )}
            {after !== undefined && (
              <a rel="next" href={to(after)}>
                {titles.get(after)}
              </a>
            )}
          </nav>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToString(<Fragment>{html}</Fragment>)}\n`
}
