import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { wavePlanMessages } from '#/messages/ordering/waves.ts'
import { uiMessages } from '#/messages/ui.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { NewWave } from '#/features/ordering/wave-solver/plan.ts'
import type { WavePreview } from '../preview.server.ts'
import { WhatFields, WhenFields, WhereFields, type WaveClient } from './plan-fields.tsx'
import { PlanPreview } from './plan-preview.tsx'

type PlanFormProps = {
  wave: NewWave
  clients: readonly WaveClient[]
  /** Current version; null for a new wave. */
  version: number | null
  preview: WavePreview | null
  today: Day
  back: string
  result: FormResult | undefined
}

const waitMs = 500

/** Preview of the plan being typed, debounced. */
function useLivePreview(first: WavePreview | null) {
  const { load, data, state } = useFetcher<{ preview: WavePreview | null }>()
  const part = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const form = part.current?.querySelector('form')
      if (!form) return
      const typed = new URLSearchParams()
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value)
      void load(`${href('/admin/secret-shopper/waves/preview')}?${typed}`)
    }, waitMs)
  }
  return { part, ask, preview: data ? data.preview : first, isLoading: state !== 'idle' }
}

/** Step one: branches, numbers, dates and times of day, with a preview. */
export function PlanForm({ wave, clients, version, preview: first, today, back, result }: PlanFormProps) {
  const t = useT(wavePlanMessages)
  const word = useT(uiMessages)
  const { part, ask, preview, isLoading } = useLivePreview(first)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div ref={part} onChange={ask} className="min-w-0">
        <ActionForm result={result} clientKey={version === null}>
          <div className="flex flex-col gap-6">
            {version !== null && (
              <>
                <input type="hidden" name="intent" value="change" />
                <input type="hidden" name="version" value={version} />
              </>
            )}
            <Card>
              <TextField name="name" label={t('name')} help={t('nameHelp')} defaultValue={wave.name} maxLength={120} />
            </Card>
            <WhereFields wave={wave} clients={clients} />
            <WhatFields wave={wave} />
            <WhenFields wave={wave} today={today} onChange={ask} />
            <FormActions>
              <SubmitButton>{t('save')}</SubmitButton>
              <LinkButton to={back} variant="quiet">
                {word('back')}
              </LinkButton>
            </FormActions>
          </div>
        </ActionForm>
      </div>
      <div className="min-w-0 xl:sticky xl:top-6">
        <PlanPreview preview={preview} isLoading={isLoading} />
      </div>
    </div>
  )
}
