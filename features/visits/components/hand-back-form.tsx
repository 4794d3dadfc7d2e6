import { ChevronDown } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { visitMessages } from '#/messages/visits.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

/** The way out before the visit has begun: folded, because it is rarely wanted, and with a reason. */
export function HandBackForm() {
  const t = useT(visitMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 py-2 text-ui font-medium md:px-6 [&::-webkit-details-marker]:hidden">
        {t('handBackTitle')}
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6 md:pb-5">
        <p className="prose-width text-ui text-ink-2">{t('handBackText')}</p>
        <ActionForm fetcher={fetcher} errors="inline">
          <input type="hidden" name="intent" value="hand-back" />
          <TextArea name="reason" label={t('handBackReason')} rows={3} maxLength={2000} />
          <FormActions>
            <SubmitButton variant="danger-quiet">{t('handBackButton')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </details>
  )
}
