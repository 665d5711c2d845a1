/** The sources of the command line, and the versions of its packages. */
export declare const SOURCES: readonly string[]
/** The folder of the bundle, whose `start` runs a command; undefined if none can be made. */
export declare function cloneBundle(root: string): Promise<string | undefined>
