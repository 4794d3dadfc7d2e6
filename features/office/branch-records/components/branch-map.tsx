import { href, Link } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { cityName } from '#/domain/cities.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { bandOf, formatScore, type ScoreBand } from '#/domain/score.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { branchMapMessages } from '#/messages/office/branch-map.ts'
import type { Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { distanceText } from '#/ui/distance-text.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import { type MapMarker, type MarkerShape, PlaceMap } from '#/ui/place-map.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { BranchMap, MapBranch, MapCity } from '../read-map.server.ts'

/** Colour and shape of a band: the shape repeats what the colour says. */
const looks: Record<ScoreBand, { tone: Tone; shape: MarkerShape }> = {
  excellent: { tone: 'green', shape: 'round' },
  good: { tone: 'green', shape: 'round' },
  acceptable: { tone: 'yellow', shape: 'square' },
  needs_work: { tone: 'yellow-deep', shape: 'square' },
  fail: { tone: 'red', shape: 'diamond' },
}
const unscored = { tone: 'grey', shape: 'round' } as const

function useFacts(): (branch: MapBranch) => string {
  const t = useT(branchMapMessages)
  const lang = useLang()
  return ({ score, day }) =>
    score === null || day === null
      ? t('notVisited')
      : t('scored', { score: formatScore(score, lang), day: formatDay(day, lang) })
}

/** Points coloured by the last score, absent without a tile server; the list by city holds the same branches. */
export function ScoreMap({ map }: { map: BranchMap }) {
  const t = useT(branchMapMessages)
  const lang = useLang()
  const facts = useFacts()
  const source = useMapSource()
  if (!source || map.markers.length === 0) return null
  const markers = map.markers.flatMap((branch): MapMarker[] => {
    if (!branch.place) return []
    const { id, names, place, score } = branch
    const look = score === null ? unscored : looks[bandOf(score)]
    return [
      {
        id,
        place,
        label: nameFor(names, lang),
        detail: facts(branch),
        ...look,
        mark: score === null ? '–' : String(Math.round(score)),
        href: href('/client/branches/:branchId', { branchId: id }),
      },
    ]
  })
  return (
    <div className="flex flex-col gap-2">
      <PlaceMap label={t('map')} markers={markers} list="none" tall />
      {map.placed > markers.length && (
        <p className="text-caption text-ink-2">{t('firstOnly', { shown: markers.length })}</p>
      )}
    </div>
  )
}

/** Branches of a city, the nearest to its centre first. */
export function CityCard({ of: { city, total, branches } }: { of: MapCity }) {
  const t = useT(branchMapMessages)
  const lang = useLang()
  const may = useMay()
  const all = city && total > branches.length && (
    <Link
      to={`${href('/client/branches')}?city=${city}`}
      className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
    >
      {t('allOf')}
    </Link>
  )
  return (
    <Card
      title={city ? cityName(city, lang) : t('noCity')}
      description={t('branches', { count: total })}
      actions={all}
      flush="framed"
    >
      <ul className="flex flex-col">
        {branches.map((branch) => (
          <li
            key={branch.id}
            className="flex items-center justify-between gap-3 border-t border-line px-4 py-1.5 md:px-6"
          >
            <span className="min-w-0">
              <Link
                to={href('/client/branches/:branchId', { branchId: branch.id })}
                className="link inline-flex min-h-8 items-center text-ui font-medium wrap-anywhere coarse:min-h-11"
              >
                <bdi>{nameFor(branch.names, lang)}</bdi>
              </Link>
              <span className="block text-caption text-ink-2">
                {branch.distance === null
                  ? !branch.place && t('noPoint')
                  : t('fromCentre', { distance: distanceText(branch.distance, lang) })}
              </span>
            </span>
            {branch.score !== null && branch.day !== null ? (
              <span className="flex shrink-0 flex-col items-end gap-1">
                <ScoreBadge score={branch.score} />
                <span className="text-caption text-ink-2">{formatDay(branch.day, lang)}</span>
              </span>
            ) : (
              may('insights.read') && <span className="text-caption text-ink-2">{t('notVisited')}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
