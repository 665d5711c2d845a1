import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'

/** A part of the page whose code is loaded when it is first shown; until then, and where it cannot be had, it is empty. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = signal<ComponentType<Props>>()
  return (props) => {
    useEffect(() => {
      if (part.value !== undefined) return
      load().then(
        (loaded) => (part.value = loaded),
        () => {},
      )
    }, [])
    const Part = part.value
    return Part === undefined ? null : <Part {...props} />
  }
}
