import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { AlertDialog, Dialog } from './dialog.tsx'
import { Row, Samples } from '../examples.tsx'

const paragraph =
  'We keep what you send for three years, use it to answer you and for nothing else, and delete it afterwards. '

export const DialogSamples = () => {
  const [open, setOpen] = useState<'alert' | 'confirm' | 'terms'>()
  const [choice, setChoice] = useState('nothing yet')
  const close = (chosen: string) => {
    setOpen(undefined)
    setChoice(chosen)
  }
  return (
    <Samples title="Dialogs">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          {'Alert'}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          {'Confirm'}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('terms')}>
          {'Terms'}
        </Button>
        <span className="text-ink-soft">{`Chosen: ${choice}`}</span>
      </Row>
      <AlertDialog
        isOpen={open === 'alert'}
        title="Inquiry sent"
        message={'We have received your inquiry. We will reply to minseo.kim@example.com.\nReference number: 1042'}
        action="OK"
        onClose={close}
      />
      <AlertDialog
        isOpen={open === 'confirm'}
        title="Start over?"
        message="What you wrote will be lost."
        action="Start over"
        cancel="Keep writing"
        onClose={close}
      />
      <Dialog
        isOpen={open === 'terms'}
        title="Terms"
        close="Close"
        onClose={() => close('closed')}
        actions={<Button onClick={() => close('agreed')}>{'I agree'}</Button>}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} className="mb-3 text-ink-soft">
            {paragraph.repeat(3)}
          </p>
        ))}
      </Dialog>
    </Samples>
  )
}
