import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../waiting.ts'
import { BIN, folderWith } from './sandtable.ts'

const VARIANT = 'sandtable: 1\nid: w\nextends: draughts\ntitle: W\n'

test('a watched file is checked again after every change, and may even go away', async () => {
  const folder = folderWith({ 'w.yaml': VARIANT })
  const child = spawn(process.execPath, [BIN, 'check', 'w.yaml', '--watch'], { cwd: folder })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (out += text))
  const says = async (words: string): Promise<void> => {
    await until(
      () => out.includes(words) || child.exitCode !== null,
      words,
      () => out,
    )
    expect(out).toContain(words)
    out = ''
  }
  try {
    await says('0 errors')
    writeFileSync(join(folder, 'w.yaml'), `${VARIANT}numbrs: 1\n`)
    await says('1 error,')
    renameSync(join(folder, 'w.yaml'), join(folder, 'gone.yaml'))
    await says('ST7002')
    renameSync(join(folder, 'gone.yaml'), join(folder, 'w.yaml'))
    await says('numbers')
    expect(child.exitCode).toBe(null)
  } finally {
    child.kill()
  }
})
