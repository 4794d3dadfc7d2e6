import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { blockKinds } from '#/features/shoppers/administration/block-kinds.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Ties } from '../read-parts.server.ts'
import { ClientField } from './client-field.tsx'

const kinds = ['worked_there', 'related', ...blockKinds] as const
type Kind = (typeof kinds)[number]

/** Excluded clients, and days off. */
export function TiesPart({ ties }: { ties: Ties }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Employers employers={ties.employers} />
      <Conflicts conflicts={ties.conflicts} />
      <DaysOff days={ties.daysOff} />
    </div>
  )
}

function useDone(close: () => void) {
  const t = useT(shopperPageMessages)
  return () => {
    showToast({ text: t('saved'), kind: 'success' })
    close()
  }
}

const line =
  'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0'

function Employers({ employers }: { employers: Ties['employers'] }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>()
  const [open, setOpen] = useState<string | null>(null)
  const done = useDone(() => setOpen(null))
  const named = employers.find(({ id }) => id === open)
  return (
    <Card title={t('employers')} description={t('employersHelp')}>
      {employers.length === 0 && <p className="text-ui text-ink-2">{t('noEmployers')}</p>}
      <ul>
        {employers.map(({ id, company, kind, endedOn, client }) => (
          <li key={id} className={line}>
            <span className="flex min-w-0 flex-col">
              <bdi className="text-ui font-medium [overflow-wrap:anywhere]">{company}</bdi>
              <span className="text-caption text-ink-2">
                {t(`kind_${kind as Kind}`)}
                {' · '}
                {endedOn ? t('endedOn', { date: formatDay(endedOn, lang) }) : t('stillSo')}
              </span>
              <span className="text-caption">{client ? t('isClient', { name: client.name }) : t('noClient')}</span>
            </span>
            <Button changes size="dense" onClick={() => setOpen(id)} aria-label={`${t('match')} ${company}`}>
              {t('match')}
            </Button>
          </li>
        ))}
      </ul>
      {named && (
        <Dialog open onClose={() => setOpen(null)} title={<bdi>{named.company}</bdi>}>
          <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
            <input type="hidden" name="employerId" value={named.id} />
            <ClientField optional help={t('matchHelp')} />
            <FormActions>
              <SubmitButton intent="match">{t('match')}</SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(null)}>
                {t('back')}
              </Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </Card>
  )
}

function Conflicts({ conflicts }: { conflicts: Ties['conflicts'] }) {
  const t = useT(shopperPageMessages)
  const fetcher = useFetcher<FormResult>()
  const [open, setOpen] = useState(false)
  const done = useDone(() => setOpen(false))
  const isBlock = (kind: string) => (blockKinds as readonly string[]).includes(kind)
  return (
    <Card
      title={t('conflicts')}
      actions={
        <Button changes onClick={() => setOpen(true)}>
          {t('keepApart')}
        </Button>
      }
    >
      {conflicts.length === 0 && <p className="text-ui text-ink-2">{t('noConflicts')}</p>}
      <ul>
        {conflicts.map(({ clientId, client, kind }) => (
          <li key={`${clientId} ${kind}`} className={line}>
            <span className="flex min-w-0 flex-col">
              <bdi className="text-ui font-medium">{client}</bdi>
              <span className="text-caption text-ink-2">{t(`kind_${kind as Kind}`)}</span>
            </span>
            {isBlock(kind) && (
              <ActionForm fetcher={fetcher} errors="inline" onDone={done} className="contents">
                <input type="hidden" name="clientId" value={clientId} />
                <input type="hidden" name="kind" value={kind} />
                <SubmitButton
                  intent="let-together"
                  size="dense"
                  variant="secondary"
                  aria-label={t('letTogetherName', { name: client })}
                >
                  {t('letTogether')}
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('keepApart')}>
          <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
            <ClientField />
            <SelectField
              name="kind"
              label={t('whose')}
              options={blockKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
              defaultValue="blocked_by_client"
            />
            <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
            <FormActions>
              <SubmitButton intent="keep-apart">{t('keepApart')}</SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t('back')}
              </Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </Card>
  )
}

function DaysOff({ days }: { days: string[] }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  return (
    <Card title={t('daysOff')}>
      {days.length === 0 && <p className="text-ui text-ink-2">{t('noDaysOff')}</p>}
      <ul className="flex flex-wrap gap-2">
        {days.map((day) => (
          <li key={day}>
            <Badge>{formatDay(day, lang)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
