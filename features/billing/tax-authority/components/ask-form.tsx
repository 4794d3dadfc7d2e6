import { taxWorlds } from '#/domain/billing/tax-unit.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { PasswordOfPortal } from './unit-actions.tsx'
import { unitsPath } from './unit-parts.tsx'

type AskFormProps = {
  defaults: { name: string; branch: string; shortAddress: string; industry: string }
  result: FormResult | undefined
}

/** Registration data of a unit, and the one-time password of the request. */
export function AskForm({ defaults, result }: AskFormProps) {
  const t = useT(taxUnitMessages)
  const worlds = taxWorlds.map((world) => ({
    value: world,
    label: t(`world_${world}`),
    description: t(`world_${world}Text`),
  }))
  return (
    <Card>
      <ActionForm result={result} clientKey>
        <RadioCards name="world" label={t('world')} options={worlds} defaultValue="simulation" columns={3} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="name"
            label={t('unitName')}
            help={t('unitNameHelp')}
            defaultValue={defaults.name}
            maxLength={64}
            required
          />
          <TextField
            name="branch"
            label={t('branch')}
            help={t('branchHelp')}
            defaultValue={defaults.branch}
            maxLength={64}
            required
          />
          <TextField
            name="shortAddress"
            type="code"
            label={t('shortAddress')}
            help={t('shortAddressHelp')}
            defaultValue={defaults.shortAddress}
            maxLength={20}
            required
          />
          <TextField
            name="industry"
            label={t('industry')}
            help={t('industryHelp')}
            defaultValue={defaults.industry}
            maxLength={100}
            required
          />
        </div>
        <div className="max-w-sm">
          <PasswordOfPortal />
        </div>
        <FormActions>
          <SubmitButton>{t('start')}</SubmitButton>
          <LinkButton to={unitsPath}>{t('cancel')}</LinkButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
