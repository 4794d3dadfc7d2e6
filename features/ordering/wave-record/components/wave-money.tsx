import { href } from 'react-router'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { StageMoney, StageNow, WaveInvoice, WaveRecord } from '../read-record.server.ts'

type Line = Omit<StageMoney, 'stage' | 'late'> & { stage: StageNow | 'total' }

function totalOf(stages: readonly StageMoney[]): Line {
  const total: Line = { stage: 'total', visits: 0, price: 0, fee: 0, bonus: 0 }
  for (const { stage, visits, price, fee, bonus } of stages) {
    if (stage === 'cancelled') continue
    total.visits += visits
    total.price += price
    total.fee += fee
    total.bonus += bonus
  }
  return total
}

type Props = { record: WaveRecord; invoices: readonly WaveInvoice[] | null }

/** Prices, fees and bonuses of a wave by the stage of its visits, and the invoices that bill them. */
export function WaveMoney({ record: { stages }, invoices }: Props) {
  const t = useT(waveRecordMessages)
  const columns: Column<Line>[] = [
    {
      key: 'stage',
      header: t('stageNow'),
      cell: ({ stage }) => (stage === 'total' ? t('total') : t(`now_${stage}`)),
    },
    { key: 'visits', header: t('visits'), numeric: true, card: 'aside', cell: ({ visits }) => visits },
    { key: 'price', header: t('price'), numeric: true, cell: ({ price }) => <Money halalas={price} bare /> },
    { key: 'fee', header: t('fee'), numeric: true, cell: ({ fee }) => <Money halalas={fee} bare /> },
    { key: 'bonus', header: t('bonus'), numeric: true, cell: ({ bonus }) => <Money halalas={bonus} bare /> },
    {
      key: 'margin',
      header: t('margin'),
      numeric: true,
      cell: ({ price, fee, bonus }) => <Money halalas={price - fee - bonus} bare />,
    },
  ]
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Card flush title={t('moneyCaption')}>
        <DataTable
          caption={t('moneyCaption')}
          columns={columns}
          rows={[...stages, totalOf(stages)]}
          rowKey={({ stage }) => stage}
          empty={null}
          whole
        />
      </Card>
      {invoices && <Invoices invoices={invoices} />}
    </div>
  )
}

function Invoices({ invoices }: { invoices: readonly WaveInvoice[] }) {
  const t = useT(waveRecordMessages)
  return (
    <Card title={t('invoices')}>
      {invoices.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noInvoices')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {invoices.map(({ id, number, client, visits, net }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2 text-ui">
              <span className="flex min-w-0 flex-col">
                <OpenLink to={href('/admin/invoices/:invoiceId', { invoiceId: id })} className="link self-start">
                  {number ? (
                    <bdi dir="ltr" className="code">
                      {number}
                    </bdi>
                  ) : (
                    t('draft')
                  )}
                </OpenLink>
                <span className="text-caption text-ink-2">
                  <bdi>{client}</bdi> · {t('visits')}: {visits}
                </span>
              </span>
              <Money halalas={net} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
