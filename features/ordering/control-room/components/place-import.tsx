import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { PlacePlan, PlannedPlace } from '../branch-places.server.ts'
import { roomPath } from '../room-query.ts'

const shown = 100

const isPlan = (value: unknown): value is PlacePlan => typeof value === 'object' && value !== null && 'ready' in value
const isDone = (value: unknown): value is { changed: number } =>
  typeof value === 'object' && value !== null && 'changed' in value

/** Import of places: choose, review by row, then save. */
export function PlaceImport() {
  const { viewing } = useRights()
  const t = useT(branchPlaceMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>({ key: 'places' })
  const [content, setContent] = useState<string | null>(null)
  const send = (intent: 'check' | 'apply', sent: string) =>
    void fetcher.submit({ intent, content: sent }, { method: 'post' })
  const check = (read: string) => {
    setContent(read)
    send('check', read)
  }
  const answer = fetcher.data?.ok ? fetcher.data.result : null
  const { form, fields } = problemsOf(fetcher.data, lang)
  const problem = form ?? fields['content']
  const isBusy = fetcher.state !== 'idle'
  return (
    <Card title={t('importTitle')} description={t('importHelp')}>
      <div className="flex flex-col gap-5">
        {problem && <FormError>{problem}</FormError>}
        {isDone(answer) && (
          <Notice kind="success" live>
            {t('imported', { count: answer.changed })}
          </Notice>
        )}
        <SheetFile label={t('file')} check={t('check')} pending={isBusy} onCheck={check} />
        {isPlan(answer) && content !== null && (
          <Plan plan={answer} isBusy={isBusy} onApply={() => send('apply', content)} />
        )}
        <div className={viewing ? 'hidden' : 'flex flex-wrap gap-3'}>
          <AnchorButton href={`${roomPath}/places/export?only=unplaced`} icon={Download} download>
            {t('sheetUnplaced')}
          </AnchorButton>
          <AnchorButton href={`${roomPath}/places/export`} icon={Download} download>
            {t('sheetAll')}
          </AnchorButton>
        </div>
      </div>
    </Card>
  )
}

type PlanProps = { plan: PlacePlan; isBusy: boolean; onApply: () => void }

function Plan({ plan, isBusy, onApply }: PlanProps) {
  const t = useT(branchPlaceMessages)
  const wrong = plan.rows.length - plan.ready
  const rows = [...plan.rows.filter(({ problem }) => problem), ...plan.rows.filter(({ problem }) => !problem)]
  const columns: Column<PlannedPlace>[] = [
    { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
    { key: 'client', header: t('client'), cell: ({ client }) => <bdi>{client}</bdi> },
    { key: 'line', header: t('line'), cell: ({ line }) => line, numeric: true },
    { key: 'latitude', header: t('latitude'), cell: ({ latitude }) => <bdi dir="ltr">{latitude}</bdi>, numeric: true },
    {
      key: 'longitude',
      header: t('longitude'),
      cell: ({ longitude }) => <bdi dir="ltr">{longitude}</bdi>,
      numeric: true,
    },
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ problem }) =>
        problem ? <span className="text-danger-ink">{t(`problem_${problem}`)}</span> : <span>{t('fine')}</span>,
    },
  ]
  return (
    <section aria-label={t('planTitle')} className="flex flex-col gap-4">
      <Notice kind={wrong > 0 ? 'warning' : 'info'} title={t('planTitle')} live>
        {t('ready', { count: plan.ready })}
        {wrong > 0 && ` · ${t('wrong', { count: wrong })}`}
      </Notice>
      <DataTable
        caption={t('planTitle')}
        columns={columns}
        rows={rows.slice(0, shown)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      {rows.length > shown && <p className="text-caption text-ink-2">{t('firstRows', { shown })}</p>}
      {plan.ready > 0 && (
        <div>
          <Button variant="primary" pending={isBusy} onClick={onApply}>
            {t('apply')}
          </Button>
        </div>
      )}
    </section>
  )
}
