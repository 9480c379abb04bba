import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { InlineAlert } from '../ui/inline-alert.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { useCreate } from './queries.ts'
import { Refused } from './refused.tsx'

/** In place of a tab, where the address names a world that is not there. */
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
              Go to the world default
            </LinkButton>
          </>
        }
      >
        It was deleted, nobody used it for an hour, or the mock was started anew.
      </InlineAlert>
    </>
  )
}
