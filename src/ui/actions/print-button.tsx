import Printer from 'lucide-react/icons/printer'
import { Button } from './button.tsx'

/** Prints the page. */
export const PrintButton = ({ text }: { text: string }) => (
  <Button variant="secondary" onClick={() => window.print()}>
    <Printer aria-hidden size={18} />
    <span>{text}</span>
  </Button>
)
