import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium as launcher } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'

const MODULES = join(PACKAGE, 'node_modules')
const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8'))
/** Unpacking takes as long as loading the editor three times, so a clone does it once. */
const UNPACKED = join(MODULES, `.cache/sandtable/chromium-${version}`)

/** Launches Chromium, which leaves in `folder` what it writes. */
export async function launchChromium(folder: string): Promise<Browser> {
  if (!existsSync(UNPACKED)) await unpack()
  // Its own font configuration lists only folders of the host it was made for, and without fonts it crashes.
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(fonts, fontsIn([join(UNPACKED, 'fonts'), '/usr/share/fonts'], join(folder, 'font-cache')))
  return await inTemporary(folder, () =>
    launcher.launch({
      executablePath: join(UNPACKED, 'chromium'),
      args: ['--no-sandbox', '--no-zygote', '--headless=shell'],
      env: { ...process.env, LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'), FONTCONFIG_FILE: fonts },
    }),
  )
}

async function unpack(): Promise<void> {
  mkdirSync(dirname(UNPACKED), { recursive: true })
  const fresh = mkdtempSync(`${UNPACKED}-`)
  // The libraries that Chromium needs are unpacked, too, if it seems to run in a cloud function.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x'
  await inTemporary(fresh, async () => {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  })
  try {
    renameSync(fresh, UNPACKED)
  } catch (thrown) {
    rmSync(fresh, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(UNPACKED)) throw thrown
  }
}

/** Does something while `folder` is the one for temporary files. */
async function inTemporary<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await act()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

function fontsIn(folders: readonly string[], cache: string): string {
  const listed = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const even = '<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>'
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${listed}${even}<cachedir>${cache}</cachedir></fontconfig>\n`
}
