import { useState } from 'react'
import { FieldGroup } from '../forms/field-group.tsx'
import { FileField } from './file-field.tsx'
import { useLocale } from '../../i18n/language.ts'
import { Pairs, Samples } from '../examples.tsx'

const file = (name: string, size: number) => new File([new Uint8Array(size)], name)
const limit = 3

const texts = (count: number) => ({
  add: 'Choose files',
  drop: 'or drag them here.',
  count: `${count} of ${limit} files attached`,
  list: 'Attached files',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
})

export const FileSamples = () => {
  const [language] = useLocale()
  const [files, setFiles] = useState<readonly File[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [full] = useState([
    file('결제오류_화면_2026-11-19_오전_11시_40분_아주_긴_이름의_파일.png', 1_258_291),
    file('server-logs.zip', 5_000_000),
    file('notes.txt', 812),
  ])
  const none = () => undefined
  return (
    <Samples title="Files">
      <Pairs>
        <FieldGroup id="files" legend="Attachments" requirementLabel="optional" hint="Up to 3 files.">
          <FileField
            files={files}
            limit={limit}
            texts={texts(files.length)}
            language={language}
            announcement={announcement}
            refused={files.length > limit && 'You can attach up to 3 files.'}
            onAdd={(added) => {
              setFiles([...files, ...added])
              setAnnouncement(`${added.map(({ name }) => name).join(', ')} attached`)
            }}
            onRemove={(index) => {
              setFiles(files.toSpliced(index, 1))
              setAnnouncement(`${files[index]?.name} removed`)
            }}
          />
        </FieldGroup>
        <FieldGroup id="files-full" legend="Attachments" requirementLabel="optional" hint="Full, with a refused file.">
          <FileField
            files={full}
            limit={limit}
            texts={texts(full.length)}
            language={language}
            refused="Files over 10 MB can’t be attached: video.zip. Make them smaller or choose others."
            onAdd={none}
            onRemove={none}
          />
        </FieldGroup>
        <FieldGroup id="files-sending" legend="Attachments" requirementLabel="optional" hint="On its way.">
          <FileField
            files={full}
            limit={limit}
            texts={texts(full.length)}
            language={language}
            sent={0.43}
            onAdd={none}
            onRemove={none}
          />
        </FieldGroup>
      </Pairs>
    </Samples>
  )
}
