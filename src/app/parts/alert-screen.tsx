import { useState } from 'react'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

interface AlertScreenProps {
  readonly title: string
  readonly message: string
  /** Label of the button. */
  readonly action: string
  /** What follows the button. */
  readonly onClose: () => void
}

/** An alert for a page that has nothing else to show. */
export const AlertScreen = ({ title, message, action, onClose }: AlertScreenProps) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={title}
      message={message}
      action={action}
      onClose={() => {
        setOpen(false)
        onClose()
      }}
    />
  )
}
