import { useState } from 'react'
import { useFetcher } from 'react-router'
import { monthName } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import type { Months } from '#/features/ledger/journal/months.server.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import { agrees, ChecksTable } from './checks-table.tsx'

type Props = Pick<Months, 'next' | 'waiting' | 'mayClose'>

/** The next month to close, with its checks. */
export function NextMonth({ next, waiting, mayClose }: Props) {
  const t = useT(financeMessages)
  const lang = useLang()
  if (!next)
    return (
      <Card>
        <EmptyState compact title={t('nothingToClose')} />
      </Card>
    )
  const month = monthName(next.month.slice(0, 7), lang)
  const ready = next.isOver && next.checks.every(agrees)
  return (
    <Card
      title={t('nextMonth', { month })}
      description={next.isOver ? waiting > 0 && t('waiting', { count: waiting }) : t('notOver', { month })}
      flush
      actions={ready && mayClose && <CloseMonth month={next.month} name={month} />}
    >
      {next.isOver && <ChecksTable checks={next.checks} />}
      {next.isOver && !ready && <p className="px-4 py-3 text-ui text-danger-ink md:px-6">{t('mustAgree')}</p>}
    </Card>
  )
}

function CloseMonth({ month, name }: { month: string; name: string }) {
  const t = useT(financeMessages)
  const fetcher = useFetcher()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ text: t('closed') })
  }
  return (
    <>
      <Button changes variant="primary" onClick={() => setOpen(true)}>
        {t('close', { month: name })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('closeTitle', { month: name })} width="small">
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui">{t('closeText', { month: name })}</p>
          <input type="hidden" name="month" value={month} />
          <FormActions>
            <SubmitButton intent="close">{t('close', { month: name })}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
