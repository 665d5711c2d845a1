import { looksLikeRuleset } from './names.ts'
import type { Intake, NamedText } from './intake.ts'

/** Some browsers give a page access to a folder on disk once the user has chosen it. */
export const hasFolders = window.showDirectoryPicker !== undefined

/** A folder that the user chooses; undefined if none was chosen. */
export async function chosenFolder(
  mode: 'read' | 'readwrite',
): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ mode })
  } catch {
    return undefined
  }
}

/** Reads the rulesets in a folder and its subfolders. */
export async function readFolder(folder: FileSystemDirectoryHandle, intake: Intake): Promise<void> {
  const visit = async (inside: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const entry of inside.values()) {
      const name = path + entry.name
      if (isFolder(entry)) await visit(entry, `${name}/`)
      else if (isFile(entry) && looksLikeRuleset(name)) await takeFile(await entry.getFile(), name, intake)
    }
  }
  await visit(folder, '')
}

/** Adds one file under a name. */
export async function takeFile(file: File, name: string, intake: Intake): Promise<void> {
  if (intake.accepts(name, file.size)) intake.add(name, new Uint8Array(await file.arrayBuffer()))
}

/** Writes files into a folder, and into its subfolders if their names say so. */
export async function writeFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly NamedText[],
): Promise<void> {
  for (const { name, text } of files) {
    const parts = name.split('/')
    let inside = folder
    for (const part of parts.slice(0, -1)) inside = await inside.getDirectoryHandle(part, { create: true })
    const handle = await inside.getFileHandle(parts.at(-1) ?? name, { create: true })
    const stream = await handle.createWritable()
    await stream.write(text)
    await stream.close()
  }
}

function isFolder(entry: FileSystemHandle): entry is FileSystemDirectoryHandle {
  return entry.kind === 'directory'
}

function isFile(entry: FileSystemHandle): entry is FileSystemFileHandle {
  return entry.kind === 'file'
}
