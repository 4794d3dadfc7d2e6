import { useState } from 'react'
import { useFetcher } from 'react-router'
import { priceRules } from '#/domain/kitchen/price-rule.ts'
import { priceRuleMessages } from '#/messages/kitchen/price-rules.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'

/** Which price counts and why, with a way to change it for this ingredient. */
export function WhichPrice({
  item: { rule, counting, ...item },
  changes,
}: {
  item: IngredientDetails
  changes: boolean
}) {
  const t = useT(priceRuleMessages)
  const [open, setOpen] = useState(false)
  const why =
    counting?.instead && rule.inForce === 'supplier'
      ? t(`instead_${counting.instead}`)
      : counting?.weighted
        ? t(`weighted_${counting.weighted}`)
        : null
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <div className="min-w-0 text-ui">
        <p>
          {t('counts', { rule: t(`rule_${rule.inForce}`) })}
          <span className="ms-2 text-ink-2">{t(rule.own ? 'ofIngredient' : 'ofCompany')}</span>
        </p>
        {why && <p className="text-caption text-ink-2">{why}</p>}
      </div>
      {changes && (
        <Button variant="quiet" size="dense" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {open && <RuleDialog item={{ ...item, rule, counting }} onClose={() => setOpen(false)} />}
    </div>
  )
}

function RuleDialog({
  item: { rule, revision, suppliers },
  onClose,
}: {
  item: IngredientDetails
  onClose: () => void
}) {
  const t = useT(priceRuleMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    onClose()
    toast({ text: t('saved'), kind: 'success' })
  }
  return (
    <Dialog open onClose={onClose} title={t('which')}>
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <input type="hidden" name="revision" value={revision} />
        <SelectField
          name="rule"
          label={t('which')}
          placeholder={t('asCompany', { rule: t(`rule_${rule.company}`) })}
          options={priceRules.map((value) => ({ value, label: t(`rule_${value}`) }))}
          defaultValue={rule.own ?? ''}
        />
        <SearchableSelect
          name="supplierId"
          label={t('preferred')}
          help={t('preferredHelp')}
          placeholder={t('noPreferred')}
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={rule.supplierId ?? ''}
        />
        <FormActions>
          <SubmitButton intent="price-rule">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
