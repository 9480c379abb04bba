const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** While this runs, the browser asks the visitor to confirm leaving the site. */
export const askBeforeLeaving = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  addEventListener('beforeunload', ask)
  try {
    return await run()
  } finally {
    removeEventListener('beforeunload', ask)
  }
}
