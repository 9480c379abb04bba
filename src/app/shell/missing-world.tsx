import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { worldGone } from '../../api/call.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

/** Shown when the page's world no longer exists; offers the default world. A real back end never causes it. */
export const WorldGone = () => {
  const { t } = useTranslation()
  const [isMissing, setGone] = useState(false)
  useEffect(() => {
    const say = () => setGone(true)
    window.addEventListener(worldGone, say)
    return () => window.removeEventListener(worldGone, say)
  }, [])
  if (!isMissing) return null
  return (
    <AlertDialog
      isOpen
      title={t('error.title')}
      message={t('error.worldGone')}
      action={t('error.reload')}
      onClose={() => location.reload()}
    />
  )
}
