import { useState } from 'react'
import { limits } from '#specs/rules/limits.ts'
import { useText } from '../../../i18n/language.ts'
import { listOf } from '../../../i18n/list.ts'
import { AroundName } from '../../../ui/content/in-own-language.tsx'
import { FileField } from '../../../ui/files/file-field.tsx'
import { ControlFrame } from './control-frame.tsx'
import { sentShare } from '../form-state.ts'
import { useFieldForm, type ControlProps } from './control.ts'

export const FilesControl = ({ field, error }: ControlProps<'files'>) => {
  const text = useText()
  const { attachments, extensions: allowed = [], locale, status } = useFieldForm()
  const [announcement, setAnnouncement] = useState('')
  const { files, rejections, add, remove } = attachments
  const extensions = listOf(allowed, locale)
  const announceAdded = (added: readonly File[]) => {
    const names = added.map(({ name }) => name)
    setAnnouncement(names.length === 0 ? '' : text('form.attachFile.added', { name: listOf(names, locale) }))
  }
  return (
    <ControlFrame field={field} error={error} role="group" hintValues={{ extensions }}>
      <FileField
        files={files}
        limit={limits.filesMax}
        language={locale}
        announcement={announcement}
        texts={{
          add: text('form.attachFile.add'),
          drop: text('form.attachFile.drop'),
          count: text('form.attachFile.count', { count: files.length, limit: limits.filesMax }),
          list: text('form.attachFile.list'),
          remove: (name) => text('form.attachFile.remove', { name }),
          removeShort: text('form.attachFile.removeShort'),
        }}
        refused={
          rejections.length > 0 &&
          rejections.map(({ message, names }) => (
            <p key={message}>
              <AroundName write={(place) => text(message, { names: place, extensions })} name={listOf(names, locale)} />
            </p>
          ))
        }
        sent={sentShare(status)}
        onAdd={(chosen) => void add(chosen).then(announceAdded)}
        onRemove={(index) => {
          const file = files[index]
          if (!file) return
          remove(file)
          setAnnouncement(text('form.attachFile.removed', { name: file.name }))
        }}
      />
    </ControlFrame>
  )
}
