export declare const isInstalled: (folder: string) => boolean
export declare const whileLocked: <Result>(
  folder: string,
  name: string,
  doing: string,
  work: () => Promise<Result>,
) => Promise<Result>
export declare const installPackages: (folder: string, name?: string) => Promise<void>
