import { CircleCheck, Plus, UserCheck } from 'lucide-react'
import { devUiMessages } from '#/messages/dev-ui.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { DataTable, type Column } from '#/ui/data-table.tsx'
import { Avatar, DescriptionList, Stepper, Timeline } from '#/ui/facts.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar, Stars } from '#/ui/meter.tsx'
import { Money } from '#/ui/money.tsx'
import { Breadcrumbs, NavTabs } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { ScoreBadge, ScoreGauge, SectionBars } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'

type Sample = {
  id: string
  branch: 'olaya' | 'malqa' | 'corniche'
  status: 'pending' | 'inProgress' | 'completed'
  at: string
  price: number
  score: number | null
}

const samples: readonly Sample[] = [
  { id: 'a', branch: 'olaya', status: 'completed', at: '2026-11-18T16:30:00Z', price: 50_000, score: 91.4 },
  { id: 'b', branch: 'malqa', status: 'inProgress', at: '2026-11-21T09:00:00Z', price: 30_000, score: null },
  { id: 'c', branch: 'corniche', status: 'pending', at: '2026-11-25T16:30:00Z', price: 1_234_550, score: 58.2 },
]

const tones: Record<Sample['status'], Tone> = { pending: 'grey', inProgress: 'blue', completed: 'green' }

function useColumns(): Column<Sample>[] {
  const t = useT(devUiMessages)
  return [
    { key: 'branch', header: t('branch'), sort: 'branch', cell: (row) => t(row.branch) },
    {
      key: 'status',
      header: t('status'),
      card: 'aside',
      cell: (row) => <StatusBadge tone={tones[row.status]}>{t(row.status)}</StatusBadge>,
    },
    { key: 'date', header: t('date'), sort: 'date', cell: (row) => <Time at={row.at} mode="datetime" /> },
    { key: 'score', header: t('score'), cell: (row) => <ScoreBadge score={row.score} word={false} /> },
    {
      key: 'price',
      header: t('price'),
      sort: 'price',
      numeric: true,
      cell: (row) => <Money halalas={row.price} bare />,
    },
  ]
}

export function TableSamples() {
  const t = useT(devUiMessages)
  const columns = useColumns()
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs items={[{ label: t('table'), to: '?' }, { label: t('olaya') }]} />
      <NavTabs
        label={t('record')}
        items={[
          { to: '?', label: t('overview'), current: true },
          { to: '?view=reports', label: t('reports'), count: 12, current: false },
        ]}
      />
      <FilterBar
        search={{ label: t('branch') }}
        keep={['sort', 'theme']}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: [
              { value: 'pending', label: t('pending') },
              { value: 'completed', label: t('completed') },
            ],
          },
        ]}
      />
      <Card title={t('table')} flush>
        <DataTable
          caption={t('table')}
          columns={columns}
          rows={samples}
          rowKey={(row) => row.id}
          rowLink={(row) => `?row=${row.id}`}
          defaultSort="-date"
          empty={null}
        />
      </Card>
      <Pagination total={240} />
    </div>
  )
}

export function FigureSamples() {
  const t = useT(devUiMessages)
  return (
    <StatGrid>
      <Stat
        label={t('totalRequests')}
        value="1,240"
        to="?"
        delta={{ text: '12%', direction: 'up', good: true }}
        detail={t('last30')}
      />
      <Stat label={t('totalSpent')} value={<Money halalas={1_234_550} />} to="?" />
      <Stat label={t('completed')} value="18" delta={{ text: '3', direction: 'down' }} detail={t('last30')} />
      <Stat label={t('rating')} value="4.5" detail={<Stars rating={4.5} />} />
    </StatGrid>
  )
}

export function ResultSamples() {
  const t = useT(devUiMessages)
  const points = [72.5, 78, 74.2, 83, 87.3, 91.4].map((value, index) => ({
    label: t('month', { month: index + 1 }),
    value,
  }))
  return (
    <Card title={t('results')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-6">
          <ScoreGauge score={87.3} target={85} />
          <ScoreGauge score={58.2} />
          <div className="flex flex-col gap-2">
            {[91.4, 84, 72, 65, 41].map((score) => (
              <ScoreBadge key={score} score={score} />
            ))}
          </div>
        </div>
        <SectionBars
          caption={t('sections')}
          sections={[
            { key: 'welcome', label: t('welcome'), score: 92.5, target: 85, average: 80 },
            { key: 'service', label: t('service'), score: 81, target: 85, average: 78 },
            { key: 'food', label: t('food'), score: 74.1, target: 85, average: 88 },
            { key: 'cleanliness', label: t('cleanliness'), score: 48, target: 85, average: 82 },
            { key: 'delivery', label: t('delivery'), score: null },
          ]}
        />
        <TrendLine
          caption={t('trend')}
          labels={points.map(({ label }) => label)}
          series={[{ name: t('trend'), values: points.map(({ value }) => value) }]}
          target={85}
        />
        <ProgressBar label={t('progress')} value={8} max={12} text={t('progressText')} />
      </div>
    </Card>
  )
}

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`)}`

export function RecordSamples() {
  const t = useT(devUiMessages)
  return (
    <Card title={t('record')}>
      <div className="flex flex-col gap-6">
        <Stepper
          label={t('path')}
          steps={[
            { key: '1', label: t('pending'), state: 'done', detail: <Time at="2026-11-18T06:00:00Z" /> },
            { key: '2', label: t('approved'), state: 'done', detail: <Time at="2026-11-19T06:00:00Z" /> },
            { key: '3', label: t('assigned'), state: 'current' },
            { key: '4', label: t('inProgress'), state: 'upcoming' },
            { key: '5', label: t('completed'), state: 'upcoming' },
          ]}
        />
        <DescriptionList
          columns={2}
          items={[
            { term: t('branch'), value: t('olaya') },
            { term: t('phone'), value: <bdi dir="ltr">+966 55 123 4567</bdi> },
            { term: t('price'), value: <Money halalas={50_000} /> },
            { term: t('rating'), value: <Stars rating={3.6} count={14} /> },
          ]}
        />
        <div className="flex items-center gap-3">
          <Avatar name="سارة" size={32} />
          <Avatar name="Omar" />
          <Avatar name="نورة" size={64} />
        </div>
        <Timeline
          items={[
            {
              id: '1',
              title: t('assigned'),
              at: '2026-11-20T12:00:00Z',
              by: t('shopper'),
              icon: UserCheck,
              tone: 'yellow-deep',
            },
            { id: '2', title: t('approved'), at: '2026-11-19T06:00:00Z', icon: CircleCheck, tone: 'green' },
            { id: '3', title: t('requestCreated'), at: '2026-11-18T06:00:00Z', detail: t('confirmText'), icon: Plus },
          ]}
        />
        <PhotoGrid
          photos={['#2f6fde', '#0f857a', '#b0600a'].map((colour) => ({
            id: colour,
            src: picture(colour),
            alt: t('photoQuestion'),
          }))}
        />
      </div>
    </Card>
  )
}
