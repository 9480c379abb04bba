import manifest from '../../package.json' with { type: 'json' }

/**
 * The version of the repository, of the package `haneul-mock` and of the contract. `npm run openapi` counts it up when the
 * contract changes: the second number for a breaking change, the third for any other.
 */
export const { version } = manifest
