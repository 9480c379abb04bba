export declare const installPackages: (folder: string, name?: string) => Promise<void>
