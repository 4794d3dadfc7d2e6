import type { ReactNode } from 'react'
import { href } from 'react-router'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Badge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReceiptLine } from '../lines.server.ts'
import type { ReceiptRow } from '../list.ts'
import type { ReceiptDetails } from '../read-receipt.server.ts'

const page = (receiptId: string) => href('/client/procurement/receive/:receiptId', { receiptId })

/** The posted deliveries with the one of a pressed row beside them. */
export function BesideReceipts({ rows, children }: { rows: readonly ReceiptRow[]; children: ReactNode }) {
  const t = useT(receiptMessages)
  const { viewing } = useRights()
  return (
    <Beside<ReceiptDetails>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={page}
      name={({ supplier }) => `${t('delivery')}: ${supplier}`}
      head={({ arrivedAt, corrections }) => (
        <>
          <Time at={arrivedAt} mode="datetime" />
          {corrections.length > 0 && <Badge>{t('correctedLine')}</Badge>}
        </>
      )}
      body={(receipt) => <Body receipt={receipt} hidesLines={viewing} />}
      foot={({ id, mayCorrect }) => mayCorrect && <LinkButton to={page(id)}>{t('correctTitle')}</LinkButton>}
    >
      {children}
    </Beside>
  )
}

function Body({ receipt, hidesLines }: { receipt: ReceiptDetails; hidesLines: boolean }) {
  const t = useT(receiptMessages)
  const { supplier, supplierId, order, corrections } = receipt
  return (
    <>
      <h2 className="text-h3 font-semibold">
        <OpenLink to={href('/client/procurement/suppliers/:supplierId', { supplierId })}>
          <bdi>{supplier}</bdi>
        </OpenLink>
      </h2>
      <DescriptionList
        items={[
          { term: t('branch'), value: <bdi>{receipt.branch}</bdi> },
          {
            term: t('order'),
            value: order ? (
              <OpenLink className="link" to={href('/client/procurement/orders/:orderId', { orderId: order.id })}>
                {t('orderNumber', { number: String(order.number) })}
              </OpenLink>
            ) : (
              t('noOrder')
            ),
          },
          { term: t('paperNumber'), value: receipt.paperNumber && <bdi>{receipt.paperNumber}</bdi> },
          { term: t('by'), value: receipt.by && <bdi>{receipt.by}</bdi> },
          { term: t('note'), value: receipt.note && <bdi>{receipt.note}</bdi> },
        ]}
      />
      <BesidePart title={t('lines')}>
        {hidesLines ? (
          <p className="text-ui text-ink-2">{t('pricesHidden')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-b border-line">
            {receipt.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </BesidePart>
      {corrections.length > 0 && (
        <BesidePart title={t('corrections')}>
          <ul className="flex flex-col gap-2">
            {corrections.map(({ id, at, reason }) => (
              <li key={id}>
                <bdi>{reason}</bdi>
                <span className="block text-caption text-ink-2">
                  <Time at={at} mode="datetime" />
                </span>
              </li>
            ))}
          </ul>
        </BesidePart>
      )}
    </>
  )
}

function Line({ line }: { line: ReceiptLine }) {
  const t = useT(receiptMessages)
  const word = useT(receivingMessages)
  const { ordered, accepted, refused, reason } = line
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-col">
        <bdi className="font-medium">{line.ingredient}</bdi>
        <bdi className="text-caption text-ink-2">{line.pack}</bdi>
      </span>
      <span className="num flex flex-col items-end">
        <span>
          {t('accepted')} {accepted}
        </span>
        {ordered !== null && ordered !== accepted && (
          <span className="text-caption text-ink-2">
            {t('ordered')} {ordered}
          </span>
        )}
      </span>
      {(reason || line.isCorrected) && (
        <span className="flex basis-full flex-wrap gap-2">
          {reason && <Badge tone={refused > 0 ? 'red' : 'yellow'}>{word(`reason_${reason}`)}</Badge>}
          {line.isCorrected && <Badge>{t('correctedLine')}</Badge>}
        </span>
      )}
    </li>
  )
}
