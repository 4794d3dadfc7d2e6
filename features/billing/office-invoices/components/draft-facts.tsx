import { useFetcher } from 'react-router'
import { paymentMeans, type PaymentMeans } from '#/domain/tax-document.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Document } from '../read-document.server.ts'

/** Facts of a draft besides its lines. */
export function DraftFacts({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { suppliedOn, suppliedUntil, dueOn, means, note, version, draft } = document
  const options = (Object.keys(paymentMeans) as PaymentMeans[]).map((value) => ({ value, label: t(`means_${value}`) }))
  return (
    <Card title={t('facts')}>
      <ActionForm
        key={version}
        fetcher={fetcher}
        errors="inline"
        onDone={() => toast({ text: t('saved'), kind: 'success' })}
      >
        <input type="hidden" name="version" value={version} readOnly />
        <div className="grid gap-5 md:grid-cols-2">
          <DateField name="suppliedOn" label={t('suppliedOn')} defaultValue={suppliedOn} />
          <DateField name="suppliedUntil" label={t('suppliedUntil')} optional defaultValue={suppliedUntil ?? ''} />
          <DateField
            name="dueOn"
            label={t('dueOn')}
            optional
            help={t('dueHelp', { count: draft?.termDays ?? 0 })}
            defaultValue={dueOn ?? ''}
          />
          <SelectField name="means" label={t('means')} options={options} defaultValue={means} />
        </div>
        <TextArea name="note" label={t('note')} optional rows={2} maxLength={1000} defaultValue={note ?? ''} />
        <FormActions>
          <SubmitButton intent="facts" variant="secondary">
            {t('save')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
