export declare const isInstalled: (folder: string) => boolean
export declare const installPackages: (folder: string, name?: string) => Promise<void>
