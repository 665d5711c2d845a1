import { PageSearch, type Page } from '../../grammar/phrasebook/find-pages.ts'

/** How many pages are offered. */
const MOST = 12

const form = document.querySelector<HTMLFormElement>('form[role=search]')
const list = document.querySelector<HTMLOListElement>('#found')
const input = form?.querySelector('input')

let loaded: Promise<PageSearch> | undefined

/** The index, loaded when somebody is about to search. */
function index(address: string): Promise<PageSearch> {
  loaded ??= fetch(address)
    .then((response) => response.json())
    .then(({ pages, synonyms }: { pages: Page[]; synonyms: string[][] }) => new PageSearch(pages, synonyms))
  return loaded
}

if (form && list && input) {
  const address = new URL(form.dataset['pages'] ?? '', location.href).href
  input.addEventListener('focus', () => void index(address), { once: true })
  input.addEventListener('input', () => void show(address, input.value, list))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void show(address, input.value, list).then(() => list.querySelector('a')?.focus())
  })
  const asked = new URLSearchParams(location.search).get('q')
  if (asked !== null) {
    input.value = asked
    void show(address, asked, list)
  }
}

async function show(address: string, query: string, into: HTMLOListElement): Promise<void> {
  const search = await index(address)
  const found = search.find(query, MOST)
  into.hidden = query.trim() === ''
  into.replaceChildren(
    ...found.map(({ id, title, text }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = new URL(id, address).href
      link.textContent = title
      item.append(link, ` ${text.slice(0, 120)}`)
      return item
    }),
  )
  if (found.length === 0 && query.trim() !== '') {
    const item = document.createElement('li')
    item.textContent = 'Nothing found. Try other words.'
    into.append(item)
  }
}
