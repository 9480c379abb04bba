import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { useCreate } from './queries.ts'
import { Refused } from './refused.tsx'

/** Shown instead of a tab if the world in the URL does not exist. */
export const UnknownWorld = () => {
  const { world, hrefTo } = useConsoleParams()
  const { mutate: create, error, isPending } = useCreate()
  return (
    <>
      <Refused error={error} />
      <InlineAlert
        tone="warn"
        title={`There is no world "${world}".`}
        actions={
          <>
            <Button size="sm" isBusy={isPending} onClick={() => create({ id: world })}>
              Create it
            </Button>
            <LinkButton size="sm" variant="secondary" to={hrefTo({ world: 'default' })}>
              Switch to the default world
            </LinkButton>
          </>
        }
      >
        It was deleted, expired after an hour of inactivity, or the mock was restarted.
      </InlineAlert>
    </>
  )
}
