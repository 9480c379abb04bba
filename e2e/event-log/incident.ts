/** An incident for the data of a world. */
export const incident = (id: number, overrides: object = {}) => ({
  id,
  sites: ['public'],
  code: 'SUCCESS',
  name: { ko: `장애 ${id}` },
  history: [],
  locations: [],
  platformTypeCode: 'VPC',
  startYmdt: [2027, 1, 1, 0, 0],
  targetRecoveryYmdt: null,
  realRecoveryYmdt: [2027, 1, 1, 1, 0],
  resources: [],
  ...overrides,
})

/** The incidents of the catalogue, hidden from the list. */
export const noIncidents = Object.fromEntries([31, 32, 33, 34].map((id) => [id, incident(id, { code: 'PREPARING' })]))
