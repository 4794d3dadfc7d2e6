import { type ReactNode, useId } from 'react'
import { cities, cityKeys } from '#/domain/cities.ts'
import { dayParts } from '#/domain/day-part.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { waveMessages, wavePlanMessages } from '#/messages/ordering/waves.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { mostListedClients, mostVisits, type NewWave, paces } from '#/features/ordering/wave-solver/plan.ts'

export type WaveClient = { id: string; name: string }

/** Group of check boxes submitted under one name. */
function Boxes({ legend, help, children }: { legend: string; help?: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={help ? id : undefined} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-ui font-medium">{legend}</legend>
      {help && (
        <p id={id} className="text-caption text-ink-2">
          {help}
        </p>
      )}
      {children}
    </fieldset>
  )
}

export function WhereFields({ wave, clients }: { wave: NewWave; clients: readonly WaveClient[] }) {
  const t = useT(wavePlanMessages)
  const lang = useLang()
  const { clientIds, cities: chosen, q } = wave.plan
  return (
    <Card title={t('where')}>
      <div className="flex flex-col gap-5">
        <Boxes legend={t('clients')} help={t('clientsHelp')}>
          <div className="grid max-h-60 gap-2 overflow-y-auto rounded-control border border-line p-3 md:grid-cols-2">
            {clients.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`client-${id}`}
                name="clientId"
                value={id}
                label={<bdi>{name}</bdi>}
                defaultChecked={clientIds.includes(id)}
              />
            ))}
          </div>
          {clients.length >= mostListedClients && (
            <p className="text-caption text-ink-2">{t('moreClients', { shown: mostListedClients })}</p>
          )}
        </Boxes>
        <TextField name="q" label={t('words')} defaultValue={q} maxLength={100} optional />
        <details open={chosen.length > 0}>
          <summary className="link w-fit text-ui coarse:py-2.5">{t('cities')}</summary>
          <div className="mt-3">
            <Boxes legend={t('cities')} help={t('citiesHelp')}>
              <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
                {cityKeys.map((key) => (
                  <Checkbox
                    key={key}
                    id={`city-${key}`}
                    name="city"
                    value={key}
                    label={cities[key].name[lang]}
                    defaultChecked={chosen.includes(key)}
                  />
                ))}
              </div>
            </Boxes>
          </div>
        </details>
      </div>
    </Card>
  )
}

export function WhatFields({ wave: { plan } }: { wave: NewWave }) {
  const t = useT(wavePlanMessages)
  const word = useT(evaluationMessages)
  const counts = (['branch', 'total'] as const).map((value) => ({
    value,
    label: t(`count_${value}`),
    description: t(`count_${value}Help`),
  }))
  const types = mysteryTypes.map((value) => ({ value, label: word(`type_${value}`) }))
  return (
    <Card title={t('what')}>
      <div className="flex flex-col gap-5">
        <RadioCards name="evaluationType" label={t('type')} options={types} columns={2} defaultValue={plan.type} />
        <RadioCards
          name="count"
          label={t('count')}
          options={counts}
          columns={2}
          defaultValue={plan.total === null ? 'branch' : 'total'}
        />
        <div className="grid gap-5 md:grid-cols-3">
          <NumberField
            name="visitsPerBranch"
            label={t('perBranch')}
            defaultValue={plan.visitsPerBranch}
            min={1}
            max={12}
          />
          <NumberField name="total" label={t('total')} defaultValue={plan.total ?? ''} min={1} max={mostVisits} />
          <NumberField name="gapDays" label={t('gap')} defaultValue={plan.gapDays} min={1} max={180} />
        </div>
      </div>
    </Card>
  )
}

type WhenProps = { wave: NewWave; today: Day; onChange: () => void }

export function WhenFields({ wave, today, onChange }: WhenProps) {
  const t = useT(wavePlanMessages)
  const word = useT(waveMessages)
  const { plan, from, until } = wave
  const [min, max] = [addDays(today, 1), addDays(today, orderHorizonDays)]
  const options = paces.map((value) => ({
    value,
    label: t(`pace_${value}`),
    description: t(`pace_${value}Help`),
  }))
  return (
    <Card title={t('when')}>
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <DateField name="from" label={t('from')} defaultValue={from} min={min} max={max} onChange={onChange} />
          <DateField name="until" label={t('until')} defaultValue={until} min={min} max={max} onChange={onChange} />
        </div>
        <Boxes legend={t('weekdays')}>
          <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <Checkbox
                key={weekday}
                id={`weekday-${weekday}`}
                name="weekday"
                value={String(weekday)}
                label={word(`weekday_${weekday as 0}`)}
                defaultChecked={plan.weekdays.includes(weekday)}
              />
            ))}
          </div>
        </Boxes>
        <RadioCards name="pace" label={t('pace')} options={options} columns={3} defaultValue={plan.pace} />
        <TextField
          name="weekShares"
          label={t('weekShares')}
          help={t('weekSharesHelp')}
          defaultValue={plan.weekShares.join(' ')}
          type="code"
          optional
        />
        <Boxes legend={t('quotas')} help={t('quotasHelp')}>
          <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
            {dayParts.map((part) => (
              <NumberField
                key={part}
                name={part}
                label={word(`part_${part}`)}
                defaultValue={plan.quotas[part] || ''}
                min={0}
                max={100}
              />
            ))}
          </div>
        </Boxes>
        <NumberField
          name="windowDays"
          label={t('window')}
          help={t('windowHelp')}
          defaultValue={plan.windowDays}
          min={0}
          max={7}
        />
      </div>
    </Card>
  )
}
