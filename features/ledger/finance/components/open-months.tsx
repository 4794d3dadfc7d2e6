import { useState } from 'react'
import { useFetcher } from 'react-router'
import { monthName } from '#/domain/riyadh-time.ts'
import type { Months, OpenMonth } from '#/features/ledger/journal/months.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import { agrees, ChecksTable } from './checks-table.tsx'

type Props = Pick<Months, 'open' | 'ofAllTime' | 'notOver' | 'mayClose'>

const isSettled = ({ checks }: OpenMonth): boolean => checks.every(agrees)

/** The ended months that are still open as a check list; those before the first difference can be closed together. */
export function OpenMonths({ open, ofAllTime, notOver, mayClose }: Props) {
  const t = useT(financeMessages)
  const lang = useLang()
  if (open.length === 0)
    return (
      <Card>
        <EmptyState compact title={t('nothingToClose')}>
          {notOver && t('notOver', { month: monthName(notOver.slice(0, 7), lang) })}
        </EmptyState>
      </Card>
    )
  const firstWrong = open.findIndex((month) => !isSettled(month))
  const settled = firstWrong === -1 ? open : open.slice(0, firstWrong)
  const ready = ofAllTime.every(agrees) ? settled : []
  return (
    <Card
      title={t('openMonths', { count: open.length })}
      flush
      actions={ready.length > 0 && mayClose && <CloseMonths months={ready.map(({ month }) => month)} />}
    >
      <ul>
        <Row name={t('checksOfAllTime')} checks={ofAllTime} />
        {open.map(({ month, checks }) => (
          <Row key={month} name={monthName(month.slice(0, 7), lang)} checks={checks} />
        ))}
      </ul>
      {ready.length < open.length && <p className="px-4 py-3 text-ui text-danger-ink md:px-6">{t('mustAgree')}</p>}
    </Card>
  )
}

/** A line of the check list; it opens to the sums that were compared, at once where they differ. */
function Row({ name, checks }: { name: string; checks: OpenMonth['checks'] }) {
  const t = useT(financeMessages)
  const settled = checks.every(agrees)
  return (
    <li className="border-b border-line last:border-b-0">
      <details open={!settled}>
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 text-ui md:px-6">
          <span className="min-w-0 flex-1">{name}</span>
          <StatusBadge tone={settled ? 'green' : 'red'}>{t(settled ? 'agrees' : 'differs')}</StatusBadge>
        </summary>
        <ChecksTable checks={checks} />
      </details>
    </li>
  )
}

function CloseMonths({ months }: { months: readonly string[] }) {
  const t = useT(financeMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const nameOf = (month: string) => monthName(month.slice(0, 7), lang)
  const [first] = months
  const label = t('close', { count: months.length, month: nameOf(first!) })
  const done = () => {
    setOpen(false)
    toast({ text: t('closed') })
  }
  return (
    <>
      <Button changes variant="primary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('closeTitle')} width="small">
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui">{t('closeText', { month: nameOf(first!) })}</p>
          <input type="hidden" name="from" value={first} />
          <SelectField
            name="through"
            label={t('closeThrough')}
            defaultValue={months.at(-1)}
            options={months.map((value) => ({ value, label: nameOf(value) }))}
          />
          <FormActions>
            <SubmitButton intent="close">{t('closeTheMonths')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
