import { href, Link, useSearchParams } from 'react-router'
import { type CityKey, cities } from '#/domain/cities.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { boardMessages, roomMessages } from '#/messages/ordering/control-room.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Time } from '#/ui/time.tsx'
import type { NearShopper, OpenVisit } from '../open-visits.server.ts'
import type { RoomCity, RoomMap } from '../read-map.server.ts'
import { roomAddress } from '../room-query.ts'
import { RiskBadge } from './risk-badge.tsx'

type Group = { city: CityKey | null; visits: OpenVisit[]; counts: RoomCity | undefined }

/** Cities in the order of their first visit, the riskiest first; cities without an open visit follow. */
function groupsOf({ cities: counted, open }: RoomMap): Group[] {
  const byCity = Map.groupBy(open.visits, ({ city }) => city)
  const withOpen = [...byCity].map(([city, visits]) => ({
    city,
    visits,
    counts: counted.find((one) => one.city === city),
  }))
  const others = counted.filter(({ city }) => !byCity.has(city))
  return [...withOpen, ...others.map((counts) => ({ city: counts.city, visits: [], counts }))]
}

/** Visits without a shopper by city: date, bonus, and the nearest shoppers who may take each. */
export function OpenByCity({ map }: { map: RoomMap }) {
  const t = useT(boardMessages)
  const { visits, total } = map.open
  const groups = groupsOf(map)
  return (
    <section aria-labelledby="open-by-city" className="flex flex-col">
      <h2 id="open-by-city" className="text-h2 font-semibold">
        {t('openTitle')} <span className="num font-normal text-ink-2">{total}</span>
      </h2>
      {total === 0 && <EmptyState title={t('noneOpen')} compact />}
      {groups.map((group) => (
        <CityGroup key={group.city ?? 'none'} {...group} />
      ))}
      {total > visits.length && (
        <p className="mt-2 text-caption text-ink-2">{t('firstOpen', { shown: visits.length, total })}</p>
      )}
    </section>
  )
}

function CityGroup({ city, visits, counts }: Group) {
  const t = useT(boardMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const facts = counts && [
    counts.open > 0 && t('openVisits', { count: counts.open }),
    counts.risky > 0 && t('risky', { count: counts.risky }),
  ]
  return (
    <section className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line pb-1.5">
        <h3 className="text-ui font-semibold">{city ? cities[city].name[lang] : t('noCity')}</h3>
        {facts && <p className="text-caption text-ink-2">{facts.filter(Boolean).join(' · ')}</p>}
        {counts && city && (
          <Link
            to={roomAddress(params, { city, view: null, queue: 'all', page: null })}
            className="link ms-auto inline-flex min-h-7 items-center text-caption coarse:min-h-11 max-md:min-h-11"
          >
            {t('allIn', { count: counts.visits })}
          </Link>
        )}
      </div>
      {visits.length > 0 && (
        <ul className="flex flex-col">
          {visits.map((visit) => (
            <Visit key={visit.id} visit={visit} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Visit({ visit }: { visit: OpenVisit }) {
  const { id, number, clientId, branchId, branchName, clientName, visitAt, bonus, risk } = visit
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2 text-ui lg:grid-cols-[5rem_minmax(0,1.3fr)_minmax(0,1fr)_7rem_minmax(0,1.6fr)] lg:items-baseline">
      <Link
        to={href('/admin/secret-shopper/:requestId', { requestId: id })}
        className="link num inline-flex min-h-7 w-fit items-center font-medium coarse:min-h-11 max-md:min-h-11"
      >
        {requestCode(number)}
      </Link>
      <p className="min-w-0 wrap-anywhere">
        <OpenLink to={href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId })} className="link">
          <bdi>{branchName}</bdi>
        </OpenLink>
        <span className="block text-caption text-ink-2">
          <bdi>{clientName}</bdi>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <When visit={visit} at={visitAt} />
        <RiskBadge risk={risk} />
      </div>
      <Bonus bonus={bonus} />
      <Near visit={visit} />
    </li>
  )
}

function When({ visit: { earliestOn, latestOn }, at }: { visit: OpenVisit; at: string }) {
  const t = useT(roomMessages)
  const lang = useLang()
  if (!earliestOn || !latestOn) return <Time at={at} />
  return <span>{t('window', { from: formatDay(earliestOn, lang), until: formatDay(latestOn, lang) })}</span>
}

function Bonus({ bonus }: { bonus: OpenVisit['bonus'] }) {
  const t = useT(roomMessages)
  if (bonus === 0) return <p className="text-caption text-ink-2">{t('reason_no_bonus')}</p>
  return (
    <p>
      <span className="sr-only">{t('bonus')} </span>
      <Money halalas={bonus} />
    </p>
  )
}

function Near({ visit: { near, isOffered, risk } }: { visit: OpenVisit }) {
  const t = useT(boardMessages)
  if (isOffered) return <p className="text-caption text-ink-2">{t('alreadyOffered')}</p>
  if (near === null) return risk === 'overdue' && <p className="text-caption text-ink-2">{t('datePassed')}</p>
  if (near.length === 0) return <p className="text-caption text-ink-2">{t('noneNear')}</p>
  return (
    <ul aria-label={t('nearest')} className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
      {near.map((shopper) => (
        <li key={shopper.id}>
          <NearLink {...shopper} />
        </li>
      ))}
    </ul>
  )
}

function NearLink({ id, name, km }: NearShopper) {
  const t = useT(boardMessages)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <OpenLink to={href('/admin/freelancers/:shopperId', { shopperId: id })} className="link">
        <bdi>{name}</bdi>
      </OpenLink>
      <span className="num whitespace-nowrap text-ink-2">{t('km', { km })}</span>
    </span>
  )
}
