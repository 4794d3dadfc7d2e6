import { Link, useSearchParams } from 'react-router'
import { cities } from '#/domain/cities.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { boardMessages, roomMessages } from '#/messages/ordering/control-room.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import { type MapMarker, PlaceMap } from '#/ui/place-map.tsx'
import type { RoomBranch, RoomMap as RoomMapData } from '../read-map.server.ts'
import { roomAddress, roomPath } from '../room-query.ts'
import { OpenByCity } from './open-by-city.tsx'
import { RiskBadge, riskLooks } from './risk-badge.tsx'

/**
 * Branches of the filter on a map by risk, with lists of cities and branches. Without a tile server the lists alone, the
 * visits without a shopper by city.
 */
export function RoomMap({ map }: { map: RoomMapData }) {
  const source = useMapSource()
  if (!source)
    return (
      <div className="flex flex-col gap-6">
        <OpenByCity map={map} />
        <Unplaced map={map} />
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2">
          <Branches map={map} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Cities map={map} />
          <Unplaced map={map} />
        </div>
      </div>
      <OpenByCity map={map} />
    </div>
  )
}

function Branches({ map }: { map: RoomMapData }) {
  const t = useT(boardMessages)
  const markers = useMarkers(map.branches)
  return (
    <>
      {markers.length === 0 ? (
        <EmptyState title={t('noneOnMap')} compact />
      ) : (
        <PlaceMap label={t('mapOf')} markers={markers} list="none" unplaced={map.unplacedCount} tall />
      )}
      {map.placedCount > map.branches.length && (
        <p className="text-caption text-ink-2">{t('firstBranches', { shown: map.branches.length })}</p>
      )}
      {map.branches.length > 0 && (
        <Card title={t('branches')} flush="framed">
          <BranchList branches={map.branches.slice(0, listed)} />
        </Card>
      )}
    </>
  )
}

const listed = 50

function useMarkers(branches: readonly RoomBranch[]): MapMarker[] {
  const [params] = useSearchParams()
  const t = useT(boardMessages)
  const word = useT(roomMessages)
  return branches.flatMap(({ id, name, clientName, place, visits, risk }) => {
    if (!place) return []
    const look = risk ? riskLooks[risk] : ({ tone: 'green', shape: 'round' } as const)
    const detail = `${t('visitCount', { count: visits })} · ${clientName} · ${word(risk ? `risk_${risk}` : 'risk_none')}`
    const href = roomAddress(params, { view: null, branch: id, page: null })
    return [{ id, place, label: name, detail, tone: look.tone, shape: look.shape, mark: String(visits), href }]
  })
}

function BranchList({ branches }: { branches: readonly RoomBranch[] }) {
  const t = useT(boardMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  return (
    <ul className="flex flex-col">
      {branches.map(({ id, name, clientName, visits, open, nextAt, risk }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2 md:px-6"
        >
          <div className="min-w-0">
            <Link
              to={roomAddress(params, { view: null, branch: id, page: null })}
              className="link inline-flex min-h-8 items-center text-ui font-medium coarse:min-h-11 max-md:min-h-11"
            >
              <bdi>{name}</bdi>
            </Link>
            <p className="text-caption text-ink-2">
              <Facts
                facts={[
                  clientName,
                  t('visits', { count: visits }),
                  open > 0 && t('openVisits', { count: open }),
                  nextAt && t('nextVisit', { date: formatDate(new Date(nextAt), lang) }),
                ]}
              />
            </p>
          </div>
          <RiskBadge risk={risk} />
        </li>
      ))}
    </ul>
  )
}

function Cities({ map }: { map: RoomMapData }) {
  const t = useT(boardMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  if (map.cities.length === 0) return null
  return (
    <Card title={t('byCity')} flush="framed">
      <ul className="flex flex-col">
        {map.cities.map(({ city, visits, open, risky }) => (
          <li key={city ?? 'none'} className="border-t border-line px-4 py-2 md:px-6">
            {city ? (
              <Link
                to={roomAddress(params, { city })}
                preventScrollReset
                className="link inline-flex min-h-8 items-center text-ui font-medium coarse:min-h-11 max-md:min-h-11"
              >
                {cities[city].name[lang]}
              </Link>
            ) : (
              <span className="text-ui font-medium">{t('noCity')}</span>
            )}
            <p className="text-caption text-ink-2">
              <Facts
                facts={[
                  t('visits', { count: visits }),
                  open > 0 && t('openVisits', { count: open }),
                  risky > 0 && t('risky', { count: risky }),
                ]}
              />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Unplaced({ map }: { map: RoomMapData }) {
  const t = useT(boardMessages)
  const [params] = useSearchParams()
  if (map.unplacedCount === 0) return null
  return (
    <Card title={t('unplacedTitle')} description={t('unplacedHelp')} flush="framed">
      <ul className="flex flex-col">
        {map.unplaced.map(({ id, name, clientName }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 md:px-6">
            <span className="min-w-0 text-ui">
              <bdi className="font-medium">{name}</bdi>
              <span className="block text-caption text-ink-2">
                <bdi>{clientName}</bdi>
              </span>
            </span>
            <LinkButton to={`${roomPath}/places?branch=${id}`} size="dense" aria-label={`${t('givePlace')}: ${name}`}>
              {t('givePlace')}
            </LinkButton>
          </li>
        ))}
      </ul>
      {map.unplacedCount > map.unplaced.length && (
        <p className="border-t border-line px-4 py-2 md:px-6">
          <Link
            to={roomAddress(params, { view: null, place: 'none', page: null })}
            className="link inline-flex min-h-11 items-center text-ui"
          >
            {t('unplacedMore')}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** Facts in one line, each in its own direction. */
function Facts({ facts }: { facts: readonly (string | false | null)[] }) {
  const known = facts.filter((fact): fact is string => Boolean(fact))
  return known.map((fact, index) => (
    <span key={fact}>
      {index > 0 && <span aria-hidden> · </span>}
      <bdi>{fact}</bdi>
    </span>
  ))
}
