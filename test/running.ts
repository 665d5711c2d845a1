import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What is told of a run to who started it: a file has begun, it is at a test, it has ended. */
export interface Running {
  readonly file: string
  readonly at: 'begin' | 'test' | 'end'
  readonly test?: string
}

/** Tells the process that started the tests which files and tests are running, so that it can name those that do not end. */
export default class Teller implements Reporter {
  onTestModuleStart({ relativeModuleId: file }: TestModule): void {
    tell({ file, at: 'begin' })
  }

  onTestCaseReady({ fullName: test, module: { relativeModuleId: file } }: TestCase): void {
    tell({ file, at: 'test', test })
  }

  onTestModuleEnd({ relativeModuleId: file }: TestModule): void {
    tell({ file, at: 'end' })
  }
}

function tell(running: Running): void {
  process.send?.(running)
}
