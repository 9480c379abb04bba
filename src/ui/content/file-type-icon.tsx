import File from 'lucide-react/icons/file'
import FileArchive from 'lucide-react/icons/file-archive'
import FileImage from 'lucide-react/icons/file-image'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Presentation from 'lucide-react/icons/presentation'

const neutral = 'border-line bg-surface-sunk text-ink-soft'

const kinds = [
  { Icon: FileText, extensions: ['pdf'], colours: 'border-bad-line bg-bad-soft text-bad' },
  { Icon: FileText, extensions: ['doc', 'docx', 'hwp'], colours: 'border-info-line bg-info-soft text-info' },
  { Icon: FileSpreadsheet, extensions: ['xls', 'xlsx', 'csv'], colours: 'border-good-line bg-good-soft text-good' },
  { Icon: Presentation, extensions: ['ppt', 'pptx'], colours: 'border-warn-line bg-warn-soft text-warn' },
  {
    Icon: FileImage,
    extensions: ['png', 'jpg', 'gif', 'svg'],
    colours: 'border-brand-line bg-brand-soft text-brand-ink',
  },
  { Icon: FileArchive, extensions: ['zip', '7z', 'gz', 'tar'], colours: neutral },
  { Icon: FileText, extensions: ['txt', 'log', 'md'], colours: neutral },
]

/** Picture of a file's type with its extension in letters. Decorative, because the name of the file has the extension. */
export const FileTypeIcon = ({ name }: { readonly name: string }) => {
  const extension = /\.(\w{1,4})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const { Icon, colours } = kinds.find(({ extensions }) => extensions.includes(extension)) ?? {
    Icon: File,
    colours: neutral,
  }
  return (
    <span
      aria-hidden
      data-file-type={extension}
      className={`flex size-12 shrink-0 flex-col items-center justify-center rounded-sm border ${colours}`}
    >
      <Icon size={20} strokeWidth={1.75} />
      <span className="text-[0.6875rem] leading-tight font-bold">{extension.toUpperCase()}</span>
    </span>
  )
}
