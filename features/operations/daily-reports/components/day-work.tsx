import { formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { type Reading, resultOf } from '#/domain/operations/daily-reports/temperature.ts'
import { type DutyDone, dutyKey, tempKey, type WasteLine, wasteKey } from '#/domain/operations/daily-reports/values.ts'
import { coolingMark, coolingState } from '#/domain/operations/daily-reports/cooling.ts'
import { coolingsOf, type DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { DailyDay } from '../read-day.server.ts'
import { OwnFields } from './own-fields.tsx'
import { DayWasteCard } from './day-waste.tsx'

/** In place of a reading that was not taken. */
const notTaken = '-'

/** What happened in the shift, without amounts. */
export function DayWork({ day }: { day: DailyDay }) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { work, template } = day
  if (!work) return <p className="text-ui text-ink-2">{t('noWork')}</p>
  const staff = ['staff.planned', 'staff.present', 'staff.late', 'staff.hours'] as const
  const texts = ['incidents', 'handover'] as const
  return (
    <>
      <Card title={word('section_temperatures')} flush>
        <ul className="flex flex-col">
          {template.points.map((point) => {
            const reading = (work[tempKey(point.key)] ?? null) as Reading | null
            const isOut = reading !== null && resultOf(point.kind, reading.degrees) !== 'within'
            return (
              <li
                key={point.key}
                data-tone={isOut ? 'red' : undefined}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-ui first:border-t-0 md:px-6"
              >
                <span className="min-w-40 flex-1 font-medium">{point.name[lang]}</span>
                {reading ? (
                  <>
                    <span className={isOut ? 'num text-tone-ink' : 'num'}>
                      {word('degrees', { value: reading.degrees.toFixed(1) })}
                    </span>
                    <span className="text-caption text-ink-2">{formatTime(new Date(reading.at), lang)}</span>
                    {isOut && (
                      <span className="basis-full text-caption text-ink-2">
                        {[
                          ...(reading.done ?? []).map((choice) => word(`done_${choice}`)),
                          ...(reading.second === undefined
                            ? []
                            : [`${t('secondReading')} ${word('degrees', { value: reading.second.toFixed(1) })}`]),
                        ].join(' · ')}
                      </span>
                    )}
                  </>
                ) : (
                  <span className="text-ink-2">{notTaken}</span>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
      <DayCooling day={day} work={work} />
      <Card title={word('section_checklist')} flush>
        <ul className="flex flex-col">
          {template.duties.map(({ key, name }) => {
            const answer = (work[dutyKey(key)] ?? null) as DutyDone | null
            return (
              <li
                key={key}
                className="flex justify-between gap-4 border-t border-line px-4 py-2 text-ui first:border-t-0 md:px-6"
              >
                <span>{name[lang]}</span>
                <span className={answer?.done === false ? 'font-medium' : 'text-ink-2'}>
                  {answer ? word(answer.done ? 'done' : 'notDone') : '-'}
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
      <Card title={word('section_staff')}>
        <DescriptionList
          columns={2}
          items={staff.map((key) => ({
            term: word(key),
            value: typeof work[key] === 'number' ? <span className="num">{work[key]}</span> : null,
          }))}
        />
      </Card>
      <OwnFields title={t('ownFields')} template={template} values={work} money={false} />
      <DayWasteCard day={day} lines={(work[wasteKey] ?? []) as WasteLine[]} />
      <Card title={word('section_incidents')}>
        <DescriptionList
          items={texts.map((key) => ({ term: word(key), value: (work[key] as string | undefined) ?? t('nothing') }))}
        />
      </Card>
    </>
  )
}

/** Batches that cooled down, with their readings and result. */
function DayCooling({ day: { template }, work }: { day: DailyDay; work: DailyValues }) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const found = coolingsOf(work)
  if (found.length === 0) return null
  return (
    <Card title={word('cooling')} flush>
      <ul className="flex flex-col">
        {found.map(({ key, cooling }) => {
          const isFailed = coolingState(cooling).result === 'failed'
          const readings = [cooling.start, cooling.middle, cooling.end].filter((one) => one !== undefined)
          return (
            <li
              key={key}
              data-tone={isFailed ? 'red' : undefined}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-ui first:border-t-0 md:px-6"
            >
              <bdi className="min-w-40 flex-1 font-medium">{cooling.item}</bdi>
              <span className={isFailed ? 'text-tone-ink' : 'text-ink-2'}>
                {word(`cooling_${coolingMark(cooling)}`)}
              </span>
              <span className="flex basis-full flex-wrap gap-x-4 text-caption text-ink-2">
                {readings.map(({ degrees, at }) => (
                  <span key={at} className="num">
                    {word('degrees', { value: degrees.toFixed(1) })} · {formatTime(new Date(at), lang)}
                  </span>
                ))}
                {cooling.from && (
                  <span>
                    {t('coolingFrom', {
                      shift: template.shifts.find(({ key: of }) => of === cooling.from?.shift)?.name[lang] ?? '',
                      day: formatDay(cooling.from.day, lang),
                    })}
                  </span>
                )}
                {(cooling.done ?? []).map((one) => (
                  <span key={one}>{word(`coolingDone_${one}`)}</span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
