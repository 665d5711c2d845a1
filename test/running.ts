import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What the run reports to the process that started it: a file has begun, has reached a test, or has ended. */
export interface Running {
  readonly file: string
  readonly at: 'begin' | 'test' | 'end'
  readonly test?: string
}

/** Tells the process that started the tests which files and tests are running, so that it can name those that hang. */
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
