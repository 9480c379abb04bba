export { worlds, type WorldFixtures } from '#e2e/support/worlds.ts'
export type { World } from '#e2e/support/world.ts'
export type * from '#e2e/support/control-plane.ts'
