import { href, Link } from 'react-router'
import { formatAmount, formatMoney } from '#/domain/money.ts'
import { CorrectiveActionBadge } from '#/features/reporting/corrective-actions/components/action-status.tsx'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { isOutside } from '#/domain/operations/daily-reports/alerts.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { DailyDay } from '../read-day.server.ts'
import { fieldText, limitText, valueText } from '../value-text.ts'
import { WasteCompared } from './day-waste.tsx'

/** Values outside the limits of the template, and those that differ from what is usual for the branch. */
export function DayHints({ day }: { day: DailyDay }) {
  const t = useT(dailyViewMessages)
  const lang = useLang()
  const values = { ...day.work, ...day.money }
  const outside = day.template.fields.filter((field) => field.type !== 'text' && isOutside(field, values[field.key]))
  if (day.hints.length === 0 && outside.length === 0 && !day.hasty) return null
  return (
    <Notice title={t('hints')}>
      <ul className="flex flex-col gap-1">
        {day.hints.map(({ of, value, usual, n }) => {
          const print = (one: number) => (of === 'covers' ? String(one) : formatMoney(one, lang))
          return <li key={of}>{t(`hint_${of}`, { value: print(value), usual: print(usual), n })}</li>
        })}
        {outside.map((field) => (
          <li key={field.key}>
            {t('hint_outside', {
              field: fieldText(field, lang),
              value: valueText(field, values[field.key], lang),
              limit: limitText(field, lang),
            })}
          </li>
        ))}
        {day.hasty && <li>{t('hasty')}</li>}
      </ul>
    </Notice>
  )
}

/** Comparison, signature, actions and revisions. */
export function DaySide({ day }: { day: DailyDay }) {
  const t = useT(dailyViewMessages)
  const lang = useLang()
  const word = useT(dailyMessages)
  const { compared, signed, figures, actions, revisions } = day
  const place = { branchId: day.branchId, day: day.day, shift: day.shift }
  const page = href('/client/daily-operations-report/:branchId/:day/:shift', place)
  const against = (net: number | null) =>
    net === null ? (
      t('noComparison')
    ) : (
      <>
        <Money halalas={net} />
        {figures && net !== 0 && (
          <bdi dir="ltr" className="num ps-2 text-caption text-ink-2">
            {figures.net >= net ? '+' : '\u2212'}
            {formatAmount(Math.abs(Math.round(((figures.net - net) / net) * 10_000)))}%
          </bdi>
        )}
      </>
    )
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {compared && (
        <Card title={t('compared')}>
          <DescriptionList
            items={[
              {
                term: t('comparedWeekdays', { count: compared.weekdays?.n ?? 4 }),
                value: against(compared.weekdays?.mean ?? null),
              },
              { term: t('comparedMonth'), value: against(compared.month) },
              { term: t('comparedYear'), value: against(compared.year) },
            ]}
          />
        </Card>
      )}
      <WasteCompared day={day} />
      {actions.length > 0 && (
        <Card title={t('actions')}>
          <ul className="flex flex-col gap-2 text-ui">
            {actions.map(({ id, title, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <Link className="link" to={href('/client/tasks/:actionId', { actionId: id })}>
                  <bdi>{title}</bdi>
                </Link>
                <CorrectiveActionBadge status={status} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('signedBy')}>
        <DescriptionList
          items={[
            {
              term: t('follows'),
              value: day.template.name
                ? t('followsOwn', { name: day.template.name[lang], version: day.templateVersion })
                : t('followsCompany', { version: day.templateVersion }),
            },
            { term: t('due'), value: <Time at={day.dueAt} mode="datetime" /> },
            {
              term: t('submittedBy'),
              value: day.submittedAt && (
                <>
                  {day.submittedBy} · <Time at={day.submittedAt} mode="datetime" />
                </>
              ),
            },
            {
              term: t('signedBy'),
              value: signed ? (
                <>
                  {signed.by} · <Time at={signed.at} mode="datetime" />
                </>
              ) : (
                t('notSigned')
              ),
            },
            { term: t('deviceTime'), value: signed?.deviceAt && <Time at={signed.deviceAt} mode="datetime" /> },
            {
              term: t('seal'),
              value: signed && (
                <bdi dir="ltr" className="code break-all whitespace-normal">
                  {signed.sha256}
                </bdi>
              ),
            },
          ]}
        />
      </Card>
      {revisions.length > 1 && (
        <Card title={t('revisions')}>
          <ul className="flex flex-col gap-3 text-ui">
            {revisions.map(({ id, number, signedBy, signedAt, reopenedBy, reason }) => (
              <li key={id} aria-current={id === day.id || undefined}>
                <Link className="link" to={`${page}?revision=${number}`}>
                  {word('revision', { number })}
                </Link>
                <p className="text-caption text-ink-2">
                  {signedAt ? (
                    <>
                      {signedBy} · <Time at={signedAt} mode="datetime" />
                    </>
                  ) : (
                    t('notSigned')
                  )}
                </p>
                {reason && <p className="text-caption">{t('reopenedFor', { name: reopenedBy ?? '', reason })}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
