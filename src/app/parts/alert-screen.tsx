import { useState } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import { useText } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/late/dialogs.tsx'

interface AlertScreenProps {
  readonly title: MessageKey
  readonly message: MessageKey
  /** Label of the button. */
  readonly action: MessageKey
  /** What follows the button. */
  readonly onClose: () => void
}

/** An alert for a page that has nothing else to show. */
export const AlertScreen = ({ title, message, action, onClose }: AlertScreenProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(true)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={text(title)}
      message={text(message)}
      action={text(action)}
      onClose={() => {
        setOpen(false)
        onClose()
      }}
    />
  )
}
