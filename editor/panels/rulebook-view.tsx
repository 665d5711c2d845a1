import type { ComponentChildren } from 'preact'
import type {
  Rulebook,
  RulebookBlock,
  RulebookItem,
  RulebookPicture,
  RulebookWords,
} from '../../interpreter/rulebook/index.ts'

/** A rulebook as elements; authors' texts are plain text, whatever they contain. */
export function RulebookView({ book }: { readonly book: Rulebook }) {
  return (
    <article class="rulebook" lang={book.language}>
      <h2>
        <Words words={book.title} />
      </h2>
      <Blocks blocks={book.lead} book={book} />
      {book.sections.map(({ anchor, title, blocks }) => (
        <section key={anchor} id={`book-${anchor}`}>
          <h3>
            <Words words={title} />
          </h3>
          <Blocks blocks={blocks} book={book} />
        </section>
      ))}
    </article>
  )
}

function Words({ words }: { readonly words: RulebookWords }) {
  return (
    <>
      {words.map((inline, i): ComponentChildren => {
        switch (inline.kind) {
          case 'text':
            return inline.text
          case 'strong':
            return (
              <strong key={i}>
                <Words words={inline.words} />
              </strong>
            )
          case 'emphasis':
            return (
              <em key={i}>
                <Words words={inline.words} />
              </em>
            )
          case 'foreign':
            return (
              <span key={i} lang={inline.language}>
                <Words words={inline.words} />
              </span>
            )
          case 'link':
            return (
              <a key={i} href={`#book-${inline.to}`}>
                <Words words={inline.words} />
              </a>
            )
        }
      })}
    </>
  )
}

function Blocks({ blocks, book }: { readonly blocks: readonly RulebookBlock[]; readonly book: Rulebook }) {
  return (
    <>
      {blocks.map((block, i): ComponentChildren => {
        switch (block.kind) {
          case 'paragraph':
            return (
              <p key={i} class={block.tone ?? ''}>
                <Words words={block.words} />
              </p>
            )
          case 'list': {
            const items = block.items.map((item, n) => <Item key={n} item={item} book={book} />)
            return block.ordered ? <ol key={i}>{items}</ol> : <ul key={i}>{items}</ul>
          }
          case 'table':
            return (
              <table key={i} class="sheet">
                {block.caption !== undefined && (
                  <caption>
                    <Words words={block.caption} />
                  </caption>
                )}
                <thead>
                  <tr>
                    {block.head.map((cell, n) => (
                      <th key={n} scope="col">
                        <Words words={cell} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {block.rows.map((row, n) => (
                    <tr key={n} class={row.mark ?? ''}>
                      {row.cells.map((cell, c) => (
                        <td key={c}>
                          <Words words={cell} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          case 'picture':
            return <Picture key={i} picture={block} />
          case 'drawing':
            return (
              <div key={i}>
                <p>
                  <Words words={block.caption} />
                </p>
                <pre>{block.lines.join('\n')}</pre>
                <ul>
                  {block.ways.map((item, n) => (
                    <Item key={n} item={item} book={book} />
                  ))}
                </ul>
              </div>
            )
          case 'rule':
            return (
              <section key={i} id={`book-${block.anchor}`} class={`rule ${block.mark ?? ''}`}>
                <h4>
                  <Words words={block.title} />
                  {block.mark !== undefined && <span class="tag"> {book.frame.marks[block.mark]}</span>}
                </h4>
                <Blocks blocks={block.blocks} book={book} />
              </section>
            )
        }
      })}
    </>
  )
}

function Item({ item, book }: { readonly item: RulebookItem; readonly book: Rulebook }) {
  return (
    <li class={item.mark ?? ''}>
      {item.mark === 'gone' && item.isTold !== true ? (
        <s>
          <Words words={item.words} />
        </s>
      ) : (
        <Words words={item.words} />
      )}
      {item.mark !== undefined && <span class="tag"> {book.frame.marks[item.mark]}</span>}
      {item.blocks !== undefined && <Blocks blocks={item.blocks} book={book} />}
    </li>
  )
}

/** A board has the names of its columns below, as it is drawn; one player's own view has no names. */
function Picture({ picture: { caption, down, across, cells, look } }: { readonly picture: RulebookPicture }) {
  const isNamed = down.some((name) => name !== '')
  const names = (
    <tr>
      {isNamed && <td class="corner" />}
      {across.map((name, i) => (
        <th key={i} scope="col">
          {name}
        </th>
      ))}
    </tr>
  )
  return (
    <table class="picture">
      <caption>
        <Words words={caption} />
      </caption>
      {across.length > 0 && look === 'matrix' && <thead>{names}</thead>}
      <tbody>
        {cells.map((row, i) => (
          <tr key={i}>
            {isNamed && <th scope="row">{down[i]}</th>}
            {row.map(({ text, tint, mark, hint }, n) => (
              <td key={n} class={`tint-${tint} ${mark ?? ''}`} title={hint}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {across.length > 0 && look === 'board' && <tfoot>{names}</tfoot>}
    </table>
  )
}
