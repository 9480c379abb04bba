import ZoomIn from 'lucide-react/icons/zoom-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { captchaPicture } from '#specs/rules/captcha.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Challenge } from './use-captcha.ts'

interface PictureProps {
  readonly challenge: Challenge
  readonly onFailed: () => void
}

/** Image of digits. */
export const LegacyPicture = ({ challenge, onFailed }: PictureProps) => (
  <img
    src={challenge.picture}
    {...captchaPicture}
    alt={useTranslation('inquiryForm').t('captcha.old.alt')}
    className="h-auto max-w-full rounded-sm bg-surface ring-1 ring-line"
    onError={onFailed}
  />
)

/** Image of a receipt, whose small print can be enlarged. */
export const ReceiptPicture = ({ challenge, onFailed }: PictureProps) => {
  const { t } = useTranslation('inquiryForm')
  const [isEnlarged, setEnlarged] = useState(false)
  const alt = t('captcha.receipt.alt')
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
          aria-label={t('captcha.receipt.enlarge')}
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
        title={t('captcha.receipt.title')}
        close={t('shell.close')}
        onClose={() => setEnlarged(false)}
      >
        {/* Wider than a phone, so that the visitor pans it, also with the arrow keys. */}
        <div tabIndex={0} role="group" aria-label={t('captcha.receipt.title')} className="overflow-x-auto">
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
