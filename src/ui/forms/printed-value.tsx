import { useMedia } from '../content/use-media.ts'

/**
 * On paper, what was entered in the field after it, which would cut it. An empty field stays, to be filled in by hand.
 */
export const PrintedValue = ({ value }: { readonly value: string }) => {
  const isPrinting = useMedia('print')
  return isPrinting && value !== '' && <p className="whitespace-pre-wrap break-words [&+*]:hidden">{value}</p>
}
