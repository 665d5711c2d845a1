/** What the command line is made of, and which packages, of which release. */
export declare const SOURCES: readonly string[]
/** Path of the file whose `main` runs a command; undefined where no bundle can be made. */
export declare function cloneBundle(root: string): Promise<string | undefined>
