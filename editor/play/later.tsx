import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/**
 * A part of the page whose code is loaded when it is first shown. If it cannot be loaded, the page says so; browsers
 * do not retry an import, so the page is reloaded, which restores everything written and played.
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
        {text('partMissing')} <Button onClick={() => location.reload()}>{text('reload')}</Button>
      </p>
    )
  }
}
