import { useEffect, useEffectEvent, useState } from 'react'
import { href, Link, useFetcher, useRevalidator } from 'react-router'
import { orderSendingMessages } from '#/messages/kitchen/order-sending.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { Sending, SendingOrder } from '../send-later.server.ts'

const askAgainMs = 1500

/** Seconds that count down from those the server named. */
function useSecondsLeft(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const ends = performance.now() + from * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((ends - performance.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 200)
    return () => clearInterval(timer)
  }, [from])
  return left
}

/** Reads the page again until no order waits. */
function useAskUntilDone(asks: boolean): void {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => state === 'idle' && void revalidate())
  useEffect(() => {
    if (!asks) return
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [asks])
}

/** The last sending of the reader: the seconds to stop it, then what came of each order. */
export function SendingNotice({ sending }: { sending: Sending }) {
  const [hidden, setHidden] = useState<string | null>(null)
  const waits = sending.orders.some(({ state }) => state === 'waiting')
  if (hidden === sending.id && !waits) return null
  return waits ? (
    <Waiting key={sending.id} sending={sending} />
  ) : (
    <Results orders={sending.orders} onHide={() => setHidden(sending.id)} />
  )
}

function Waiting({ sending: { id, secondsLeft, orders } }: { sending: Sending }) {
  const t = useT(orderSendingMessages)
  const fetcher = useFetcher()
  const left = useSecondsLeft(secondsLeft)
  useAskUntilDone(left === 0)
  const count = orders.filter(({ state }) => state === 'waiting').length
  return (
    <Notice
      title={
        <span aria-hidden className="num">
          {left > 0 ? t('waiting', { count, seconds: String(left) }) : t('sending')}
        </span>
      }
    >
      {/* why: a count read out each second would drown everything else */}
      <p role="status" className="sr-only">
        {left > 0 ? t('announced', { count }) : t('sending')}
      </p>
      <p>{t('waitingHint')}</p>
      <ActionForm fetcher={fetcher} errors="inline" className="mt-3">
        <input type="hidden" name="sending" value={id} />
        <SubmitButton intent="stop" variant="secondary">
          {t('stop')}
        </SubmitButton>
      </ActionForm>
      <Left orders={orders.filter(({ state }) => state === 'refused')} />
    </Notice>
  )
}

function Results({ orders, onHide }: { orders: readonly SendingOrder[]; onHide: () => void }) {
  const t = useT(orderSendingMessages)
  const sent = orders.filter(({ state }) => state === 'sent').length
  const isStopped = sent === 0 && orders.some(({ state }) => state === 'stopped')
  const isWhole = sent === orders.length
  return (
    <Notice
      kind={isWhole ? 'success' : isStopped ? 'info' : 'warning'}
      live
      title={isStopped ? t('stopped') : t('result', { sent: String(sent), of: String(orders.length) })}
      actions={<Button onClick={onHide}>{t('close')}</Button>}
    >
      <Left orders={orders} />
    </Notice>
  )
}

/** What came of each order. */
function Left({ orders }: { orders: readonly SendingOrder[] }) {
  const t = useT(orderSendingMessages)
  const result = ({ state, problem, hasAddress }: SendingOrder) => {
    if (state === 'refused') return t(`why_${problem ?? 'failed'}`)
    return state === 'sent' && !hasAddress ? t('sentNoAddress') : t(`state_${state}`)
  }
  if (orders.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-wrap gap-x-2">
          <Link className="link" to={href('/client/procurement/orders/:orderId', { orderId: order.id })}>
            {t('orderOf', { number: String(order.number) })}
          </Link>
          <bdi>{order.supplier}</bdi>
          <span>{result(order)}</span>
        </li>
      ))}
    </ul>
  )
}
