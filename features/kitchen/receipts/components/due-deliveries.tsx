import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useBegunHere } from '../device/begun-here.ts'
import { placeOfBranch, placeOfOrder } from '../device/places.ts'
import type { Deliveries } from '../due-deliveries.server.ts'

const tones = { late: 'red', today: 'yellow', coming: 'grey' } as const

/** Open orders to receive, the earliest first, and what came without one. */
export function DueDeliveries({ account, due, more, branches, mayReceive }: Deliveries) {
  const t = useT(receiptMessages)
  const lang = useLang()
  const begun = useBegunHere(account, mayReceive)
  return (
    <>
      <Card title={t('due')} flush>
        {due.length === 0 ? (
          <p className="px-4 py-4 text-ui text-ink-2 md:px-6">{t('noneDue')}</p>
        ) : (
          <ul className="flex flex-col">
            {due.map((order) => (
              <li
                key={order.orderId}
                className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 md:px-6"
              >
                <div className="flex min-w-0 grow flex-col gap-0.5 max-md:basis-full md:flex-1">
                  <bdi className="font-medium">{order.supplier}</bdi>
                  <p className="text-caption text-ink-2">
                    {t('orderNumber', { number: String(order.number) })} · <bdi>{order.branch}</bdi>
                    <> · {formatDay(order.wantedOn, lang)}</>
                  </p>
                </div>
                {order.isPart && <Badge tone="grey">{t('isPart')}</Badge>}
                <Badge tone={tones[order.when]}>{t(`when_${order.when}`)}</Badge>
                <Here state={begun.get(placeOfOrder(order.orderId))} />
                {mayReceive && (
                  <LinkButton
                    size="large"
                    reloadDocument
                    to={href('/client/field/receive/order/:orderId', { orderId: order.orderId })}
                    aria-label={t(begun.has(placeOfOrder(order.orderId)) ? 'continueOrder' : 'receiveOrder', {
                      number: String(order.number),
                    })}
                  >
                    {t(begun.has(placeOfOrder(order.orderId)) ? 'continue' : 'receive')}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className="border-t border-line px-4 py-3 text-caption text-ink-2 md:px-6">
            {t('moreDue', { count: more })}
          </p>
        )}
      </Card>
      {branches.length > 0 && (
        <Card title={t('without')} description={t('withoutHint')}>
          <ul className="flex flex-wrap gap-2">
            {branches.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <LinkButton
                  size="large"
                  reloadDocument
                  to={href('/client/field/receive/branch/:branchId', { branchId: id })}
                >
                  {name}
                </LinkButton>
                <Here state={begun.get(placeOfBranch(id))} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** What this phone has of a delivery that is not posted yet. */
function Here({ state }: { state: 'begun' | 'waiting' | undefined }) {
  const t = useT(receiptMessages)
  return state ? <Badge tone={state === 'waiting' ? 'yellow' : 'blue'}>{t(`here_${state}`)}</Badge> : null
}
