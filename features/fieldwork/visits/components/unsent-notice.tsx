import { useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import { visitMessages } from '#/messages/visits.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { unsentVisits, type UnsentVisit } from '../device/device.ts'
import { keepVisitsReady } from '../device/worker-client.ts'

/** Caches the next visits for use offline, and shows which ones have unsent work. */
export function UnsentNotice({ account }: { account: string }) {
  const t = useT(visitMessages)
  const { pathname } = useLocation()
  const [unsent, setUnsent] = useState<readonly UnsentVisit[]>([])
  useEffect(() => {
    keepVisitsReady()
    let here = true
    void unsentVisits(account).then(
      (visits) => here && setUnsent(visits.filter(({ visit }) => !pathname.endsWith(visit))),
    )
    return () => {
      here = false
    }
  }, [account, pathname])
  if (unsent.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-3">
      {unsent.map(({ visit }) => (
        <Notice
          key={visit}
          kind="warning"
          title={t('unsentTitle')}
          actions={
            <LinkButton
              to={href('/freelancer/visit/:requestId', { requestId: visit })}
              variant="primary"
              full="phone"
              reloadDocument
            >
              {t('unsentOpen')}
            </LinkButton>
          }
        >
          {t('unsentText')}
        </Notice>
      ))}
    </div>
  )
}
