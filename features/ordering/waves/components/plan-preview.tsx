import { formatDay } from '#/domain/riyadh-time.ts'
import { waveMessages, wavePlanMessages } from '#/messages/ordering/waves.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { Money } from '#/ui/money.tsx'
import type { NamedShortfall, WavePreview } from '../preview.server.ts'

type Bar = { key: string; label: string; count: number }

function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = bars.reduce((max, { count }) => Math.max(max, count), 1)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{title}</h3>
      {bars.map(({ key, label, count }) => (
        <ProgressBar key={key} label={label} value={count} max={most} text={String(count)} />
      ))}
    </section>
  )
}

type PlanPreviewProps = { preview: WavePreview | null; isLoading?: boolean; withoutMoney?: boolean }

/** Planned visits and shortfalls. `withoutMoney`: the price is shown beside it. */
export function PlanPreview({ preview, isLoading = false, withoutMoney = false }: PlanPreviewProps) {
  const t = useT(wavePlanMessages)
  const word = useT(waveMessages)
  const lang = useLang()
  return (
    <Card title={t('preview')}>
      <div
        aria-live="polite"
        aria-busy={isLoading}
        className={classes('flex flex-col gap-5 transition-opacity', isLoading && 'opacity-60')}
      >
        {preview === null ? (
          <p className="text-ui text-ink-2">{t('previewWaits')}</p>
        ) : (
          <>
            <p className="num text-h2">{word('visitCount', { count: preview.visits })}</p>
            {preview.tooMany && <Notice kind="warning">{t('tooMany')}</Notice>}
            {!preview.tooMany && preview.visits === 0 && <Notice kind="warning">{t('nothing')}</Notice>}
            <DescriptionList
              columns={2}
              items={[
                { term: t('branches'), value: <span className="num">{preview.branches}</span> },
                { term: t('clientCount'), value: <span className="num">{preview.clients}</span> },
                ...(withoutMoney
                  ? []
                  : [
                      { term: t('price'), value: <Money halalas={preview.price} /> },
                      { term: t('fees'), value: <Money halalas={preview.fee} /> },
                    ]),
              ]}
            />
            <Shortfalls preview={preview} />
            {preview.visits > 0 && (
              <>
                <Bars
                  title={t('byWeek')}
                  bars={preview.weeks.map(({ from, until, count }) => ({
                    key: from,
                    label:
                      from === until ? formatDay(from, lang) : `${formatDay(from, lang)} – ${formatDay(until, lang)}`,
                    count,
                  }))}
                />
                <Bars
                  title={t('byWeekday')}
                  bars={preview.weekdays.flatMap((count, weekday) =>
                    count > 0 ? [{ key: String(weekday), label: word(`weekday_${weekday as 0}`), count }] : [],
                  )}
                />
                <Bars
                  title={t('byPart')}
                  bars={preview.parts.map(({ part, count }) => ({
                    key: part ?? 'any',
                    label: word(`part_${part ?? 'any'}`),
                    count,
                  }))}
                />
              </>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function Shortfalls({ preview: { shortfalls, moreShortfalls, unplaced } }: { preview: WavePreview }) {
  const t = useT(wavePlanMessages)
  if (shortfalls.length === 0 && unplaced === 0) return null
  return (
    <Notice kind="warning" title={shortfalls.length > 0 ? t('shortfalls') : undefined}>
      {shortfalls.length > 0 && (
        <ul className="list-disc ps-5">
          {shortfalls.map((shortfall) => (
            <ShortfallLine key={JSON.stringify(shortfall)} shortfall={shortfall} />
          ))}
          {moreShortfalls > 0 && <li>{t('moreShort', { count: moreShortfalls })}</li>}
        </ul>
      )}
      {unplaced > 0 && <p>{t('unplaced', { count: unplaced })}</p>}
    </Notice>
  )
}

function ShortfallLine({ shortfall }: { shortfall: NamedShortfall }) {
  const t = useT(wavePlanMessages)
  const lang = useLang()
  if (shortfall.kind === 'no-days') return <li>{t('short_no-days')}</li>
  if (shortfall.kind === 'total')
    return <li>{t('short_total', { wanted: shortfall.wanted, planned: shortfall.planned })}</li>
  if (shortfall.kind === 'branch')
    return (
      <li>
        <bdi className="block font-medium">{shortfall.branchName}</bdi>
        <bdi className="block">{shortfall.branchLocation}</bdi>
        {t('short_branch', { missing: shortfall.missing })}
      </li>
    )
  const { from, until, wanted, planned } = shortfall
  return <li>{t('short_pace', { from: formatDay(from, lang), until: formatDay(until, lang), wanted, planned })}</li>
}
