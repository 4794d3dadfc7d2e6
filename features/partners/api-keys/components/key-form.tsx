import { Copy } from 'lucide-react'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useField } from '#/ui/form-state.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { keyLives } from '../form.ts'
import type { MadeKey } from '../keys.server.ts'

type Node = { id: string; kind: string; nameEn: string | null; nameAr: string | null; depth: number }

/** A new key: who uses it, where, what it may do and how long. */
export function KeyForm({ nodes, result }: { nodes: readonly Node[]; result: FormResult | undefined }) {
  const t = useT(apiKeyMessages)
  const lang = useLang()
  const root = nodes.find(({ kind }) => kind === 'root')
  const parts = nodes.map(({ id, kind, nameEn, nameAr, depth }) => ({
    value: id,
    label:
      '\u2003'.repeat(depth) +
      (kind === 'root' ? t('whole') : ((lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '')),
  }))
  return (
    <ActionForm result={result} clientKey>
      <TextField name="name" label={t('name')} help={t('nameHelp')} maxLength={80} required />
      <SearchableSelect
        name="node"
        label={t('part')}
        help={t('partHelp')}
        options={parts}
        defaultValue={root?.id ?? ''}
        required
      />
      <ScopeFields />
      <SelectField
        name="life"
        label={t('life')}
        options={keyLives.map((days) => ({ value: days, label: t(`life_${days}`) }))}
        defaultValue="365"
      />
      <FormActions>
        <SubmitButton intent="make">{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function ScopeFields() {
  const t = useT(apiKeyMessages)
  const field = useField({ name: 'scopes', help: true })
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-3" aria-describedby={field.describedBy}>
      <legend className="mb-1 text-ui font-medium">{t('rights')}</legend>
      <FieldHelp id={field.helpId}>{t('scopesHelp')}</FieldHelp>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {apiScopeNames.map((scope) => (
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

/** The secret of a key, shown once. */
export function ShownSecret({ made: { name, secret } }: { made: MadeKey }) {
  const t = useT(apiKeyMessages)
  const toast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast({ text: t('copied') })
  }
  return (
    <Notice kind="success" title={t('secret', { name })} live>
      <p className="mb-2">{t('secretOnce')}</p>
      <p className="rounded-control bg-card p-2 text-caption [overflow-wrap:anywhere]">
        <bdi dir="ltr" lang="en" data-secret>
          {secret}
        </bdi>
      </p>
      <div className="mt-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </Notice>
  )
}
