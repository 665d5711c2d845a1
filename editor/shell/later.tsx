import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { text } from '../texts/text.ts'

/**
 * A part of the page whose code is loaded when it is first shown. Where it cannot be had, that is said; browsers do not ask
 * for it a second time, so the page is loaded again, which comes back to what was written and played.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = signal<ComponentType<Props> | 'failed'>()
  return (props) => {
    useEffect(() => {
      if (part.value !== undefined) return
      load().then(
        (loaded) => (part.value = loaded),
        () => (part.value = 'failed'),
      )
    }, [])
    const Part = part.value
    if (Part === undefined) return null
    if (Part !== 'failed') return <Part {...props} />
    return (
      <p class="note warning" role="alert">
        {text('partMissing')}{' '}
        <button type="button" onClick={() => location.reload()}>
          {text('reload')}
        </button>
      </p>
    )
  }
}
