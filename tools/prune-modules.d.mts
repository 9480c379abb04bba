export declare const pruneModules: (modules: string, lockfileHash: string) => void
