import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { QueryRow } from '../query-list.ts'
import { PayoutStateBadge } from '#/features/payouts/payouts/components/states.tsx'

/** Shoppers' questions, each beside its payout. */
export function QueryList({ rows }: { rows: readonly QueryRow[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={row.id}>
          <QueryCard row={row} />
        </li>
      ))}
    </ul>
  )
}

function QueryCard({ row }: { row: QueryRow }) {
  const t = useT(payoutMessages)
  const [open, setOpen] = useState(false)
  return (
    <Card
      as="article"
      title={<bdi>{row.shopper}</bdi>}
      description={
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            to={href('/admin/secret-shopper-invoicing/payouts/:payoutId', { payoutId: row.payoutId })}
            className="link"
          >
            <bdi dir="ltr">{t('numbered', { number: row.number })}</bdi> <bdi>{row.branch}</bdi>
          </Link>
          <Money halalas={row.net} />
        </span>
      }
      actions={<PayoutStateBadge state={row.state} />}
    >
      <div className="flex flex-col gap-3">
        <p dir="auto" className="prose-width text-ui whitespace-pre-line">
          {row.text}
        </p>
        <p className="text-caption text-ink-2">
          <Time at={row.askedAt} mode="datetime" />
        </p>
        {row.answer ? (
          <div className="border-s-2 border-line ps-3">
            <p dir="auto" className="prose-width text-ui whitespace-pre-line">
              {row.answer}
            </p>
            <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
              {row.answeredBy && t('answeredByLine', { name: row.answeredBy })}
              {row.answeredAt && <Time at={row.answeredAt} mode="datetime" />}
            </p>
          </div>
        ) : (
          <div>
            <Button
              changes
              icon={MessageSquare}
              aria-label={t('answerTo', { name: row.shopper })}
              onClick={() => setOpen(true)}
            >
              {t('answer')}
            </Button>
          </div>
        )}
      </div>
      {open && <AnswerDialog row={row} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function AnswerDialog({ row, onClose }: { row: QueryRow; onClose: () => void }) {
  const t = useT(payoutMessages)
  const fetcher = useFetcher<FormResult>()
  const done = () => {
    showToast({ text: t('answered'), kind: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('answerTo', { name: row.shopper })} width="medium">
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <input type="hidden" name="queryId" value={row.id} readOnly />
        <p dir="auto" className="border-s-2 border-line ps-3 text-ui whitespace-pre-line text-ink-2">
          {row.text}
        </p>
        <TextArea name="answer" label={t('answer')} rows={5} maxLength={2000} />
        <FormActions>
          <SubmitButton>{t('sendAnswer')}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
