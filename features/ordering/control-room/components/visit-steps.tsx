import { Send } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { takeBackCauses } from '#/domain/hand-back.ts'
import type { RankedShopper } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { VisitLoss } from '../read-visit-room.server.ts'

type TakeBackFormProps = { shopper: string; back: string; result: FormResult | undefined }

/** Withdraws a visit: cause, and the text for the shopper. */
export function TakeBackForm({ shopper, back, result }: TakeBackFormProps) {
  const t = useT(controlRoomMessages)
  const word = useT(visitRoomMessages)
  return (
    <ActionForm result={result} errors="inline">
      <input type="hidden" name="intent" value="takeBack" />
      <p className="text-ui text-ink-2">{t('takeBackHelp', { shopper })}</p>
      <SelectField
        name="cause"
        label={word('cause')}
        defaultValue="staff"
        options={takeBackCauses.map((value) => ({ value, label: word(`cause_${value}`) }))}
      />
      <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
      <FormActions>
        <SubmitButton>{t('takeBack')}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {t('goBack')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}

/** Offers the visit to a shopper without an offer. */
export function OfferButton({ shopper }: { shopper: RankedShopper }) {
  const t = useT(visitRoomMessages)
  return (
    <ActionForm errors="inline" className="max-md:w-full">
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="shopperId" value={shopper.id} />
      <SubmitButton
        variant="secondary"
        icon={Send}
        directional
        full="phone"
        aria-label={t('offerName', { name: shopper.name })}
      >
        {t('offer')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Cause of each lost visit and whether it counts, by event. */
export function useLossNotes(losses: readonly VisitLoss[]): Record<string, string> {
  const t = useT(visitRoomMessages)
  return Object.fromEntries(
    losses.map(({ eventId, cause, isCounted }) => [
      eventId,
      `${t(`cause_${cause}`)} (${t(isCounted ? 'counted' : 'notCounted')})`,
    ]),
  )
}
