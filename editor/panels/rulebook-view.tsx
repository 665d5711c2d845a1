import type { Shape } from '../../interpreter/index.ts'
import { bookElements, type Rulebook } from '../../interpreter/rulebook/index.ts'
import { drawnShape } from '../board/shape.ts'

/** A rulebook as elements; authors' texts are plain text, whatever they contain. */
export function RulebookView({ book }: { readonly book: Rulebook }) {
  const { inline, block } = bookElements(book, 'book-')
  return (
    <article class="rulebook" lang={book.language}>
      <h2>{drawn(inline(book.title))}</h2>
      {drawn(book.lead.flatMap((each) => block(each, 4)))}
      {book.sections.map(({ anchor, title, blocks }) => (
        <section key={anchor} id={`book-${anchor}`}>
          <h3>{drawn(inline(title))}</h3>
          {drawn(blocks.flatMap((each) => block(each, 4)))}
        </section>
      ))}
    </article>
  )
}

const drawn = (parts: readonly (Shape | string)[]) =>
  parts.map((part, i) => (typeof part === 'string' ? part : drawnShape(part, i)))
