import File from 'lucide-react/icons/file'
import FileArchive from 'lucide-react/icons/file-archive'
import FileImage from 'lucide-react/icons/file-image'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'

const kinds = [
  { Icon: FileImage, extensions: ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp', 'svg', 'tif', 'tiff', 'heic'] },
  { Icon: FileArchive, extensions: ['zip', '7z', 'gz', 'tgz', 'tar', 'rar', 'alz', 'egg'] },
  { Icon: FileSpreadsheet, extensions: ['xls', 'xlsx', 'csv', 'ods'] },
  { Icon: FileText, extensions: ['pdf', 'txt', 'doc', 'docx', 'hwp', 'hwpx', 'ppt', 'pptx', 'log', 'rtf', 'odt'] },
]

/** Icon for the type of a file, by its name. */
export const FileIcon = ({ name }: { name: string }) => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const Icon = kinds.find(({ extensions }) => extensions.includes(extension))?.Icon ?? File
  return <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
}
