/** What would keep a value of one mutant for the worlds of others, and what stands there instead. */
export const caches: readonly (readonly [file: string, cached: string, fresh: string])[] = [
  ['mock-server/pipeline/response-cache.ts', 'responses.get(key)', 'undefined'],
  [
    'mock-server/worlds/records.ts',
    '#derived = new Map<unknown, unknown>()',
    "#derived: any = new (globalThis as any)['__stryker__'].WorldMap()",
  ],
]
