import { useFetcher } from 'react-router'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'

/** Changes the rate beside the estimate; saving confirms it. */
export function StakeRateForm({ rate, version }: { rate: number; version: number }) {
  const t = useT(stakeMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      key={version}
      onDone={() => toast({ kind: 'success', text: t('saved') })}
    >
      <input type="hidden" name="intent" value="stake-rate" />
      <input type="hidden" name="version" value={version} />
      <div className="max-w-80">
        <NumberField
          name="rate"
          label={t('change')}
          help={t('changeHint')}
          decimals
          suffix="%"
          defaultValue={String(rate)}
        />
      </div>
      <FormActions>
        <SubmitButton variant="secondary">{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
