import { useEffect, useState, type ReactNode } from 'react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { visitMessages } from '#/messages/visits.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { unsentVisits } from '../device/device.ts'
import type { Visit } from '../read-visit.server.ts'
import { CheckInForm } from './check-in-form.tsx'
import { NextStepBar } from './next-step-bar.tsx'

type BeginOrGoOnProps = { visit: Visit; result: FormResult | undefined; children?: ReactNode }

/** The check-in; if this phone has begun the visit unknown to the server, the link to continue. */
export function BeginOrGoOn({ visit, result, children }: BeginOrGoOnProps) {
  const t = useT(visitMessages)
  const { shopperId, requestId } = visit
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    void unsentVisits(shopperId).then((kept) => setBegun(kept.some((each) => each.visit === requestId)))
  }, [shopperId, requestId])
  if (!begun)
    return (
      <CheckInForm visit={visit} result={result}>
        {children}
      </CheckInForm>
    )
  return (
    <>
      <Notice kind="info" title={t('begunHereTitle')}>
        {t('begunHereText')}
      </Notice>
      {children}
      <NextStepBar>
        <LinkButton
          to={href('/freelancer/visit/:requestId', { requestId })}
          variant="primary"
          size="large"
          full
          reloadDocument
        >
          {t('goOn')}
        </LinkButton>
      </NextStepBar>
    </>
  )
}
