import { href } from 'react-router'
import { cityName } from '#/domain/cities.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatTenths } from '#/domain/score.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { shopperRecordMessages } from '#/messages/office/shopper-record.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { ShopperPart } from '../parts.ts'
import type { ShopperRecord } from '../read-record.server.ts'

type Props = { record: ShopperRecord; linkTo: (part: ShopperPart) => { to?: string } }

/** Figures that steer: level, grade, reliability, what is owed, the next visit, city and reach. */
export function RecordFacts({ record, linkTo }: Props) {
  const t = useT(shopperRecordMessages)
  const word = useT(rosterMessages)
  const levels = useT(assignmentMessages)
  const lang = useLang()
  const { shopper, owed, next, radiusKm } = record
  const { row } = shopper
  return (
    <StatGrid>
      <Stat label={t('level')} value={levels(`level_${row.level}`)} {...linkTo('overview')} />
      <Stat
        label={t('rating')}
        value={
          row.grade === null ? <Missing text={t('notYet')} /> : word('ratingOf', { rating: formatTenths(row.grade) })
        }
        detail={word('graded', { count: row.graded })}
        {...linkTo('reports')}
      />
      <Stat
        label={t('reliability')}
        value={row.reliability === null ? <Missing text={t('notYet')} /> : <Share of={row.reliability} />}
        detail={
          <>
            {word('inTime', { inTime: row.inTime, judged: row.judged })}
            {row.noShows > 0 && <span className="block">{word('noShows', { count: row.noShows })}</span>}
          </>
        }
        {...linkTo('kept')}
      />
      <Stat label={t('handBacks')} value={row.handBacks} {...linkTo('kept')} />
      {owed && (
        <Stat
          label={t('owed')}
          value={<Money halalas={owed.total} />}
          detail={
            <>
              {owed.payable > 0 && t('payableOf', { amount: formatMoney(owed.payable, lang) })}
              {owed.stopped > 0 && (
                <span className="block text-danger-ink">
                  {t('stoppedOf', { amount: formatMoney(owed.stopped, lang) })}
                </span>
              )}
            </>
          }
          {...linkTo('payouts')}
        />
      )}
      {next !== undefined && (
        <Stat
          label={t('nextVisit')}
          value={next ? <Time at={next.at} /> : <Missing text={t('noNextVisit')} />}
          detail={
            next && (
              <>
                <bdi>{next.branch}</bdi>
                {next.isLate && <span className="block text-danger-ink">{t('isLate')}</span>}
              </>
            )
          }
          {...(next ? { to: href('/admin/secret-shopper/:requestId', { requestId: next.id }) } : linkTo('visits'))}
        />
      )}
      <Stat
        label={t('openJobs')}
        value={row.openJobs}
        detail={
          row.lastVisitAt && (
            <>
              {t('lastVisit')} <Time at={row.lastVisitAt} />
            </>
          )
        }
        {...linkTo('visits')}
      />
      <Stat
        label={t('region')}
        value={row.city ? cityName(row.city, lang) : <Missing text={t('noCity')} />}
        detail={shopper.goesFarther ? t('farther') : t('within', { km: radiusKm })}
        {...linkTo('overview')}
      />
    </StatGrid>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
const Share = ({ of }: { of: number }) => <bdi dir="ltr">{percent(of)}</bdi>
const Missing = ({ text }: { text: string }) => <span className="text-ui font-normal text-ink-2">{text}</span>
