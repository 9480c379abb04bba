/** Marks a field of the console as required. */
export const required = { isRequired: true, requirementLabel: 'required' } as const
