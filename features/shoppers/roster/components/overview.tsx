import { formatTenths } from '#/domain/score.ts'
import { Check, X } from 'lucide-react'
import { cities, isCity } from '#/domain/cities.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { type ShopperLanguage, shopperLanguages } from '#/domain/shoppers/shopper-languages.ts'
import type { LevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { ShopperPage } from '../read-shopper.server.ts'

type Props = { shopper: ShopperPage; standing: LevelStanding }

/** Person, work and level. */
export function Overview({ shopper, standing }: Props) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <LevelCard standing={standing} />
      <PersonCard shopper={shopper} />
      <WorkCard shopper={shopper} />
    </div>
  )
}

/** Rating, reliability, hand-backs and open visits; two figures a row when narrow. */
export function ShopperFigures({ shopper: { row }, narrow }: { shopper: ShopperPage; narrow?: boolean }) {
  const t = useT(shopperPageMessages)
  const word = useT(rosterMessages)
  const share = row.reliability === null ? t('notYet') : `${Math.round(row.reliability * 100)}%`
  return (
    <StatGrid narrow={narrow}>
      <Stat
        label={t('rating')}
        value={row.grade === null ? t('notYet') : word('ratingOf', { rating: formatTenths(row.grade) })}
        detail={word('graded', { count: row.graded })}
      />
      <Stat
        label={t('reliability')}
        value={<bdi dir={row.reliability === null ? undefined : 'ltr'}>{share}</bdi>}
        detail={word('inTime', { inTime: row.inTime, judged: row.judged })}
      />
      <Stat label={t('handBacks')} value={row.handBacks} detail={word('noShows', { count: row.noShows })} />
      <Stat
        label={t('openJobs')}
        value={row.openJobs}
        detail={
          row.lastVisitAt ? (
            <>
              {t('lastVisit')} <Time at={row.lastVisitAt} />
            </>
          ) : undefined
        }
      />
    </StatGrid>
  )
}

function LevelCard({ standing: { level, next, requirements, warning, by } }: { standing: LevelStanding }) {
  const t = useT(shopperPageMessages)
  const word = useT(assignmentMessages)
  const rule = useT(levelMessages)
  const lang = useLang()
  const shown = (name: string, value: number) => (name === 'on_time' ? `${value}%` : String(value))
  return (
    <Card
      title={`${t('level')}: ${word(`level_${level}`)}`}
      description={t(by === 'admin' ? 'levelByAdmin' : 'levelByRule')}
    >
      <div className="flex flex-col gap-4">
        {warning && (
          <Notice kind="warning">
            {t('warning', { level: word(`level_${warning.level}`), date: formatDay(warning.until, lang) })}
          </Notice>
        )}
        {!next && <p className="text-ui text-ink-2">{t('highest')}</p>}
        {next && (
          <div className="flex flex-col gap-2">
            <h3 className="text-ui font-semibold">{t('nextLevel', { level: word(`level_${next}`) })}</h3>
            <ul className="flex flex-col gap-2">
              {requirements.map(({ name, needed, have, met }) => (
                <li key={name} className="flex items-center gap-2 text-ui">
                  <Icon
                    as={met ? Check : X}
                    size={16}
                    className={met ? 'text-success-ink' : 'text-ink-3'}
                    label={t(met ? 'met' : 'missing')}
                  />
                  <span className="min-w-0 flex-1">{rule(`requirement_${name}`)}</span>
                  <bdi dir="auto" className="num text-caption text-ink-2">
                    {name === 'test'
                      ? t(met ? 'done' : 'notDone')
                      : t('of', { have: shown(name, have), all: shown(name, needed) })}
                  </bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}

function PersonCard({ shopper }: { shopper: ShopperPage }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  const { row, identity, iban } = shopper
  const masked = (last: string) => `•••• ${last}`
  const identityKinds = ['national_id', 'iqama', 'passport'] as const
  const identityKind = identityKinds.find((kind) => kind === identity?.kind)
  return (
    <Card title={t('person')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('email'), value: <bdi dir="ltr">{row.email}</bdi> },
          { term: t('phone'), value: row.phone && <bdi dir="ltr">{row.phone}</bdi> },
          { term: t('language'), value: t(`language_${row.language}`) },
          { term: t('joined'), value: <Time at={row.joinedAt} /> },
          { term: t('legalName'), value: shopper.legalName },
          { term: t('birthOn'), value: shopper.birthOn && formatDay(shopper.birthOn, lang) },
          {
            term: t('identity'),
            value: identity && (
              <span>
                {identityKind && `${t(`identity_${identityKind}`)} `}
                <bdi dir="ltr" className="num">
                  {masked(identity.last)}
                </bdi>
              </span>
            ),
          },
          {
            term: t('iban'),
            value: iban && (
              <span className="flex flex-col">
                <span>
                  {iban.bank && <bdi className="me-1">{iban.bank}</bdi>}
                  <bdi dir="ltr" className="num">
                    {masked(iban.last)}
                  </bdi>
                </span>
                {iban.changedAt && (
                  <span className="text-caption text-ink-2">
                    {t('ibanChanged', { date: formatDate(new Date(iban.changedAt), lang) })}
                  </span>
                )}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

const degrees = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

const isLanguage = (key: string): key is ShopperLanguage => Object.hasOwn(shopperLanguages, key)
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

function WorkCard({ shopper }: { shopper: ShopperPage }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  const { row, place } = shopper
  const separator = lang === 'ar' ? '، ' : ', '
  const decided =
    shopper.approvedBy && shopper.approvalAt
      ? t('decidedBy', { name: shopper.approvedBy, date: formatDate(new Date(shopper.approvalAt), lang) })
      : null
  return (
    <Card title={t('work')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('decision'), value: decided },
          { term: t('agreement'), value: t(shopper.agreedToday ? 'agreed' : 'notAgreed') },
          {
            term: t('auditor'),
            value:
              shopper.auditor &&
              t('decidedBy', { name: shopper.auditor.by, date: formatDate(new Date(shopper.auditor.since), lang) }),
          },
          { term: t('city'), value: row.city && isCity(row.city) ? cities[row.city].name[lang] : null },
          {
            term: t('place'),
            value: place && (
              <bdi dir="ltr" className="num">
                {degrees(place)}
              </bdi>
            ),
          },
          { term: t('farther'), value: t(shopper.goesFarther ? 'farther_yes' : 'farther_no') },
          {
            term: t('languages'),
            value: shopper.languages
              .filter(isLanguage)
              .map((key) => shopperLanguages[key][lang])
              .join(separator),
          },
          { term: t('specializations'), value: shopper.specializations.join(separator) },
          { term: t('skills'), value: shopper.skills.join(separator) },
          { term: t('experience'), value: shopper.experienceYears === null ? null : String(shopper.experienceYears) },
          { term: t('rate'), value: shopper.hourlyRate === null ? null : <Money halalas={shopper.hourlyRate} /> },
          {
            term: t('weekdaysOff'),
            value: shopper.weekdaysOff.map((day) => t(`weekday_${day as Weekday}`)).join(separator),
          },
        ]}
      />
    </Card>
  )
}
