import { useState } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { addDays, type Day, toRiyadh } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { orderCostMessages, orderMessages, ownRequestMessages } from '#/messages/evaluations.ts'
import { LinkButton } from '#/ui/button.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { RequestFacts } from '../read-request.server.ts'
import { isSoon } from './order-form.tsx'
import { SeenWarnings, warnedDate } from './seen-warnings.tsx'

type RescheduleFormProps = {
  request: RequestFacts
  today: Day
  leadHours: number
  back: string
  result: FormResult | undefined
}

/** Another date for a request without a shopper. A date so soon that no shopper may be found is warned about. */
export function RescheduleForm({ request, today, leadHours, back, result }: RescheduleFormProps) {
  const t = useT(ownRequestMessages)
  const word = useT(orderMessages)
  const cost = useT(orderCostMessages)
  const [soonAt, setSoonAt] = useState<string | null>(null)
  const warned = warnedDate(result)
  return (
    <ActionForm result={result} errors="inline">
      <input type="hidden" name="intent" value="reschedule" />
      <p className="text-ui">{t('rescheduleHelp')}</p>
      <DateTimeField
        name="visitAt"
        label={word('visitAt')}
        help={word('visitHelp')}
        defaultValue={warned?.at ?? toRiyadh(new Date(request.visitAt))}
        min={today}
        max={addDays(today, orderHorizonDays)}
        onChange={(typed) => setSoonAt(isSoon(typed, leadHours) ? typed : null)}
      />
      <SeenWarnings result={result} soonAt={soonAt} />
      {soonAt !== null && (
        <Notice kind="warning" live>
          {cost('soon')}
        </Notice>
      )}
      <FormActions>
        <SubmitButton>{t('reschedule')}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {word('cancel')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}
