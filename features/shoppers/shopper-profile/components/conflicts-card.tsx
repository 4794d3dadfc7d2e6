import { useState } from 'react'
import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { profilePapersMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox, RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { DeclaredConflict } from '#/features/companies/conflicts-of-interest/conflicts.server.ts'

/** Conflicts of the shopper or a relative, by typed names. */
export function ConflictsCard({ employers, today }: { employers: readonly DeclaredConflict[]; today: Day }) {
  const t = useT(profilePapersMessages)
  return (
    <Card title={t('employersTitle')} description={t('employersHelp')}>
      <div className="flex flex-col gap-6">
        {employers.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noEmployers')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {employers.map((employer) => (
              <ConflictLine key={employer.id} employer={employer} />
            ))}
          </ul>
        )}
        <AddConflict key={employers.length} today={today} />
      </div>
    </Card>
  )
}

function ConflictLine({ employer: { id, companyName, kind, endedOn, isMatched } }: { employer: DeclaredConflict }) {
  const t = useT(profilePapersMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <bdi className="text-ui font-medium">{companyName}</bdi>
        <span className="block text-caption text-ink-2">
          {t(`kind_${kind}`)} · {endedOn ? t('until', { day: formatDay(endedOn, lang) }) : t('stillSo')}
        </span>
      </span>
      {isMatched ? (
        <Badge tone="red">{t('matched')}</Badge>
      ) : (
        <ActionForm fetcher={fetcher} errors="inline" className="gap-0">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="employerId" value={id} />
          <SubmitButton
            variant="quiet"
            size="dense"
            icon={X}
            aria-label={t('removeEmployer', { company: companyName })}
          >
            {t('remove')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}

function AddConflict({ today }: { today: Day }) {
  const t = useT(profilePapersMessages)
  const saved = useBackgroundForm(t('employerAdded'))
  const [isOver, setIsOver] = useState(false)
  const kinds = (['worked_there', 'related'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <ActionForm {...saved} errors="inline" className="border-t border-line pt-5">
      <input type="hidden" name="intent" value="add" />
      <TextField name="companyName" label={t('company')} maxLength={200} autoComplete="organization" />
      <RadioCards name="kind" label={t('connection')} options={kinds} columns={2} />
      <Checkbox name="isOver" label={t('isOver')} onChange={setIsOver} />
      <div className={isOver ? undefined : 'hidden noscript:block'}>
        <DateField name="endedOn" label={t('endedOn')} help={t('endedOnHelp')} max={today} />
      </div>
      <FormActions>
        <SubmitButton variant="secondary">{t('addEmployer')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

type ExcludedClient = { clientName: string; kind: string }

/** Clients excluded for the shopper. */
export function ExcludedClientsCard({ clients }: { clients: readonly ExcludedClient[] }) {
  const t = useT(profilePapersMessages)
  const names = [...new Set(clients.map(({ clientName }) => clientName))]
  return (
    <Card title={t('keptAwayTitle')} description={t('keptAwayHelp')}>
      {names.length === 0 ? (
        <p className="text-ui text-ink-2">{t('keptAwayNone')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {names.map((name) => (
            <li key={name} className="text-ui font-medium">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
