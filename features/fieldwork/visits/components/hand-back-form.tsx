import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { countsAgainstShopper, type HandBackCause, handBackCauses } from '#/domain/hand-back.ts'
import { handBackMessages } from '#/messages/hand-back.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type HandBackFormProps = {
  /** The visit, for a page with several. */
  requestId?: string
  /** Whether a tie to this client is declared already. */
  hasDeclared: boolean
}

/** Hands a visit back before it begins: folded in a frame of its own, because rarely used. */
export function HandBackForm(props: HandBackFormProps) {
  const t = useT(handBackMessages)
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 py-2 text-ui font-medium md:px-6 [&::-webkit-details-marker]:hidden">
        {t('title')}
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6 md:pb-5">
        <HandBackFields {...props} />
      </div>
    </details>
  )
}

/** Cause and reason of handing a visit back. Each cause states in advance whether it counts. */
export function HandBackFields({ requestId, hasDeclared }: HandBackFormProps) {
  const t = useT(handBackMessages)
  const fetcher = useFetcher<FormResult>()
  return (
    <>
      <p className="prose-width text-ui text-ink-2">{t('text')}</p>
      <ActionForm fetcher={fetcher} errors="inline">
        <input type="hidden" name="intent" value="hand-back" />
        {requestId && <input type="hidden" name="requestId" value={requestId} />}
        <Causes hasDeclared={hasDeclared} />
        <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
        <FormActions>
          <SubmitButton variant="danger-quiet">{t('button')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </>
  )
}

function Causes({ hasDeclared }: { hasDeclared: boolean }) {
  const t = useT(handBackMessages)
  const [chosen, setChosen] = useState<HandBackCause | null>(null)
  const help = useId()
  const consequence = (cause: HandBackCause) => {
    if (!countsAgainstShopper(cause, hasDeclared)) return t('countsNot')
    return t(cause === 'conflict' ? 'conflictCounts' : 'counts')
  }
  const options = handBackCauses.map((value) => ({
    value,
    label: t(`cause_${value}`),
    description: consequence(value),
  }))
  return (
    <>
      <RadioCards
        name="cause"
        label={t('cause')}
        options={options}
        columns={2}
        onChange={(value) => setChosen(handBackCauses.find((cause) => cause === value) ?? null)}
      />
      <p id={help} role="status" className="sr-only">
        {chosen && consequence(chosen)}
      </p>
    </>
  )
}
