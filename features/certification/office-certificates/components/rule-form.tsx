import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { RuleSettings } from '#/domain/certification/certificate-rule.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { certificateRuleMessages } from '#/messages/certification/certificate-rules.ts'
import { Card } from '#/ui/card.tsx'
import { Switch } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { LeaveGuard } from '#/ui/leave-guard.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { RuleEffect } from '../preview-rule.server.ts'
import { changesOf, type RuleFieldName, valuesOf } from '../rule-fields.ts'
import { explainChange } from './changed-meanwhile.tsx'
import { RuleEffectTable } from './rule-effect.tsx'
import { RuleChanges, useRuleWords } from './rule-values.tsx'

export type RulePreview = { settings: RuleSettings; effect: RuleEffect } | null
type Props = {
  version: number
  settings: RuleSettings
  effect: RuleEffect
  result: FormResult | undefined
  onPublished: () => void
}

const pauseMs = 300

/** Requests the effect of the entered numbers, debounced. */
function usePreview() {
  const fetcher = useFetcher<RulePreview>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const look = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    const data = new FormData(form)
    waiting.current = setTimeout(() => {
      const search = new URLSearchParams()
      for (const [name, value] of data) if (typeof value === 'string' && name !== 'note') search.set(name, value)
      void fetcher.load(`${href('/admin/certificates/rules/preview')}?${search}`)
    }, pauseMs)
  }
  return { look, preview: fetcher.data, busy: fetcher.state !== 'idle' }
}

/** Form for a new version of the rule, with its effect today. */
export function RuleForm({ version, settings, effect, result, onPublished }: Props) {
  const t = useT(certificateRuleMessages)
  const fetcher = useFetcher<FormResult<{ version: number }>>()
  const [began] = useState({ version, settings })
  const { look, preview, busy } = usePreview()
  const [typed, setTyped] = useState(false)
  const done = (answer: unknown) => {
    showToast({ text: t('published', { version: String((answer as { version: number }).version) }), kind: 'success' })
    onPublished()
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <LeaveGuard dirty={typed && fetcher.state === 'idle'} />
      <Card title={t('newVersion')} description={t('newVersionText')}>
        <div
          onChange={(event) => {
            const { form } = event.target as HTMLInputElement
            if (!form) return
            look(form)
            setTyped(true)
          }}
        >
          <ActionForm fetcher={fetcher} result={result} explain={explainChange} onDone={done}>
            <input type="hidden" name="basedOn" value={version} readOnly />
            <Fields settings={began.settings} />
            <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={1000} />
            <FormActions>
              <SubmitButton>{t('publish')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </div>
      </Card>
      <Card title={t('preview')} description={t('previewText')}>
        <div className="flex flex-col gap-4" aria-live="polite" aria-busy={busy}>
          <Difference settings={settings} preview={preview} />
          <RuleEffectTable inForce={effect} typed={preview?.effect ?? null} />
        </div>
      </Card>
    </div>
  )
}

function Difference({ settings, preview }: { settings: RuleSettings; preview: RulePreview | undefined }) {
  const t = useT(certificateRuleMessages)
  if (preview === null) return <p className="text-ui text-danger-ink">{t('previewWrong')}</p>
  const changes = preview ? changesOf(settings, preview.settings) : []
  if (changes.length === 0) return <p className="text-ui text-ink-2">{t('nothingNew')}</p>
  return (
    <div className="text-ui text-ink-2">
      <RuleChanges changes={changes} />
    </div>
  )
}

function Fields({ settings }: { settings: RuleSettings }) {
  const t = useT(certificateRuleMessages)
  const { label } = useRuleWords()
  const values = valuesOf(settings)
  const number = (name: Exclude<RuleFieldName, 'issuesByItself'>, extra: { help?: string; decimals?: true } = {}) => (
    <NumberField name={name} label={label(name)} defaultValue={String(values[name])} maxLength={6} {...extra} />
  )
  return (
    <>
      <div className="grid items-end gap-5 md:grid-cols-2">
        {number('visits')}
        {number('withinMonths')}
      </div>
      <div className="grid items-end gap-5 md:grid-cols-3">
        {number('silver', { decimals: true })}
        {number('gold', { decimals: true })}
        {number('platinum', { decimals: true })}
      </div>
      <div className="grid items-end gap-5 md:grid-cols-2">
        {number('criticalMonths')}
        {number('validMonths')}
      </div>
      <Switch
        name="issuesByItself"
        label={t('issuesByItself')}
        help={t('issuesByItselfHelp')}
        defaultChecked={settings.issuesByItself}
      />
    </>
  )
}
