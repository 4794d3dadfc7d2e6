import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { cities, type CityKey } from '#/domain/cities.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import type { Place } from '#/domain/place.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import type { JobBoard as JobBoardPage, JobBoardEntry } from '#/features/ordering/offers/job-board.server.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { PlaceMap } from '#/ui/place-map.tsx'
import type { TasksQuery } from '../form.ts'
import { jobBoardOrders, jobBoardPageSize, jobBoardSelections, distances, mapPageSize } from '../lists.ts'
import { JobCard } from './job-card.tsx'
import { flowPath } from '../flow-address.ts'

type JobBoardProps = {
  board: JobBoardPage
  query: TasksQuery
  you: Place | null
  now: number
  result: FormResult | undefined
}

/** All open visits, as a list, or as a map with the list below. */
export function JobBoard({ board, query, you, now, result }: JobBoardProps) {
  const t = useT(shopperTaskMessages)
  const asMap = useMapSource() !== null && query.show === 'map'
  const isNarrowed = query.q !== '' || [query.city, query.type, query.within, query.only].some((one) => one !== null)
  const { jobs, total } = board
  const empty = isNarrowed ? (
    <NoResults keep={['view', 'show', 'sort']} />
  ) : (
    <EmptyState icon={SearchX} title={t('noJobs')}>
      {t('noJobsText')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-5">
      {(total > 0 || isNarrowed) && (
        <>
          <JobBoardFilters cityKeys={board.cities} sort={query.sort} />
          <ListOrMap show={query.show} />
        </>
      )}
      {jobs.length === 0 && <div className="rounded-card border border-line bg-card">{empty}</div>}
      {asMap ? (
        jobs.length > 0 && <JobMap jobs={jobs} you={you} />
      ) : (
        <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
          {jobs.map((job) => (
            <JobCard key={job.requestId} job={job} now={now} result={result} />
          ))}
        </div>
      )}
      <Pagination total={total} pageSize={query.show === 'map' ? mapPageSize : jobBoardPageSize} />
    </div>
  )
}

function JobBoardFilters({ cityKeys, sort }: { cityKeys: readonly CityKey[]; sort: TasksQuery['sort'] }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  const byName = (a: string, b: string) => new Intl.Collator(lang).compare(a, b)
  const filters = [
    {
      name: 'city',
      label: t('city'),
      options: cityKeys
        .map((value) => ({ value, label: cities[value].name[lang] }))
        .sort((a, b) => byName(a.label, b.label)),
    },
    { name: 'type', label: t('type'), options: evaluationTypes.map((value) => ({ value, label: t(`type_${value}`) })) },
    {
      name: 'within',
      label: t('within'),
      options: distances.map((value) => ({ value, label: t('withinKm', { km: Number(value) }) })),
    },
    {
      name: 'only',
      label: t('only'),
      options: jobBoardSelections.map((value) => ({ value, label: t(`only_${value}`) })),
    },
  ]
  return (
    <FilterBar filters={filters} search={{ label: t('search'), placeholder: t('searchHint') }} keep={['view', 'show']}>
      {/* why: an order always has a value, so it has no "all" and is no clearable filter */}
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          key={sort}
          name="sort"
          label={t('sort')}
          options={jobBoardOrders.map((value) => ({ value, label: t(`sort_${value}`) }))}
          defaultValue={sort}
        />
      </div>
    </FilterBar>
  )
}

/** Two views of the same visits with the same filters. Without a tile server there is one. */
function ListOrMap({ show }: { show: TasksQuery['show'] }) {
  const t = useT(shopperTaskMessages)
  const [params] = useSearchParams()
  const source = useMapSource()
  if (!source) return null
  const to = (value: TasksQuery['show']) => {
    const next = new URLSearchParams(params)
    next.set('view', 'board')
    next.set('show', value)
    next.delete('page')
    return `?${next}`
  }
  return (
    <NavTabs
      label={t('listOrMap')}
      items={[
        { to: to('list'), label: t('asList'), current: show === 'list' },
        { to: to('map'), label: t('asMap'), current: show === 'map' },
      ]}
    />
  )
}

function JobMap({ jobs, you }: { jobs: readonly JobBoardEntry[]; you: Place | null }) {
  const t = useT(shopperTaskMessages)
  const lang = useLang()
  const markers = jobs.flatMap((job) => {
    if (!job.place) return []
    const isOpen = job.refusals.length === 0
    const day = formatDay(riyadhDay(new Date(job.visitAt)), lang)
    return [
      {
        id: job.requestId,
        place: job.place,
        label: job.branchName,
        detail: `${day} · ${formatMoney(job.fee + job.bonus, lang)} · ${t(isOpen ? 'openToYou' : 'notOpen')}`,
        tone: isOpen ? ('green' as const) : ('grey' as const),
        shape: isOpen ? ('round' as const) : ('square' as const),
        href: `${flowPath('board')}&q=${job.code}`,
      },
    ]
  })
  return <PlaceMap label={t('mapOf')} markers={markers} you={you} unplaced={jobs.length - markers.length} tall />
}
