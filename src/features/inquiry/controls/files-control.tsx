import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#specs/messages/i18n.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { FileRejection } from '#specs/rules/inquiry-files.ts'
import { limits } from '#specs/model/limits.ts'
import { listOf } from '../../../i18n/list.ts'
import { SentenceWithName } from '../../../ui/content/in-own-language.tsx'
import { FileField } from '../../../ui/files/file-field.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { Inquiry } from '../use-inquiry.ts'
import type { ControlProps } from './control.ts'

type FilesProps = ControlProps<'files'> &
  Inquiry['attachments'] & {
    /** The allowed extensions, once they are known. */
    readonly allowed: readonly string[] | undefined
    readonly locale: Locale
    /** Share of the inquiry that has been sent; undefined unless it is being sent. */
    readonly sent: number | undefined
  }

export const FilesControl = ({ field, error, allowed = [], locale, sent, ...attachments }: FilesProps) => {
  const { t } = useTranslation('inquiryForm')
  const [announcement, setAnnouncement] = useState('')
  const { files, rejections, skipped, turn, add, remove } = attachments
  const extensions = listOf(allowed, locale)
  const announceAdded = (added: readonly File[]) => {
    const names = added.map(({ name }) => name)
    setAnnouncement(names.length === 0 ? '' : t('form.attachFile.added', { name: listOf(names, locale) }))
  }
  const reasons = (rows: readonly FileRejection[]) =>
    rows.length > 0 &&
    rows.map(({ clause, message, names }) => (
      <p key={clause}>
        <SentenceWithName
          write={(place) => translateMessage(t, message({ names: place, extensions }))}
          name={listOf(names, locale)}
        />
      </p>
    ))
  return (
    <ControlFrame
      field={field}
      error={error}
      role="group"
      hint={['form.attachFile.hint', { max: limits.filesMax, megabytes: limits.fileMegabytesMax, extensions }]}
    >
      <FileField
        files={files}
        limit={limits.filesMax}
        language={locale}
        announcement={announcement}
        texts={{
          add: t('form.attachFile.add'),
          drop: t('form.attachFile.drop'),
          count: t('form.attachFile.count', { count: files.length, limit: limits.filesMax }),
          list: t('form.attachFile.list'),
          remove: (name) => t('form.attachFile.remove', { name }),
          removeShort: t('form.attachFile.removeShort'),
        }}
        refused={reasons(rejections)}
        skipped={reasons(skipped)}
        turn={turn}
        sent={sent}
        onAdd={(chosen) => void add(chosen).then(announceAdded)}
        onRemove={(index) => {
          const file = files[index]
          if (!file) return
          remove(file)
          setAnnouncement(t('form.attachFile.removed', { name: file.name }))
        }}
      />
    </ControlFrame>
  )
}
