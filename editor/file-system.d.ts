/** Folders on disk, in browsers that give pages access to them. */
interface Window {
  readonly showDirectoryPicker?: (options: {
    readonly mode: 'read' | 'readwrite'
  }) => Promise<FileSystemDirectoryHandle>
}
