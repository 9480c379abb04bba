import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { readLocal, writeLocal } from '../../local-storage.ts'
import { GdbrBar } from '../../ui/feedback/gdbr-bar.tsx'

interface NoticeProps {
  /** The member, who has closed it or not. */
  readonly email: string
}

/** The data-protection notice, until the member closes it in this browser. */
export const DataProtectionNotice = ({ email }: NoticeProps) => {
  const storageKey = `data-protection ${email}`
  const [isClosed, setClosed] = useState(() => readLocal(storageKey) !== null)
  const close = () => {
    writeLocal(storageKey, 'closed')
    setClosed(true)
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return !isClosed && <Notice onClose={close} />
}

/** It lies over the bottom of the window, which pages leave free: content does not move, and the focus is scrolled above it. */
const Notice = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('dataProtection')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const resized = new ResizeObserver(() => {
      style.setProperty('--notice-height', `${box.current?.offsetHeight ?? 0}px`)
    })
    resized.observe(box.current!)
    /** The browser brings only the line of the caret into view, and what gets the focus may grow then. */
    const uncover = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        const covering = box.current
        if (!covering || !(target instanceof Element) || covering.contains(target)) return
        if (target.getBoundingClientRect().bottom > covering.getBoundingClientRect().top)
          target.scrollIntoView({ block: 'nearest' })
      })
    document.addEventListener('focusin', uncover)
    return () => {
      resized.disconnect()
      document.removeEventListener('focusin', uncover)
      style.removeProperty('--notice-height')
    }
  }, [])
  return (
    <div
      ref={box}
      className="fixed inset-x-0 bottom-(--developer-bar-height) z-(--z-sticky) px-2 pb-2 md:px-4 print:hidden"
    >
      <GdbrBar
        label={t('dataProtection.title')}
        action={
          <span className="flex items-center gap-3 max-md:w-full max-md:justify-between">
            <Link to={paths.privacyPolicy()} className="py-1 font-semibold underline underline-offset-3">
              {t('policy.privacy')}
            </Link>
            <button
              type="button"
              aria-label={t('shell.close')}
              onClick={onClose}
              className="flex size-9 items-center justify-center rounded-md hover:bg-white/15"
            >
              <X aria-hidden size={20} />
            </button>
          </span>
        }
      >
        {t('dataProtection.text')}
      </GdbrBar>
    </div>
  )
}
