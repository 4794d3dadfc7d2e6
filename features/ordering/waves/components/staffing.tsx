import { CalendarPlus, Coins, X } from 'lucide-react'
import { href } from 'react-router'
import { isStaffed } from '#/domain/ordering/wave-status.ts'
import { waveStaffingMessages } from '#/messages/ordering/wave-staffing.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { type ActionProps, Version } from './wave-actions.tsx'

/** A confirmed wave: number of filled visits, and measures for the others. */
export function WaveStaffing({ wave, result }: ActionProps) {
  const t = useT(waveStaffingMessages)
  const { staffing } = wave
  const { visits, staffed, open } = staffing
  if (visits === 0) return null
  if (isStaffed(staffing)) return <Notice kind="success" title={t('allStaffed', { count: visits })} />
  return (
    <Card title={t('title', { staffed, visits })} description={t(open > 0 ? 'help' : 'waiting')}>
      <div className="flex flex-col gap-6">{open > 0 && <NextSteps wave={wave} result={result} />}</div>
    </Card>
  )
}

function NextSteps({ wave, result }: ActionProps) {
  const t = useT(waveStaffingMessages)
  const { open } = wave.staffing
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-ui font-semibold">{t('next', { count: open })}</h3>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <ActionForm result={result} errors="inline">
          <Version wave={wave} intent="bonus-rest" />
          <NumberField name="riyals" label={t('bonus')} help={t('bonusHelp')} min={1} max={10_000} />
          <FormActions>
            <SubmitButton variant="secondary" icon={Coins}>
              {t('bonusDo')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        <ActionForm result={result} errors="inline">
          <Version wave={wave} intent="extend-rest" />
          <NumberField name="days" label={t('extend')} help={t('extendHelp')} min={1} max={60} defaultValue={7} />
          <FormActions>
            <SubmitButton variant="secondary" icon={CalendarPlus}>
              {t('extendDo')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
        <ActionForm result={result} errors="inline">
          <Version wave={wave} intent="cancel-rest" />
          <TextArea name="reason" label={t('cancel')} help={t('cancelHelp')} rows={2} maxLength={2000} />
          <FormActions>
            <AskingSubmit
              variant="danger-quiet"
              icon={X}
              ask={(typed) =>
                typed('reason') === '' ? null : { title: t('cancelAsk', { count: open }), text: t('cancelText') }
              }
            >
              {t('cancelDo')}
            </AskingSubmit>
          </FormActions>
        </ActionForm>
      </div>
      <div>
        <LinkButton to={`${href('/admin/secret-shopper')}?wave=${wave.id}&status=approved`} size="dense">
          {t('inRoom')}
        </LinkButton>
      </div>
    </section>
  )
}
