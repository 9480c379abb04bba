// Loaded into a mock with `--import`. An error in its own code is simulated by a generator of random numbers that fails.
crypto.getRandomValues = () => {
  throw new Error('Secret detail of /srv/mock/keys.ts')
}
