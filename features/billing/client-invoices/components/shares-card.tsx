import { withoutMarks } from '#/domain/text.ts'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney, sumHalalas } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { useHydrated } from '#/features/ordering/requests/components/opened-part.tsx'
import { CopyLink } from '#/features/billing/payment-shares/components/copy-link.tsx'
import type { ShownShare } from '#/features/billing/payment-shares/standing.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { AnchorButton, Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OwnInvoice, ShownOwnShare } from '../read-one.server.ts'

/** Payers of an invoice: their states, and the client's actions. */
export function SharesCard({ invoice }: { invoice: OwnInvoice }) {
  const t = useT(paymentShareMessages)
  const { shares, owed } = invoice
  if (shares.length === 0) return null
  const living = shares.filter(({ state }) => state !== 'withdrawn')
  const paid = living.filter(({ state }) => state === 'paid').length
  return (
    <Card
      id="payers"
      title={t('shares')}
      description={living.length > 0 ? t('paidCount', { paid: String(paid), count: String(living.length) }) : undefined}
    >
      <p className="prose-width text-ui text-ink-2">{t('sharesHint')}</p>
      {owed > 0 && living.length > 0 && <Balance invoice={invoice} />}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} invoice={invoice} />
        ))}
      </ul>
      {owed > 0 && living.some(({ state }) => state === 'open') && <WithdrawAll />}
    </Card>
  )
}

/** Shown when the open shares differ from the amount owed, as after a withdrawal or a late payment. */
function Balance({ invoice: { shares, owed, payable } }: { invoice: OwnInvoice }) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const open = sumHalalas(shares.filter(({ state }) => state === 'open').map(({ amount }) => amount))
  if (payable === 0 && open === owed) return null
  return (
    <div className="mt-4">
      <Notice kind={open > owed ? 'warning' : 'info'}>
        {open > owed
          ? t('tooMuch', { amount: formatMoney(open - owed, lang) })
          : t('someLeft', { amount: formatMoney(payable, lang) })}
      </Notice>
    </div>
  )
}

const tones: Record<ShownShare, Tone> = { open: 'blue', late: 'red', paid: 'green', over: 'grey', withdrawn: 'grey' }

function ShareRow({ share, invoice }: { share: ShownOwnShare; invoice: OwnInvoice }) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const { payer, email, amount, dueOn, shown } = share
  const waits = shown === 'open' || shown === 'late'
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0" data-share={payer}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium break-words">
            <bdi>{payer}</bdi>
          </p>
          <p className="text-caption break-words text-ink-2">
            {email ? <bdi dir="ltr">{email}</bdi> : t('noEmail')}
            {waits && <> · {t('payBy', { day: formatDay(dueOn, lang) })}</>}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <span className="font-medium">
            <Money halalas={amount} />
          </span>
          <StatusBadge tone={tones[shown]}>{t(`share_${shown}`)}</StatusBadge>
        </div>
      </div>
      {waits && share.link && <Steps share={share} link={share.link[lang]} number={invoice.number} />}
    </li>
  )
}

function Steps({ share, link, number }: { share: ShownOwnShare; link: string; number: string }) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const { id, payer, email, amount } = share
  // why: bidi isolates would become part of the message and of the link in it
  const text = withoutMarks(t('whatsappText', { number, amount: formatMoney(amount, lang), link }))
  return (
    <div className="flex flex-wrap items-start gap-2">
      <CopyLink link={link} payer={payer} />
      <AnchorButton
        size="dense"
        icon={MessageCircle}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('stepOf', { step: t('whatsapp'), payer })}
      >
        {t('whatsapp')}
      </AnchorButton>
      {email && <StepButton shareId={id} payer={payer} step="mail" done={t('mailed')} />}
      {email && <StepButton shareId={id} payer={payer} step="remind" done={t('reminded')} />}
      <LinkButton
        to={`?replace=${id}`}
        size="dense"
        preventScrollReset
        aria-label={t('stepOf', { step: t('replace'), payer })}
      >
        {t('replace')}
      </LinkButton>
      <StepButton shareId={id} payer={payer} step="newLink" done={t('newLinkMade')} />
      <Withdraw share={share} />
    </div>
  )
}

const intents = { mail: 'mail', remind: 'remind', newLink: 'new-link' } as const
type StepProps = { shareId: string; payer: string; step: keyof typeof intents; done: string }

/** Button of one step of a share; shows the result or the refusal. */
function StepButton({ shareId, payer, step, done }: StepProps) {
  const t = useT(paymentShareMessages)
  const fetcher = useFetcher()
  const toast = useToast()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      clientKey
      className="gap-2"
      onDone={() => toast({ text: done, kind: 'success' })}
    >
      <input type="hidden" name="shareId" value={shareId} />
      <SubmitButton
        intent={intents[step]}
        size="dense"
        variant="secondary"
        aria-label={t('stepOf', { step: t(step), payer })}
      >
        {t(step)}
      </SubmitButton>
    </ActionForm>
  )
}

/** Confirms first where scripts run, because the payer's link stops working. */
function Withdraw({ share: { id, payer, amount } }: { share: ShownOwnShare }) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const toast = useToast()
  const hydrated = useHydrated()
  const mark = useCompanyFields()
  const [asking, setAsking] = useState(false)
  const label = t('stepOf', { step: t('withdraw'), payer })
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      className="gap-2"
      onDone={() => toast({ text: t('withdrawn'), kind: 'success' })}
    >
      <input type="hidden" name="shareId" value={id} />
      {hydrated ? (
        <Button size="dense" variant="danger-quiet" aria-label={label} onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      ) : (
        <SubmitButton intent="withdraw" size="dense" variant="danger-quiet" aria-label={label}>
          {t('withdraw')}
        </SubmitButton>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('withdrawTitle', { payer })}
        confirmLabel={t('withdraw')}
        danger
        pending={fetcher.state !== 'idle'}
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ ...mark, intent: 'withdraw', shareId: id }, { method: 'post' })
        }}
      >
        {t('withdrawConsequence', { payer, amount: formatMoney(amount, lang) })}
      </ConfirmDialog>
    </ActionForm>
  )
}

function WithdrawAll() {
  const t = useT(paymentShareMessages)
  const fetcher = useFetcher()
  const toast = useToast()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      className="mt-4 border-t border-line pt-4"
      onDone={() => toast({ text: t('withdrawnAll'), kind: 'success' })}
    >
      <p className="prose-width text-ui text-ink-2">{t('withdrawAllHint')}</p>
      <div>
        <SubmitButton intent="withdraw-all" variant="danger-quiet">
          {t('withdrawAll')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
