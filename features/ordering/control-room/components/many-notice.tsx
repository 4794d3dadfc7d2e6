import type { FormRefusal } from '#/domain/form-result.ts'

import { errorMessages } from '#/messages/errors.ts'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { Link } from 'react-router'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ManyResult } from '../bulk-actions.ts'
import { roomPath } from '../room-query.ts'
import { RefusedRules } from './refused-rules.tsx'

type ManyNoticeProps = { result: ManyResult | null; failure: FormRefusal | null }

/** Result of a bulk change: number done, and refused ones with rule and end. */
export function ManyNotice({ result, failure }: ManyNoticeProps) {
  const t = useT(manyMessages)
  const say = useT(errorMessages)
  const lang = useLang()
  const problem = problemsOf(failure, lang).form
  if (problem) return <FormError>{problem}</FormError>
  if (!result) return null
  const { act, done, refused, refusedCount } = result
  return (
    <Notice
      kind={refusedCount > 0 ? 'warning' : 'success'}
      title={`${t(`act_${act}`)}: ${t('done', { count: done })}`}
      live
    >
      {refusedCount > 0 && (
        <>
          <p>{t('refused', { count: refusedCount })}</p>
          <ul className="list-disc ps-5">
            {refused.map(({ requestId, code, error, details }) => (
              <li key={requestId}>
                <Link to={`${roomPath}/${requestId}`} className="link">
                  <bdi dir="ltr" className="code">
                    {code}
                  </bdi>
                </Link>
                <span className="ms-2">{say(error)}</span> <RefusedRules details={details} />
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && <p>{t('refusedMore', { count: refusedCount - refused.length })}</p>}
        </>
      )}
    </Notice>
  )
}
