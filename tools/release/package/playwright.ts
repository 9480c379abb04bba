export { worlds, type WorldFixtures } from '#e2e/mock-client/worlds.ts'
export type { World } from '#e2e/mock-client/world.ts'
export type * from '#e2e/mock-client/control-plane.ts'
