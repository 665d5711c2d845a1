import { createHash } from 'node:crypto'
import { way } from './page.ts'

/** Where pictures lie that several pages show. */
const FOLDER = 'pictures'

const PICTURE = /<div class="picture">(<svg [\s\S]*?<\/svg>)\s*<\/div>/gu

/** The texts of pages by path, with pictures that several pages show as files, which are among them. */
export function withSharedPictures(pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const times = new Map<string, number>()
  for (const html of pages.values())
    for (const [, svg = ''] of html.matchAll(PICTURE)) times.set(svg, (times.get(svg) ?? 0) + 1)
  const files = new Map<string, string>()
  for (const [path, html] of pages)
    files.set(
      path,
      html.replaceAll(PICTURE, (whole, svg: string) => {
        if ((times.get(svg) ?? 0) < 2) return whole
        const file = `${FOLDER}/${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`
        files.set(file, svg)
        return `<div class="picture">${imageOf(svg, way(path, file))}</div>`
      }),
    )
  return files
}

/** Title and size are those that the picture has itself. */
function imageOf(svg: string, src: string): string {
  const title = (/<title>([^<]*)<\/title>/u.exec(svg)?.[1] ?? '').replaceAll('"', '&quot;')
  const size = /^<svg [^>]*?(width="\d+" height="\d+")/u.exec(svg)?.[1] ?? ''
  return `<img src="${src}" alt="${title}" ${size}>`
}
