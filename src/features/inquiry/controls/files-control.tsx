import { useState } from 'react'
import { filesMax } from '#specs/rules/inquiry-files.ts'
import { useText } from '../../../i18n/language.ts'
import { listOf } from '../../../i18n/list.ts'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { FileField } from '../../../ui/files/file-field.tsx'
import { labelOf, type ControlProps } from './control.ts'

export const FilesControl = ({ field, inquiry, locale, error }: ControlProps) => {
  const text = useText()
  const [announcement, setAnnouncement] = useState('')
  const { files: held, rejections, add, remove } = inquiry.attachments
  const { phase } = inquiry.sending
  const extensions = listOf(inquiry.extensions ?? [], locale)
  const announceAdded = (added: readonly File[]) => {
    const names = added.map(({ name }) => name)
    setAnnouncement(names.length === 0 ? '' : text('form.attachFile.added', { name: listOf(names, locale) }))
  }
  const percent = phase.is === 'sending' ? Math.round(phase.fraction * 100) : undefined
  return (
    <FieldGroup
      id="attachFile"
      legend={text(labelOf(field))}
      requirementLabel={text('form.optional')}
      hint={text('form.attachFile.hint', { extensions })}
      error={error}
    >
      <FileField
        files={held}
        limit={filesMax}
        language={locale}
        announcement={announcement}
        texts={{
          add: text('form.attachFile.add'),
          drop: text('form.attachFile.drop'),
          count: text('form.attachFile.count', { count: held.length, limit: filesMax }),
          list: text('form.attachFile.list'),
          remove: (name) => text('form.attachFile.remove', { name }),
          removeShort: text('form.attachFile.removeShort'),
        }}
        refused={
          rejections.length > 0 &&
          rejections.map(({ message, names }) => (
            <p key={message}>{text(message, { names: listOf(names, locale), extensions })}</p>
          ))
        }
        sending={percent === undefined ? undefined : { percent, text: text('inquiry.progress', { percent }) }}
        onAdd={(chosen) => void add(chosen).then(announceAdded)}
        onRemove={(index) => {
          const file = held[index]
          if (!file) return
          remove(file)
          setAnnouncement(text('form.attachFile.removed', { name: file.name }))
        }}
      />
    </FieldGroup>
  )
}
