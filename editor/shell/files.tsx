import { useEffect, useState } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { Intake, type NamedText } from '../workspace/intake.ts'
import { isFileName, LARGEST_ZIP, MOST_BYTES, MOST_FILES } from '../workspace/names.ts'
import { MOST_CHARACTERS, shareText } from '../workspace/share.ts'
import { download } from '../workspace/download.ts'
import { chosenFolder, hasFolders, readFolder, takeFile, writeFolder } from '../workspace/folder.ts'
import type { Snapshot } from '../workspace/work-storage.ts'
import { Dialog } from './dialog.tsx'
import { NewFile } from './new-file.tsx'
import type { Session } from '../session/session.ts'
import { searchFiles } from '../panels/search-panel.tsx'
import { StorageUse } from './storage-use.tsx'
import { Button } from '../parts/button.tsx'

/** The user's own files: create, edit, rename, reset, export and import. */
export function FilesDialog({
  session,
  onClose,
}: {
  readonly session: Session
  readonly onClose: () => void
}) {
  const { workspace } = session
  const [said, setSaid] = useState<string>()
  const own = [...workspace.documents.value].filter(([name]) => workspace.isChanged(name))
  const files = own.map(([name, content]) => ({ name, text: content }))
  return (
    <Dialog title={text('files')} onClose={onClose}>
      <section class="part">
        <h3>{text('newFile')}</h3>
        <NewFile session={session} onDone={onClose} />
      </section>
      <section class="part">
        <h3>{text('yourFiles')}</h3>
        {files.length === 0 && <p class="muted">{text('noOwnFiles')}</p>}
        <ul class="own-files">
          {files.map(({ name }) => (
            <OwnFile
              key={name}
              name={name}
              session={session}
              onClose={onClose}
              onShare={() =>
                void copyLink(
                  files.filter((file) => file.name === name),
                  name,
                ).then(setSaid)
              }
            />
          ))}
        </ul>
        <LastStep session={session} />
        <div class="buttons start">
          <Button disabled={files.length === 0} onClick={() => void exportZip(files)}>
            {text('exportAll')}
          </Button>
          <label class="button">
            {text('importFiles')}
            <input
              type="file"
              class="for-readers"
              accept=".yaml,.yml,.zip"
              multiple
              onChange={({ currentTarget }) => {
                void importFiles(session, [...(currentTarget.files ?? [])]).then(setSaid)
              }}
            />
          </label>
          {hasFolders && (
            <>
              <Button disabled={files.length === 0} onClick={() => void exportFolder(files).then(setSaid)}>
                {text('exportFolder')}
              </Button>
              <Button onClick={() => void importFolder(session).then(setSaid)}>{text('importFolder')}</Button>
            </>
          )}
          <Button
            disabled={files.length === 0}
            onClick={() => void copyLink(files, session.played.value).then(setSaid)}
          >
            {text('share')}
          </Button>
        </div>
        {files.length > 0 && <p class="muted small">{text('shareHint')}</p>}
        <p aria-live="polite">{said}</p>
        <StorageUse files={files} />
      </section>
      <section class="part">
        <Button
          onClick={() => {
            onClose()
            searchFiles()
          }}
        >
          {text('searchFiles')}
        </Button>
      </section>
      <History session={session} onClose={onClose} />
      <Deleted session={session} />
    </Dialog>
  )
}

function OwnFile({
  name,
  session,
  onClose,
  onShare,
}: {
  readonly name: string
  readonly session: Session
  readonly onClose: () => void
  readonly onShare: () => void
}) {
  const { workspace } = session
  const [renamed, setRenamed] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const original = workspace.original(name)
  return (
    <li>
      <Button
        class="link"
        onClick={() => {
          onClose()
          session.tabs.open(name)
        }}
      >
        {name}
      </Button>
      {original !== undefined && <span class="tag">{text('changedFile')}</span>}
      <span class="gap" />
      {renamed !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const isTaken = renamed !== name && workspace.text(renamed) !== undefined
            const why = isTaken ? text('nameTaken') : isFileName(renamed) ? undefined : text('noFileName')
            setRefused(why)
            if (why !== undefined) return
            setRenamed(undefined)
            if (renamed !== name) session.files.rename(name, renamed)
          }}
        >
          <input
            type="text"
            aria-label={text('nameOfIt')}
            value={renamed}
            onInput={({ currentTarget }) => setRenamed(currentTarget.value)}
          />
          {refused !== undefined && (
            <span class="error" role="alert">
              {refused}
            </span>
          )}
        </form>
      )}
      <Button class="quiet" aria-label={`${text('share')} ${name}`} onClick={onShare}>
        {text('share')}
      </Button>
      {original === undefined ? (
        <>
          <Button class="quiet" onClick={() => setRenamed(name)}>
            {text('rename')}
          </Button>
          <Button class="quiet" onClick={() => session.files.remove(name)}>
            {text('delete')}
          </Button>
        </>
      ) : (
        <Button
          class="quiet"
          title={text('setBackHint')}
          onClick={() => session.files.steps.take('setBack', name, [{ name, text: original }])}
        >
          {text('setBack')}
        </Button>
      )}
    </li>
  )
}

const SAID = {
  deleted: 'fileDeleted',
  renamed: 'fileRenamed',
  setBack: 'fileSetBack',
  restored: 'fileRestored',
} as const

/** The last step with a file, and a button to undo it. */
function LastStep({ session }: { readonly session: Session }) {
  const step = session.files.steps.last.value
  return (
    <p aria-live="polite">
      {step !== undefined && (
        <>
          {text(SAID[step.what], { file: step.file })}{' '}
          <Button class="link" onClick={() => session.files.takeBack()}>
            {text('undo')}
          </Button>
        </>
      )}
    </p>
  )
}

/** Last texts of deleted files. */
function Deleted({ session }: { readonly session: Session }) {
  const [gone, setGone] = useState<readonly Snapshot[]>([])
  const documents = session.workspace.documents.value
  useEffect(() => void session.storage.deleted().then(setGone), [documents, session])
  if (gone.length === 0) return null
  return (
    <section class="part">
      <h3>{text('deletedFiles')}</h3>
      <ul class="own-files">
        {gone.map(({ id, name, at, text: last }) => (
          <li key={id}>
            {name} <span class="muted">{new Date(at).toLocaleString()}</span>
            <span class="gap" />
            <Button
              class="quiet"
              aria-label={`${text('restore')} ${name}`}
              onClick={() => void session.files.add(name, last)}
            >
              {text('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const file = session.tabs.current.value
  const [kept, setKept] = useState<readonly Snapshot[]>([])
  useEffect(() => {
    if (file !== undefined) void session.storage.historyOf(file).then(setKept)
  }, [file, session])
  if (file === undefined) return null
  return (
    <section class="part">
      <h3>
        {text('earlier')}: {file}
      </h3>
      {kept.length === 0 && <p class="muted">{text('noHistory')}</p>}
      <ul class="own-files">
        {kept.slice(0, 20).map(({ id, at, text: earlier }) => (
          <li key={id}>
            {new Date(at).toLocaleString()}
            <span class="gap" />
            <Button
              class="quiet"
              onClick={() => {
                session.files.steps.take('restored', file, [{ name: file, text: earlier }])
                onClose()
              }}
            >
              {text('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function exportZip(files: readonly NamedText[]): Promise<void> {
  const { zipped } = await import('../workspace/zip.ts')
  download('sandtable.zip', new Blob([zipped(files)], { type: 'application/zip' }))
}

/** Returns no message if no folder was chosen. */
async function exportFolder(files: readonly NamedText[]): Promise<string> {
  const folder = await chosenFolder('readwrite')
  if (folder === undefined) return ''
  try {
    await writeFolder(folder, files)
  } catch (thrown) {
    return text('somethingWrong', { message: thrown instanceof Error ? thrown.message : '' })
  }
  return text('exported', { count: files.length, folder: folder.name })
}

async function importFolder(session: Session): Promise<string> {
  const folder = await chosenFolder('read')
  if (folder === undefined) return ''
  const intake = new Intake()
  await readFolder(folder, intake)
  return brought(session, intake)
}

/** Adds files, and reports how many; files left out are mentioned. */
async function brought(session: Session, { files, leftOut }: Intake): Promise<string> {
  const imported = text('imported', { count: (await session.files.addAll(files)).length })
  const limits = { most: MOST_FILES, megabytes: MOST_BYTES / MEGABYTE }
  return leftOut === 0 ? imported : `${imported} ${text('leftOut', { count: leftOut, ...limits })}`
}

async function importFiles(session: Session, given: readonly File[]): Promise<string> {
  const intake = new Intake()
  for (const file of given) {
    if (/\.zip$/iu.test(file.name)) {
      if (file.size > LARGEST_ZIP)
        return text('importRefused', { why: text('zipTooLarge', { megabytes: LARGEST_ZIP / MEGABYTE }) })
      const { unzip } = await import('../workspace/zip.ts')
      const fault = unzip(new Uint8Array(await file.arrayBuffer()), intake)
      if (fault !== undefined) return text('importRefused', { why: text(fault) })
    } else await takeFile(file, file.name, intake)
  }
  return brought(session, intake)
}

const MEGABYTE = 1024 * 1024

async function copyLink(files: readonly NamedText[], open: string | undefined): Promise<string> {
  const fragment = await shareText({ files, open })
  if (fragment.length > MOST_CHARACTERS)
    return text('shareTooLong', { size: fragment.length, most: MOST_CHARACTERS })
  const link = `${location.href.replace(/#.*$/u, '')}#${fragment}`
  try {
    await navigator.clipboard.writeText(link)
    return text('copied')
  } catch {
    return link
  }
}
