import ZoomIn from 'lucide-react/icons/zoom-in'
import { useState } from 'react'
import { captchaPicture } from '#specs/rules/captcha.ts'
import { useText } from '../../i18n/language.ts'
import { Dialog } from '../../ui/late/dialogs.tsx'
import type { Challenge } from './use-captcha.ts'

interface PictureProps {
  readonly challenge: Challenge
  readonly onFailed: () => void
}

/** Image of digits. */
export const DigitsPicture = ({ challenge, onFailed }: PictureProps) => (
  <img
    src={challenge.picture}
    {...captchaPicture}
    alt={useText()('captcha.old.alt')}
    className="h-auto max-w-full rounded-sm bg-surface ring-1 ring-line"
    onError={onFailed}
  />
)

/** Image of a receipt, whose small print can be enlarged. */
export const ReceiptPicture = ({ challenge, onFailed }: PictureProps) => {
  const text = useText()
  const [isEnlarged, setEnlarged] = useState(false)
  const alt = text('captcha.receipt.alt')
  return (
    <>
      <div className="relative">
        <img
          src={challenge.picture}
          {...captchaPicture}
          alt={alt}
          className="h-auto max-w-full rounded-sm bg-surface ring-1 ring-line"
          onError={onFailed}
        />
        {/* Over the image and not around it: screen readers do not find images in buttons. Its icon covers the barcode. */}
        <button
          type="button"
          aria-label={text('captcha.receipt.enlarge')}
          className="absolute inset-0 flex cursor-zoom-in items-end rounded-sm p-1"
          onClick={() => setEnlarged(true)}
        >
          <span className="rounded-sm bg-surface p-1 text-ink-soft ring-1 ring-line">
            <ZoomIn aria-hidden size={18} />
          </span>
        </button>
      </div>
      <Dialog
        isOpen={isEnlarged}
        title={text('captcha.receipt.title')}
        close={text('shell.close')}
        onClose={() => setEnlarged(false)}
      >
        {/* Wider than a phone, so that the visitor pans it, also with the arrow keys. */}
        <div tabIndex={0} role="group" aria-label={text('captcha.receipt.title')} className="overflow-x-auto">
          <img
            src={challenge.picture}
            {...captchaPicture}
            alt={alt}
            className="h-auto w-[max(100%,36rem)] max-w-none rounded-sm ring-1 ring-line"
          />
        </div>
        <p className="mt-4">{challenge.question}</p>
      </Dialog>
    </>
  )
}
