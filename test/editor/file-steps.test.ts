import { expect, test } from 'vitest'
import { FileSteps } from '../../editor/session/file-steps.ts'
import type { WorkStorage } from '../../editor/workspace/work-storage.ts'
import { UserWorkspace } from '../../editor/workspace/workspace.ts'

/* Whole files are deleted, renamed and reset, and the last such step can be undone without losing what was typed. */

const SHIPPED = 'title: As it came\n'

function started(): { readonly workspace: UserWorkspace; readonly steps: FileSteps } {
  const workspace = new UserWorkspace()
  workspace.ship([['a.yaml', SHIPPED]])
  return { workspace, steps: new FileSteps(workspace, { remember() {} } as unknown as WorkStorage) }
}

test('a renamed file has its name again, and a deleted one its text', () => {
  const { workspace, steps } = started()
  workspace.write('mine.yaml', 'title: Mine\n')
  steps.take('renamed', 'mine.yaml', [
    { name: 'ours.yaml', text: 'title: Mine\n' },
    { name: 'mine.yaml', text: undefined },
  ])
  expect(steps.takeBack()?.what).toBe('renamed')
  expect([workspace.text('mine.yaml'), workspace.text('ours.yaml')]).toEqual(['title: Mine\n', undefined])
  steps.take('deleted', 'mine.yaml', [{ name: 'mine.yaml', text: undefined }])
  steps.takeBack()
  expect(workspace.text('mine.yaml')).toBe('title: Mine\n')
  expect(steps.last.value).toBeUndefined()
})

test('what is typed after a step stays: the step is no longer offered to be undone', () => {
  const { workspace, steps } = started()
  workspace.write('a.yaml', 'title: Changed\n')
  steps.take('setBack', 'a.yaml', [{ name: 'a.yaml', text: SHIPPED }])
  workspace.write('other.yaml', 'title: Elsewhere\n')
  expect(steps.last.value?.what).toBe('setBack')
  workspace.write('a.yaml', `${SHIPPED}by: me\n`)
  expect(steps.last.value).toBeUndefined()
  expect(steps.takeBack()).toBeUndefined()
  expect(workspace.text('a.yaml')).toBe(`${SHIPPED}by: me\n`)
})
