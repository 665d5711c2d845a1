/** Changes with any file in these folders below the root, or with one of these files. */
export declare function stamp(root: string, sources: readonly string[]): string
