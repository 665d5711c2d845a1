/** Folders on disk, where browsers let pages have them. */
interface Window {
  readonly showDirectoryPicker?: (options: {
    readonly mode: 'read' | 'readwrite'
  }) => Promise<FileSystemDirectoryHandle>
}
