import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'

/** Requires confirmation before leaving what was typed and not saved, also on closing the page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const t = useT(uiMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  )
}
