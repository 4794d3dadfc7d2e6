import { type ReactNode, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Button } from '#/ui/button.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { BatchPage, TransferRow } from '../browse-batches.server.ts'
import { AccountBadge, AccountName, OutcomeBadge } from './states.tsx'

type Step = 'take-out' | 'fail' | 'give-back' | 'retry-transfer'
type Asked = { step: Step; row: TransferRow }

const stepOf = ({ batch }: BatchPage, { outcome, canRetry }: TransferRow): Step | null => {
  if (batch.state === 'open' || batch.state === 'approved') return 'take-out'
  if (batch.state === 'sent' && outcome === 'waiting') return 'fail'
  if (canRetry) return 'retry-transfer'
  const isAtBank = batch.state === 'sent' || batch.state === 'done'
  return isAtBank && outcome === 'paid' ? 'give-back' : null
}

/** Transfers of a batch: one per person. */
export function TransferTable({ page, empty }: { page: BatchPage; empty: ReactNode }) {
  const t = useT(payoutMessages)
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useColumns(page, setAsked)
  return (
    <>
      <DataTable
        caption={t('transfersCaption')}
        columns={columns}
        rows={page.transfers}
        rowKey={({ place }) => String(place)}
        rowLink={({ shopperId }) => `${href('/admin/secret-shopper-invoicing/payouts')}?shopper=${shopperId}`}
        empty={empty}
      />
      {asked && <StepDialog {...asked} version={page.batch.version} onClose={() => setAsked(null)} />}
    </>
  )
}

function useColumns(page: BatchPage, ask: (asked: Asked) => void): Column<TransferRow>[] {
  const t = useT(payoutMessages)
  const isHere = page.batch.state === 'open' || page.batch.state === 'approved'
  return [
    { key: 'name', header: t('shopper'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, bank, last }) => (
        <span className="cell-pair">
          <AccountName bank={bank} last={last} />
          {isHere && account !== 'ready' && <AccountBadge state={account} />}
        </span>
      ),
    },
    { key: 'visits', header: t('visits'), numeric: true, cell: ({ visits }) => visits },
    {
      key: 'withheld',
      header: t('withheld'),
      numeric: true,
      cell: ({ withheld }) => (withheld > 0 ? <Money halalas={withheld} /> : null),
    },
    { key: 'net', header: t('net'), numeric: true, cell: ({ net }) => <Money halalas={net} /> },
    {
      key: 'outcome',
      header: t('outcome'),
      card: 'aside',
      cell: ({ outcome, reason }) => (
        <span className="cell-pair">
          <OutcomeBadge outcome={outcome} />
          {reason && (
            <span className="text-caption text-ink-2">
              <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'step',
      header: t('history'),
      hideHeader: true,
      cell: (row) => {
        const step = stepOf(page, row)
        return step && <StepButton step={step} row={row} onClick={() => ask({ step, row })} />
      },
    },
  ]
}

const words = {
  'take-out': { button: 'takeOut', of: 'takeOutOf', title: 'takeOutTitle', text: 'takeOutText' },
  fail: { button: 'fail', of: 'failOf', title: 'failTitle', text: 'failText' },
  'give-back': { button: 'giveBack', of: 'giveBackOf', title: 'giveBackTitle', text: 'giveBackText' },
  'retry-transfer': { button: 'retry', of: 'retryOf', title: 'retryTitle', text: 'retryText' },
} as const

function StepButton({ step, row, onClick }: { step: Step; row: TransferRow; onClick: () => void }) {
  const t = useT(payoutMessages)
  return (
    <Button changes size="dense" variant="quiet" aria-label={t(words[step].of, { name: row.name })} onClick={onClick}>
      {t(words[step].button)}
    </Button>
  )
}

type DialogProps = Asked & { version: number; onClose: () => void }

function StepDialog({ step, row, version, onClose }: DialogProps) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>()
  const word = words[step]
  // why: a refusal and a later return are the same step of the batch; they differ only in wording
  const intent = step === 'give-back' ? 'fail' : step
  const done = () => {
    showToast({ text: t(`done_${intent}`), kind: 'success' })
    onClose()
  }
  const asksReason = intent === 'fail'
  return (
    <Dialog open onClose={onClose} title={t(word.title)} width="medium">
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <input type="hidden" name="place" value={row.place} readOnly />
        {intent === 'take-out' && <input type="hidden" name="version" value={version} readOnly />}
        <p className="text-ui text-ink-2">{t(word.text, { name: row.name, amount: formatMoney(row.net, lang) })}</p>
        {asksReason && <TextArea name="reason" label={t('bankSaid')} rows={3} maxLength={1000} />}
        <FormActions>
          <SubmitButton intent={intent} variant={asksReason ? 'danger' : 'primary'}>
            {t(word.button)}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
