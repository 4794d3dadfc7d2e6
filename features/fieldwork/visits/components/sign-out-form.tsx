import { lazy, Suspense, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { visitMessages } from '#/messages/visits.ts'
import { useT } from '#/ui/language.tsx'
import { unsentVisits } from '../device/device.ts'
import { clearCachedPages } from '../device/worker-client.ts'

const ConfirmDialog = lazy(() => import('#/ui/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

type SignOutFormProps = {
  /** Account whose visits this device may keep; null outside the field portal. */
  account: string | null
  className?: string
  children: ReactNode
}

/** Signs out; warns first if this phone has unsent work. */
export function SignOutForm({ account, className, children }: SignOutFormProps) {
  const t = useT(visitMessages)
  const form = useRef<HTMLFormElement>(null)
  const settled = useRef(false)
  const [asks, setAsks] = useState(false)
  const leave = () => {
    settled.current = true
    void clearCachedPages().then(() => form.current?.submit())
  }
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    if (settled.current || account === null) return
    event.preventDefault()
    void unsentVisits(account).then((visits) => (visits.length > 0 ? setAsks(true) : leave()))
  }
  return (
    <>
      <Form ref={form} method="post" action="/sign-out" reloadDocument className={className} onSubmit={check}>
        {children}
      </Form>
      {asks && (
        <Suspense>
          <ConfirmDialog
            open
            onClose={() => setAsks(false)}
            title={t('signOutUnsentTitle')}
            confirmLabel={t('signOutAnyway')}
            onConfirm={leave}
          >
            {t('signOutUnsentText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
