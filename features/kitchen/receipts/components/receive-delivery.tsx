import { useState } from 'react'
import { CircleCheck, Smartphone, X } from 'lucide-react'
import { href, Link } from 'react-router'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { arrivalDay, problemsOfLine } from '../device/draft.ts'
import { useReceiptStore } from '../device/use-receipt-store.ts'
import type { Receiving } from '../read-receiving.server.ts'
import { AddItem } from './add-item.tsx'
import { LineCard } from './line-card.tsx'
import { PaperFields, SupplierField } from './paper-fields.tsx'
import { ReceivingContext, useReceiving } from './receiving-context.ts'
import { ReceivingSync } from './receiving-sync.tsx'

/** A delivery on the phone: its lines, what differs, and the posting. */
export function ReceiveDelivery({ receiving }: { receiving: Receiving }) {
  const t = useT(receivingMessages)
  const { store, state, hold, takeOver } = useReceiptStore(receiving)
  if (hold === 'elsewhere')
    return (
      <Frame receiving={receiving}>
        <Notice kind="warning" actions={<Button onClick={takeOver}>{t('takeOver')}</Button>}>
          {t('elsewhere')}
        </Notice>
      </Frame>
    )
  const { posted, posting, lines } = state.draft
  return (
    <ReceivingContext value={{ receiving, store, state }}>
      <Frame receiving={receiving}>
        {posted !== null || (posting && state.sync !== 'opening') ? (
          <Settled />
        ) : receiving.order && lines.length === 0 ? (
          <Nothing />
        ) : (
          <Lines />
        )}
      </Frame>
    </ReceivingContext>
  )
}

function Frame({ receiving, children }: { receiving: Receiving; children: React.ReactNode }) {
  const t = useT(receivingMessages)
  const { order, supplier, branch } = receiving
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="sticky top-0 z-20 bg-card">
        <div className="mx-auto flex min-h-14 max-w-[640px] items-center gap-3 px-4 py-2">
          <Link
            to={href('/client/procurement/receive')}
            reloadDocument
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-ui font-semibold">
              {order ? t('order', { number: String(order.number) }) : t('title')}
            </h1>
            <p className="truncate text-caption text-ink-2">
              <bdi>{supplier?.name ?? t('noOrder')}</bdi> · <bdi>{branch}</bdi>
            </p>
          </div>
        </div>
        <ReceivingSync />
      </header>
      <main className="mx-auto flex max-w-[640px] flex-col gap-6 bg-card px-4 pt-6 pb-4">{children}</main>
    </div>
  )
}

function Nothing() {
  const t = useT(receivingMessages)
  const { receiving } = useReceiving()
  return (
    <>
      <Notice kind="info" title={t('allCame')}>
        {t('allCameHint')}
      </Notice>
      <LinkButton size="large" full reloadDocument to={href('/client/procurement/receive')}>
        {t('toList')}
      </LinkButton>
      <LinkButton
        size="large"
        full
        variant="quiet"
        reloadDocument
        to={href('/client/field/receive/branch/:branchId', { branchId: receiving.branchId })}
      >
        {t('noOrder')}
      </LinkButton>
    </>
  )
}

function Lines() {
  const t = useT(receivingMessages)
  const { receiving, store, state } = useReceiving()
  const { draft, photos, refusal } = state
  const [open, setOpen] = useState<string | null>(null)
  const [present] = useState(() => new Date())
  const day = arrivalDay(draft, present)
  const withPhoto = new Set(photos.filter(({ state: of }) => of !== 'refused').map(({ questionKey }) => questionKey))
  const rows = draft.lines.map((line) => ({ line, problems: problemsOfLine(line, withPhoto.has(line.id), day) }))
  const checked = rows.filter(({ line }) => line.isChecked).length
  const next = rows.find(({ line, problems }) => !line.isChecked || problems.length > 0)
  const arrived = draft.arrived === null ? null : fromRiyadh(draft.arrived)
  const inFuture = arrived !== null && arrived > present
  const show = (id: string) => {
    setOpen(id)
    // why: the line is drawn open first
    setTimeout(() => document.getElementById(`line-${id}`)?.scrollIntoView({ block: 'start' }), 50)
  }
  const foot = () => {
    if (draft.supplierId === null)
      return { text: t('toPaper'), act: () => document.getElementById('supplier')?.focus() }
    if (rows.length === 0) return { text: t('chooseItem'), act: () => document.getElementById('add-item')?.focus() }
    if (next) return { text: t('nextLine', { name: next.line.name }), act: () => show(next.line.id) }
    if (inFuture) return { text: t('post'), act: () => document.getElementById('arrived')?.focus() }
    if (refusal === 'receipt.another') return { text: t('postAnyway'), act: () => store.post(true) }
    return { text: t('post'), act: () => store.post() }
  }
  const { text, act } = foot()
  return (
    <>
      <SupplierField />
      {draft.supplierId !== null && (
        <section aria-labelledby="lines" className="flex flex-col gap-4">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="lines" className="text-h3">
              {t('lines')}
            </h2>
            {rows.length > 0 && (
              <p role="status" className="num text-caption text-ink-2">
                {t('checked', { count: String(checked), of: String(rows.length) })}
              </p>
            )}
          </div>
          {receiving.order && <p className="text-ui text-ink-2">{t('linesHint')}</p>}
          {receiving.order && checked < rows.length && (
            <Button size="large" full icon={CircleCheck} onClick={() => store.allFine()}>
              {t('allFine')}
            </Button>
          )}
          <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
            {rows.map(({ line, problems }) => (
              <LineCard
                key={line.id}
                line={line}
                problems={problems}
                isOpen={open === line.id}
                onOpen={(is) => setOpen(is ? line.id : null)}
              />
            ))}
          </ul>
          <AddItem onAdded={show} />
        </section>
      )}
      <PaperFields inFuture={inFuture} />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button size="large" variant="primary" full onClick={act}>
          {text}
        </Button>
      </div>
    </>
  )
}

/** After the posting: on the phone, or with the server. */
function Settled() {
  const t = useT(receivingMessages)
  const { state } = useReceiving()
  const { posted } = state.draft
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <Icon as={posted ? CircleCheck : Smartphone} size={24} />
        <h2 className="text-h2" data-settled={posted ? 'posted' : 'waiting'}>
          {t(posted ? 'posted' : 'waits')}
        </h2>
        <p className="text-ui text-ink-2">{t(posted ? 'postedHint' : 'waitsHint')}</p>
      </section>
      <div className="flex flex-col gap-2">
        {posted && (
          <LinkButton
            size="large"
            full
            variant="primary"
            reloadDocument
            to={href('/client/procurement/receive/:receiptId', { receiptId: posted })}
          >
            {t('view')}
          </LinkButton>
        )}
        <LinkButton size="large" full variant="quiet" reloadDocument to={href('/client/procurement/receive')}>
          {t('toList')}
        </LinkButton>
      </div>
    </>
  )
}
