import Printer from 'lucide-react/icons/printer'
import { Button, type ButtonProps } from './button.tsx'

interface PrintButtonProps extends Pick<ButtonProps, 'size'> {
  readonly text: string
  /** Prints only the elements of the page that have `data-printed` (base.css). */
  readonly isPart?: boolean
}

const printPart = () => {
  const { dataset } = document.documentElement
  dataset.print = 'part'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

/** Prints the page or a part of it. */
export const PrintButton = ({ text, isPart = false, size = 'md' }: PrintButtonProps) => (
  <Button variant="secondary" size={size} className="print:hidden" onClick={isPart ? printPart : () => window.print()}>
    <Printer aria-hidden size={size === 'sm' ? 16 : 18} />
    <span>{text}</span>
  </Button>
)
