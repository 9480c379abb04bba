import { useTranslation } from 'react-i18next'
import { useSignOut } from '../../session/session.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

/**
 * A function that signs out, and an alert to render: it says that signing out has failed and offers to try again.
 * `onFailed` is called before the alert takes the focus, and the focus returns to where it was then.
 */
export const useSignOutChoice = (onFailed = () => {}) => {
  const { t } = useTranslation()
  const { mutate, isError, reset } = useSignOut()
  const signOut = () => mutate(undefined, { onError: onFailed })
  // Rendered on demand, so that pages do not load the code of dialogs for it.
  const failure = isError && (
    <AlertDialog
      isOpen
      title={t('login.signOutFailed.title')}
      message={t('login.signOutFailed')}
      action={t('error.retry')}
      cancel={t('shell.close')}
      onClose={(button) => (button === 'action' ? signOut() : reset())}
    />
  )
  return { signOut, failure }
}
