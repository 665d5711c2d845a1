import type { VNode } from 'preact'
import { htmlOf, type Link } from './markdown.ts'
import { way } from './page.ts'

/** Rules as text. */
export function Rules({ text, label }: { readonly text: string; readonly label?: string }): VNode {
  return (
    <figure class="rules">
      {label !== undefined && <figcaption>{label}</figcaption>}
      <pre tabIndex={0}>
        <code>{text.trimEnd()}</code>
      </pre>
    </figure>
  )
}

export function Prose({
  markdown,
  link = () => undefined,
}: {
  readonly markdown: string
  readonly link?: Link
}): VNode {
  return <div dangerouslySetInnerHTML={{ __html: htmlOf(markdown, link) }} />
}

/** One line of Markdown within a sentence. */
export function Line({ markdown }: { readonly markdown: string }): VNode {
  return (
    <span
      dangerouslySetInnerHTML={{
        __html: htmlOf(markdown, () => undefined)
          .replaceAll(/<\/?p>/gu, '')
          .trim(),
      }}
    />
  )
}

export interface Listed {
  readonly path: string
  readonly title: string
  readonly about?: string
}

/** Links to pages, each with a sentence about it. */
export function Links({ from, to }: { readonly from: string; readonly to: readonly Listed[] }): VNode {
  return (
    <ul class="links">
      {to.map(({ path, title, about }) => (
        <li key={path}>
          <a href={way(from, path)}>{title}</a>
          {about !== undefined && (
            <>
              {' '}
              <span class="about">
                <Line markdown={about} />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
