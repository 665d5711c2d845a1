import { useEffect, useState } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { askToKeep, storageRoom, type StorageRoom } from '../workspace/storage-room.ts'
import { Button } from '../parts/button.tsx'

/** How much space the user's work takes, and whether the browser may delete it. */
export function StorageUse({ files }: { readonly files: unknown }) {
  const [now, setNow] = useState<StorageRoom>()
  useEffect(() => void storageRoom().then(setNow), [files])
  if (now === undefined) return null
  const size = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <p class="muted small">
      {text('storageUse', { used: size.format(now.used / 1e6), most: size.format(now.most / 1e6) })}{' '}
      {!now.isLasting && (
        <>
          {text('mayBeDeleted')}{' '}
          <Button class="link" onClick={() => void askToKeep().then(() => storageRoom().then(setNow))}>
            {text('askToKeep')}
          </Button>
        </>
      )}
    </p>
  )
}
