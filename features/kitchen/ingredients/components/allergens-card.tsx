import { type KeyboardEvent, useState } from 'react'
import { type Allergen, allergens, type AllergenState, allergenStates } from '#/domain/kitchen/book.ts'
import { evidences } from '#/domain/kitchen/nutrition.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientSafetyMessages } from '#/messages/kitchen/ingredients.ts'
import { allergenMessages } from '#/messages/kitchen/terms.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'

type Choice = AllergenState | 'unknown'
/** In the order of the keys 1 to 4. */
const choices: readonly Choice[] = [...allergenStates, 'unknown']
type Said = IngredientDetails['allergens'][number]

/** What is declared about the 14 groups of allergens. */
export function AllergensCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientSafetyMessages)
  const { viewing } = useRights()
  const counting = item.allergens.filter(({ state, confirmAgain }) => state !== 'free' || !confirmAgain)
  const unknown = allergens.length - counting.length
  const changes = item.mays.change && !viewing
  return (
    <Card title={t('allergens')} description={unknown > 0 ? t('unknownCount', { count: unknown }) : t('allDeclared')}>
      <div className="flex flex-col gap-5">
        {counting.length < item.allergens.length && <ConfirmAgain item={item} changes={changes} />}
        {changes ? (
          <>
            <DeclareForm key={item.allergens.map(({ allergen, state }) => `${allergen}${state}`).join()} item={item} />
            {item.allergens.length < allergens.length && <RestFree signer={item.signer} />}
          </>
        ) : (
          <Declared item={item} />
        )}
      </div>
    </Card>
  )
}

function Declared({ item }: { item: IngredientDetails }) {
  const a = useT(allergenMessages)
  const of = new Map(item.allergens.map((row) => [row.allergen, row]))
  return (
    <ul className="flex flex-col divide-y divide-line">
      {allergens.map((allergen) => (
        <li key={allergen} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-ui">
          <span className="font-medium">{a(allergen)}</span>
          <SaidBy said={of.get(allergen)} />
        </li>
      ))}
    </ul>
  )
}

function SaidBy({ said }: { said: Said | undefined }) {
  const t = useT(ingredientSafetyMessages)
  const a = useT(allergenMessages)
  const lang = useLang()
  if (!said) return <span className="text-ink-2">{a('state_unknown')}</span>
  const state = said.confirmAgain && said.state === 'free' ? t('again') : a(`state_${said.state}`)
  return <span>{t('signedBy', { state, name: said.by, day: formatDay(said.saidOn, lang) })}</span>
}

function ConfirmAgain({ item, changes }: { item: IngredientDetails; changes: boolean }) {
  const t = useT(ingredientSafetyMessages)
  const a = useT(allergenMessages)
  const lang = useLang()
  const form = useBackgroundForm(t('confirmed'))
  const doubtful = item.allergens.filter(({ state, confirmAgain }) => state === 'free' && confirmAgain)
  return (
    <Notice kind="warning" title={t('again')}>
      <p>{t('againLead')}</p>
      <p className="mt-1 font-medium">
        {doubtful.map(({ allergen }) => a(allergen)).join(lang === 'ar' ? '، ' : ', ')}
      </p>
      {changes && (
        <ActionForm {...form} errors="inline" className="mt-3 gap-3">
          <SelectField
            name="evidence"
            id="confirm-evidence"
            label={t('evidence')}
            options={evidences.map((value) => ({ value, label: a(`evidence_${value}`) }))}
          />
          <FormActions>
            <SubmitButton intent="confirm-free" variant="secondary">
              {t('confirmFree')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Notice>
  )
}

function DeclareForm({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientSafetyMessages)
  const a = useT(allergenMessages)
  const form = useBackgroundForm(t('restSigned'))
  const of = new Map(item.allergens.map((row) => [row.allergen, row]))
  return (
    <ActionForm {...form} errors="inline">
      <p className="text-ui text-ink-2">{t('allergensLead')}</p>
      <div className="flex flex-col divide-y divide-line">
        {allergens.map((allergen) => (
          <GroupChoice key={allergen} allergen={allergen} said={of.get(allergen)} />
        ))}
      </div>
      <SelectField
        name="evidence"
        label={t('evidence')}
        help={t('evidenceHelp')}
        placeholder={t('noEvidence')}
        optional
        options={evidences.map((value) => ({ value, label: a(`evidence_${value}`) }))}
      />
      <FormActions>
        <SubmitButton intent="allergens" variant="secondary">
          {t('saveAllergens')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

const looks: Record<Choice, string> = {
  contains: 'rounded-full bg-ink',
  may: 'rounded-full border-2 border-ink bg-[linear-gradient(90deg,var(--color-ink)_50%,transparent_50%)]',
  free: 'rounded-full border-2 border-ink',
  unknown: 'rounded-full border-2 border-dashed border-tone-dot',
}

/** Four states of a group; the keys 1 to 4 choose one and go on to the next group. */
function GroupChoice({ allergen, said }: { allergen: Allergen; said: Said | undefined }) {
  const a = useT(allergenMessages)
  const [chosen, setChosen] = useState<Choice>(said?.state ?? 'unknown')
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const choice = choices[Number(event.key) - 1]
    if (!choice || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setChosen(choice)
    const group = event.currentTarget.closest('fieldset')
    const next = group?.nextElementSibling ?? group
    next?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }
  return (
    <fieldset className="grid gap-2 py-3">
      <legend className="float-start text-ui font-medium">{a(allergen)}</legend>
      <div className="grid grid-cols-2 gap-2 xl:grid-cols-4">
        {choices.map((choice) => (
          <label
            key={choice}
            data-tone={choice === 'unknown' ? 'yellow' : undefined}
            className={classes(
              'flex min-h-9 cursor-pointer items-center gap-2 rounded-control border px-2 text-ui coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              chosen === choice ? 'border-ink font-medium' : 'border-line text-ink-2',
            )}
          >
            <input
              type="radio"
              name={allergen}
              value={choice === 'unknown' ? '' : choice}
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
              onKeyDown={press}
              className="sr-only"
            />
            <span aria-hidden className={classes('size-3 shrink-0', looks[choice])} />
            {a(`state_${choice}`)}
          </label>
        ))}
      </div>
      {said && chosen === said.state && (
        <p className="text-caption text-ink-2">
          <SaidBy said={said} />
        </p>
      )}
    </fieldset>
  )
}

function RestFree({ signer }: { signer: string }) {
  const t = useT(ingredientSafetyMessages)
  const form = useBackgroundForm(t('restSigned'))
  return (
    <ActionForm {...form} errors="inline" className="gap-3 border-t border-line pt-4">
      <h3 className="text-ui font-semibold">{t('restFree')}</h3>
      <p className="text-ui text-ink-2">{t('restFreeLead')}</p>
      <Checkbox name="read" label={t('iRead', { name: signer })} />
      <FormActions>
        <SubmitButton intent="rest-free" variant="secondary">
          {t('restFree')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
