import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BIN, folderWith } from './sandtable.ts'

/** Several times what is written before anybody reads. */
const LONG = 700_000

test('a command that is over early waits for whoever reads slowly', async () => {
  const sections = Array.from({ length: 600 }, (_, i) => `unknown section ${i}: ${i}`)
  const wrong = ['sandtable: 1', 'id: wrong', 'title: Wrong', ...sections].join('\n')
  const names = Array.from({ length: 10 }, (_, i) => `${i}.yaml`)
  const command = spawn(process.execPath, [BIN, 'check', ...names, '--format', 'json'], {
    cwd: folderWith(Object.fromEntries(names.map((name) => [name, wrong]))),
    env: { ...process.env, SANDTABLE_CACHE: folderWith() },
  })
  const ended = new Promise((resolve) => command.once('close', resolve))
  await setTimeout(2000)
  const output = await text(command.stdout)
  expect(output.length).toBeGreaterThan(LONG)
  expect(JSON.parse(output)).toBeTruthy()
  expect(await ended).toBe(1)
})
