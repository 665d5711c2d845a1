import { join, relative, sep } from 'node:path'

/*
 * Fast versions of `join` and `relative` for paths below a folder. Commands walk through hundreds of files, and
 * normalising every path again would take as long as asking the disk.
 */

/** @param folder as `normalize`, `join` or `realpath` returns it */
export function inFolder(folder: string, name: string): string {
  return folder === '.' || folder.endsWith(sep) ? join(folder, name) : folder + sep + name
}

export function fromFolder(folder: string, path: string): string {
  const start = folder + sep
  return path.startsWith(start) ? path.slice(start.length) : relative(folder, path)
}
