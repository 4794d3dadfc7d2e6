import { formatDay } from '#/domain/riyadh-time.ts'
import { photoAddress } from '#/features/fieldwork/visits/device/photo-uploads.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import type { ReceiptLine } from '../lines.server.ts'

/** Lines of a posted delivery as they are true now. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <ul className="flex flex-col">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: ReceiptLine }) {
  const t = useT(receiptMessages)
  const word = useT(receivingMessages)
  const counts = [
    ['ordered', line.ordered],
    ['delivered', line.delivered],
    ['accepted', line.accepted],
    ['refused', line.refused],
  ] as const
  return (
    <li data-line={line.id} className="flex flex-col gap-3 border-t border-line px-4 py-4 first:border-t-0 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="text-body font-medium">
            <bdi>{line.ingredient}</bdi>
          </h3>
          <p className="text-caption text-ink-2">
            <bdi>{line.pack}</bdi>
            {' · '}
            <bdi>{[line.quantity, word(line.unit)].join(' ')}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {line.reason && <Badge tone={line.refused > 0 ? 'red' : 'yellow'}>{word(`reason_${line.reason}`)}</Badge>}
          {line.isCorrected && <Badge>{t('correctedLine')}</Badge>}
        </div>
      </div>
      <dl className="grid grid-cols-4 gap-2 md:max-w-[32rem]">
        {counts.map(([key, count]) =>
          count === null || (key === 'refused' && count === 0) ? null : (
            <div key={key} className="min-w-0">
              <dt className="text-caption text-ink-2">{t(key)}</dt>
              <dd className="num text-body font-medium">{count}</dd>
            </div>
          ),
        )}
      </dl>
      <Facts line={line} />
      {line.fileId && (
        <PhotoGrid
          small
          photos={[{ id: line.fileId, src: photoAddress(line.fileId), alt: t('photoOf', { name: line.ingredient }) }]}
        />
      )}
    </li>
  )
}

function Facts({ line }: { line: ReceiptLine }) {
  const t = useT(receiptMessages)
  const word = useT(receivingMessages)
  const lang = useLang()
  const { temperature, temperatureLimit: limit, price, vatMode } = line
  const isWarm = temperature !== null && limit !== null && temperature > limit
  const isDisputed = price !== null && !line.takesPrice && line.agreedPrice !== null && line.accepted > 0
  return (
    <div className="flex flex-col gap-1 text-ui empty:hidden">
      {line.measured !== null && <p>{t('measured', { quantity: `${line.measured} ${word(line.unit)}` })}</p>}
      {temperature !== null && (
        <p className={isWarm ? 'text-danger-ink' : undefined}>
          {isWarm
            ? t('aboveLimit', { degrees: temperature.toFixed(1), limit: String(limit) })
            : t('temperature', { degrees: temperature.toFixed(1) })}
        </p>
      )}
      {line.expiresOn && <p>{t('expires', { day: formatDay(line.expiresOn, lang) })}</p>}
      {price !== null && vatMode && (
        <p>
          {t('priceLine', { price: price.toFixed(2), mode: word(`vat_${vatMode}`) })}
          {line.takesPrice && <span className="text-ink-2"> · {t('priceTaken')}</span>}
          {isDisputed && (
            <span className="text-danger-ink"> · {t('priceDisputed', { price: line.agreedPrice!.toFixed(2) })}</span>
          )}
        </p>
      )}
      {line.note && (
        <p className="text-ink-2">
          <bdi>{line.note}</bdi>
        </p>
      )}
    </div>
  )
}
