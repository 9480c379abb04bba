/**
 * The version of the contract. `npm run openapi` counts it up when the contract changes: the second number for a
 * breaking change, the third for any other.
 */
export const contractVersion = '0.9.1'
