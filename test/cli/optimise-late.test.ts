import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = join(import.meta.dirname, '../../interpreter/host-node/optimise-late.ts')

/** In a process of its own: flags hold for a whole process. */
const ran = (text: string): { stdout: string; stderr: string } => {
  const script = `const { optimiseLate } = await import(${JSON.stringify(MODULE)})\n${text}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })
  return { stdout, stderr }
}

test('this engine knows the flags, and nobody is told about them', () => {
  expect(ran('console.log(optimiseLate())')).toEqual({ stdout: 'true\n', stderr: '' })
})

test('other engines are left alone', () => {
  const engines = ['11.3.244.8', '14.0.1', '130.2', '']
  const text = `console.log(${JSON.stringify(engines)}.map((engine) => optimiseLate(engine)).join())`
  expect(ran(text)).toEqual({ stdout: 'false,false,false,false\n', stderr: '' })
})

test('the engine refuses code kept with other flags, and takes what it kept with the same', () => {
  // Texts of one length: the engine itself compares no more of them.
  const text = `
const { Script } = process.getBuiltinModule('node:vm')
const kept = (source) => new Script(source).createCachedData()
const refuses = (source, cachedData) => new Script(source, { cachedData }).cachedDataRejected
const before = kept('(() => 1)')
const answers = [refuses('(() => 2)', before)]
optimiseLate()
answers.push(refuses('(() => 3)', before), refuses('(() => 4)', kept('(() => 5)')))
console.log(answers.join())`
  expect(ran(text)).toEqual({ stdout: 'false,true,false\n', stderr: '' })
})
