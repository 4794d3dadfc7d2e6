import { href, Link } from 'react-router'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { minutesOfSpan, type Span, hourParts } from '#/domain/branch-hours.ts'
import { cityName } from '#/domain/cities.ts'
import type { Place } from '#/domain/place.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { useMay, WithRight } from '#/features/companies/members/components/rights.tsx'
import { weekdayMessages } from '#/messages/companies/branch-form.ts'
import { branchPageMessages } from '#/messages/office/branch-records.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { pathIn } from '../list.ts'
import type { BranchHome, BranchRecord } from '../read-branch.server.ts'

/** Facts that steer: last score with its visit, certificate, manager, next visit. */
export function BranchSummary({ home }: { home: BranchHome }) {
  const t = useT(branchPageMessages)
  const lang = useLang()
  const { branch, visits, certificate, coming } = home
  const may = useMay()
  const last = visits?.newest[0]
  const next = coming?.[0]
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          {
            term: t('lastScore'),
            value: visits && (
              <span className="flex flex-wrap items-center gap-2">
                {last ? (
                  <>
                    <ScoreBadge score={last.score} />
                    <span className="text-caption text-ink-2">
                      {t('ofLast', { type: t(`type_${last.type}`), day: formatDay(last.day, lang) })}
                    </span>
                  </>
                ) : (
                  t('notVisited')
                )}
              </span>
            ),
          },
          { term: t('visitsInAll'), value: visits && visits.total },
          {
            term: t('certificate'),
            value: may('certificates.read') ? <CertificateText certificate={certificate} /> : null,
          },
          { term: t('nextVisit'), value: next && <Time at={next.at} mode="datetime" /> },
          { term: t('manager'), value: branch.manager && <bdi>{branch.manager}</bdi> },
          { term: t('city'), value: branch.city && cityName(branch.city, lang) },
        ]}
      />
    </Card>
  )
}

function CertificateText({ certificate }: Pick<BranchHome, 'certificate'>) {
  const t = useT(branchPageMessages)
  const lang = useLang()
  if (!certificate) return <span className="text-ink-2">{t('noCertificate')}</span>
  const { id, level, state, until } = certificate
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={href('/client/certificates/:certificateId', { certificateId: id })}
        className="link inline-flex min-h-8 items-center coarse:min-h-11"
      >
        {t(`level_${level}`)}
      </Link>
      <span className="text-caption text-ink-2">
        {t('standing', { state: t(`state_${state}`), day: formatDate(new Date(until), lang) })}
      </span>
    </span>
  )
}

const degreesOf = ({ latitude, longitude }: Place): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** Names, place, contact, numbers and services of a branch. */
export function BranchDetails({ branch }: { branch: BranchRecord }) {
  const t = useT(branchPageMessages)
  const lang = useLang()
  const said = (isThere: boolean) =>
    branchAttributeKeys
      .filter((key) => branch.attributes[key] === isThere)
      .map((key) => branchAttributes[key][lang])
      .join(lang === 'ar' ? '، ' : ', ')
  return (
    <Card title={t('details')}>
      <DescriptionList
        items={[
          {
            term: t('nameEn'),
            value: branch.names.en && (
              <bdi lang="en" dir="ltr">
                {branch.names.en}
              </bdi>
            ),
          },
          {
            term: t('nameAr'),
            value: branch.names.ar && (
              <bdi lang="ar" dir="rtl">
                {branch.names.ar}
              </bdi>
            ),
          },
          { term: t('place'), value: pathIn(branch.path, lang) },
          { term: t('code'), value: branch.code && <bdi dir="ltr">{branch.code}</bdi> },
          { term: t('address'), value: <bdi>{branch.location}</bdi> },
          { term: t('phone'), value: branch.phone && <bdi dir="ltr">{branch.phone}</bdi> },
          {
            term: t('point'),
            value: branch.place && (
              <bdi dir="ltr" className="num">
                {degreesOf(branch.place)}
              </bdi>
            ),
          },
          { term: t('crNumber'), value: branch.crNumber && <bdi dir="ltr">{branch.crNumber}</bdi> },
          { term: t('licenceNumber'), value: branch.licenceNumber && <bdi dir="ltr">{branch.licenceNumber}</bdi> },
          { term: t('attributes'), value: said(true) },
          { term: t('missing'), value: said(false) },
        ]}
      />
    </Card>
  )
}

/** Opening hours by day. */
export function HoursCard({ branch: { hours } }: { branch: Pick<BranchRecord, 'hours'> }) {
  const t = useT(branchPageMessages)
  const day = useT(weekdayMessages)
  const known = hourParts.filter((each) => hours[each] !== undefined)
  return (
    <Card title={t('hours')}>
      {known.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noHours')}</p>
      ) : (
        <dl className="flex flex-col gap-1 text-ui">
          {known.map((each) => (
            <div key={each} className="flex justify-between gap-4">
              <dt>{each === 'ramadan' ? t('ramadanHours') : day(`weekday_${each}`)}</dt>
              <dd className="text-end">
                <Spans spans={hours[each] ?? []} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

const wholeDay = 24 * 60

function Spans({ spans }: { spans: readonly Span[] }) {
  const t = useT(branchPageMessages)
  if (spans.length === 0) return <span className="text-ink-2">{t('dayClosed')}</span>
  const [first] = spans
  const [from, until] = minutesOfSpan(first!)
  if (spans.length === 1 && until - from === wholeDay) return t('openAllDay')
  return spans.map((ends, index) => (
    <bdi key={ends.join()} dir="ltr" className="num whitespace-nowrap">
      {index > 0 && ' '}
      {ends.join('–')}
    </bdi>
  ))
}

/** Where the figures of the company for estimates are kept. */
export function FiguresCard() {
  const t = useT(branchPageMessages)
  return (
    <WithRight to="insights.describe">
      <Card title={t('figures')} description={t('figuresHelp')}>
        <Link
          to={`${href('/client/reports/trend')}#settings`}
          className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
        >
          {t('toFigures')}
        </Link>
      </Card>
    </WithRight>
  )
}
