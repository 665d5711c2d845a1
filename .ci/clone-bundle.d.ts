/** Path of the file whose `main` runs a command; undefined where no bundle can be made. */
export declare function cloneBundle(root: string): Promise<string | undefined>
/** Changes when any source below the folder does. */
export declare function stamp(root: string): string
