import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BIN, folderWith, sandtable } from '../cli/sandtable.ts'
import { PATIENCE } from '../waiting.ts'

const withoutTime = (text: string): string => text.replace(/"seconds":[^}]*/, '')

describe('threads', () => {
  test('any number of them gives the same result and the same log', async () => {
    const folder = folderWith()
    const all = []
    for (const jobs of ['1', '3']) {
      const args = [
        'run',
        'stratego-barrage',
        '--games',
        '13',
        '--json',
        '--jobs',
        jobs,
        '--log',
        `log${jobs}`,
      ]
      const { out, code } = await sandtable(args, folder)
      expect(code).toBe(0)
      all.push({ out: withoutTime(out), log: readFileSync(join(folder, `log${jobs}`), 'utf8') })
    }
    expect(all[1]).toEqual(all[0])
    expect(all[0]?.log.trimEnd().split('\n')).toHaveLength(13)
  })

  test('more threads than games, and a number that is none', async () => {
    const folder = folderWith()
    const few = await sandtable(['run', 'tic-tac-toe', '--games', '2', '--jobs', '8', '--json'], folder)
    expect(JSON.parse(few.out)).toMatchObject({ games: 2 })
    const none = await sandtable(['run', 'tic-tac-toe', '--jobs', '0'], folder)
    expect(none.err).toContain('ST7003')
    const both = await sandtable(['run', 'tic-tac-toe', '--jobs', '2', '--coverage'], folder)
    expect(both.err).toContain('ST7003')
  })

  test('a fault in the rules is counted alike', async () => {
    const faulty = `sandtable: 1
id: faulty
extends: tic-tac-toe
title: Counts too far
track:
  marks: 0..7 = 0
before:
  put:
    - add 1 to marks
`
    const folder = folderWith({ 'faulty.yaml': faulty })
    const outs = []
    for (const jobs of ['1', '3']) {
      const args = ['run', 'faulty.yaml', '--games', '20', '--json', '--jobs', jobs]
      const { out, code } = await sandtable(args, folder)
      expect(code).toBe(1)
      expect(out).toContain('"faults"')
      outs.push(withoutTime(out))
    }
    expect(outs[1]).toBe(outs[0])
  })
})

/** Runs a command and sends it a signal when its log holds something. */
function stopped(args: readonly string[], folder: string, signal: 'SIGINT' | 'SIGKILL') {
  return new Promise<{ readonly code: number | null; readonly out: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args, '--log', 'log'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    const log = join(folder, 'log')
    const watching = setInterval(() => {
      if (existsSync(log) && readFileSync(log, 'utf8').split('\n').length > 3) {
        clearInterval(watching)
        child.kill(signal)
      }
    }, 20)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(watching)
      resolve({ code, out })
    })
  })
}

describe('a run that is stopped', () => {
  const wholeLines = (folder: string): readonly string[] => {
    const text = readFileSync(join(folder, 'log'), 'utf8')
    expect(text.endsWith('}\n')).toBe(true)
    return text.trimEnd().split('\n')
  }

  test.each(['1', '2'])('by Ctrl-C gives what there is, with %s jobs', async (jobs) => {
    const folder = folderWith()
    const args = ['run', 'stratego-barrage', '--games', '1000000', '--json', '--jobs', jobs]
    const { code, out } = await stopped(args, folder, 'SIGINT')
    expect(code).toBe(130)
    const result: unknown = JSON.parse(out)
    const lines = wholeLines(folder)
    expect(result).toMatchObject({ games: lines.length })
    // The result is the beginning of the run, so the same command for that many games gives the same.
    const again = ['run', 'stratego-barrage', '--games', String(lines.length), '--json']
    expect(withoutTime((await sandtable(again, folder)).out)).toBe(withoutTime(out))
    expect(lines.map((line) => /"seed":"([^"]*)"/.exec(line)?.[1])).toEqual(lines.map((_, i) => `1/${i + 1}`))
  })

  test.each(['1', '2'])('by force leaves whole games, with %s jobs', async (jobs) => {
    const folder = folderWith()
    const args = ['run', 'stratego-barrage', '--games', '1000000', '--jobs', jobs]
    await stopped(args, folder, 'SIGKILL')
    const lines = wholeLines(folder)
    const { out, code } = await sandtable(['replay', 'stratego-barrage', 'log'], folder)
    expect(code).toBe(0)
    expect(out).toContain(`${lines.length} of ${lines.length} games replayed as recorded.`)
  })
})
