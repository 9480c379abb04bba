import { useQuery } from '@tanstack/react-query'
import { documentQuery } from '../contract/document.ts'
import { Panel } from '../panel.tsx'
import { RecordForm } from './record-form.tsx'

/** Adds generated records to a world. */
export const WorldVolume = ({ id }: { id: string }) => {
  const { data: document } = useQuery(documentQuery)
  const schema = document?.components.schemas?.Volume
  return (
    <Panel
      title="Generated records"
      text="Adds believable records in Korean, English and Japanese, up to 10,000 of a kind. The seed determines them."
    >
      {schema && (
        <RecordForm
          name="Generated records"
          world={id}
          schema={schema}
          values={{}}
          at="volume"
          settingsOf={(volume) => ({ volume })}
          action="Add records"
          done="The records were added."
        />
      )}
    </Panel>
  )
}
