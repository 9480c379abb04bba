const { CONTRACT: target, ORIGIN: baseUrl } = process.env

/** The clients of orval, one file each. */
export default Object.fromEntries(
  ['fetch', 'axios', 'zod'].map((client) => [
    client,
    { input: { target }, output: { target: `./generated/orval-${client}.ts`, client, mode: 'single', baseUrl } },
  ]),
)
