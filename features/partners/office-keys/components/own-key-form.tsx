import type { FormResult } from '#/domain/form-result.ts'
import { officeKeyLives, officeScopeNames } from '#/domain/partners/office-scopes.ts'
import { ownKeyMessages } from '#/messages/office/own-keys.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { CompanyChoice } from '../own-keys.server.ts'

type Props = { companies: readonly CompanyChoice[]; result: FormResult | undefined }

/** A new key: the program, what it reads, of which company and how long. */
export function OwnKeyForm({ companies, result }: Props) {
  const t = useT(ownKeyMessages)
  const keys = useT(apiKeyMessages)
  const choices = [{ value: '', label: t('all') }, ...companies.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <ActionForm result={result} clientKey>
      <TextField name="name" label={keys('name')} help={t('nameHelp')} maxLength={80} required />
      <ScopeFields />
      <SearchableSelect
        name="company"
        label={t('companies')}
        help={t('companyHelp')}
        options={choices}
        defaultValue=""
        placeholder={t('all')}
      />
      <SelectField
        name="life"
        label={keys('life')}
        options={officeKeyLives.map((days) => ({ value: days, label: keys(`life_${days}`) }))}
        defaultValue="90"
      />
      <FormActions>
        <SubmitButton intent="make">{keys('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function ScopeFields() {
  const t = useT(ownKeyMessages)
  const field = useField({ name: 'scopes', help: true })
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-3" aria-describedby={field.describedBy}>
      <legend className="mb-1 text-ui font-medium">{t('reads')}</legend>
      <FieldHelp id={field.helpId}>{t('scopesHelp')}</FieldHelp>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {officeScopeNames.map((scope) => (
        <Checkbox
          key={scope}
          id={`scope-${scope}`}
          name="scopes"
          value={scope}
          label={t(`scope_${scope}`)}
          help={
            <bdi dir="ltr" lang="en" className="code">
              {scope}
            </bdi>
          }
          // why: the problem of the choice is shown once, above
          error=""
        />
      ))}
    </fieldset>
  )
}
