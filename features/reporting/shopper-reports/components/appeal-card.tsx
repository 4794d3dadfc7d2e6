import { CircleCheck, Scale, X } from 'lucide-react'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { OwnReport } from '../read-own.server.ts'
import { Said } from './said.tsx'

const looks = {
  open: { tone: 'yellow', icon: Scale },
  upheld: { tone: 'green', icon: CircleCheck },
  dismissed: { tone: 'grey', icon: X },
} as const

/** The one appeal of a rejected report: the form until its deadline, then the result. */
export function AppealCard({ report: { appeal, next, feeDue } }: { report: OwnReport }) {
  const t = useT(shopperReportMessages)
  if (!appeal && next.is !== 'appeal') return null
  return (
    <Card title={t('appeal')} id="appeal">
      {appeal ? <Made appeal={appeal} feeDue={feeDue} /> : <AppealForm />}
    </Card>
  )
}

function AppealForm() {
  const t = useT(shopperReportMessages)
  const word = useBackgroundForm(t('appealSent'))
  return (
    <ActionForm {...word} errors="inline">
      <p className="prose-width text-ui text-ink-2">{t('appealHint')}</p>
      <TextArea name="reason" label={t('appealReason')} rows={5} maxLength={4000} />
      <FormActions>
        <SubmitButton intent="appeal" variant="secondary" full="phone">
          {t('sendAppeal')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

type MadeProps = { appeal: NonNullable<OwnReport['appeal']>; feeDue: OwnReport['feeDue'] }

function Made({ appeal, feeDue }: MadeProps) {
  const t = useT(shopperReportMessages)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <StatusBadge {...looks[appeal.status]}>{t(`appeal_${appeal.status}`)}</StatusBadge>
      </div>
      <Said title={t('yourReason')} at={appeal.at}>
        {appeal.reason}
      </Said>
      {appeal.decision && (
        <Said title={t('decision')} at={appeal.decidedAt}>
          {appeal.decision}
        </Said>
      )}
      {appeal.status === 'upheld' && (
        <p className="text-ui">
          {feeDue === null ? (
            t('upheldReopened')
          ) : (
            <>
              {t('upheldPaid')} <Money halalas={feeDue} />
            </>
          )}
        </p>
      )}
    </div>
  )
}
