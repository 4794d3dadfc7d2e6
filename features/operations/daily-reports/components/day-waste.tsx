import type { WasteLine } from '#/domain/operations/daily-reports/values.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DailyDay } from '../read-day.server.ts'
import type { WasteFigure } from '../read-waste.server.ts'

const reasons = ['words', 'price', 'density', 'pieceWeight', 'unit', 'output', 'unpublished', 'gone'] as const
type Reason = (typeof reasons)[number]
const reasonOf = (why: string): Reason | 'other' => reasons.find((one) => one === why) ?? 'other'

type Props = { day: DailyDay; lines: readonly WasteLine[] }

/** What was thrown away; for those who see costs with its worth, and with what has none. */
export function DayWasteCard({ day: { waste }, lines }: Props) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const worth = useT(wasteValueMessages)
  return (
    <Card title={word('section_waste')} {...(waste && lines.length > 0 && { description: worth('priced') })}>
      {lines.length === 0 ? (
        <p className="text-ui text-ink-2">{t('nothing')}</p>
      ) : (
        <>
          <ul className="flex flex-col text-ui">
            {lines.map((line) => (
              <li key={line.id} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
                <span className="min-w-0">
                  <bdi className="block font-medium">{line.item}</bdi>
                  <span className="text-caption text-ink-2">
                    <span className="num">
                      {line.quantity} {word(`unit_${line.unit as 'kg'}`)}
                    </span>
                    <span className="ms-2">{word(`reason_${line.reason as 'other'}`)}</span>
                  </span>
                </span>
                {waste && <Worth figure={waste.lines[line.id]} />}
              </li>
            ))}
          </ul>
          {waste && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-ui">
              <strong>{worth('total')}</strong>
              <span className="text-end">
                <strong>{waste.halalas === null ? worth('notValued') : <Money halalas={waste.halalas} />}</strong>
                {waste.open > 0 && waste.halalas !== null && (
                  <span className="block text-caption text-ink-2">{worth('open', { count: waste.open })}</span>
                )}
              </span>
            </p>
          )}
        </>
      )}
    </Card>
  )
}

function Worth({ figure }: { figure: WasteFigure | undefined }) {
  const t = useT(wasteValueMessages)
  if (!figure || 'why' in figure)
    return (
      <span className="text-end text-ink-2">
        {t('notValued')}
        <span className="block text-caption">{t(`why_${reasonOf(figure?.why ?? 'gone')}`)}</span>
      </span>
    )
  return (
    <span className="text-end">
      <Money halalas={figure.halalas} />
      {figure.atLeast && <span className="block text-caption text-ink-2">{t('atLeast')}</span>}
    </span>
  )
}

/** Waste of the same days as those that sales are compared with. */
export function WasteCompared({ day: { waste } }: { day: DailyDay }) {
  const t = useT(dailyViewMessages)
  const word = useT(wasteValueMessages)
  if (!waste) return null
  const { weekdays, month, year } = waste.compared
  const shown = (halalas: number | null) => (halalas === null ? t('noComparison') : <Money halalas={halalas} />)
  return (
    <Card title={word('compared')}>
      <DescriptionList
        items={[
          { term: word('thisReport'), value: shown(waste.halalas) },
          { term: t('comparedWeekdays', { count: weekdays?.n ?? 4 }), value: shown(weekdays?.mean ?? null) },
          { term: t('comparedMonth'), value: shown(month) },
          { term: t('comparedYear'), value: shown(year) },
        ]}
      />
    </Card>
  )
}
