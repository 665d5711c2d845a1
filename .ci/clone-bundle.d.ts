/** The sources of the command line, and the versions of its packages. */
export declare const SOURCES: readonly string[]
/** Path of the file whose `main` runs a command; undefined if no bundle can be made. */
export declare function cloneBundle(root: string): Promise<string | undefined>
