import { useEffect, useState } from 'react'
import { worldGone } from '../../api/call.ts'
import { useText } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/late/dialogs.tsx'

/** Shown when the page's world no longer exists; offers the default world. A real back end never causes it. */
export const WorldGone = () => {
  const text = useText()
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
      title={text('error.title')}
      message={text('error.worldGone')}
      action={text('error.reload')}
      onClose={() => location.reload()}
    />
  )
}
