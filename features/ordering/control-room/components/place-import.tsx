import { Download } from 'lucide-react'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { useRights } from '#/ui/rights.tsx'
import { ApplySheet, SheetPlan, useSheetPlan } from '#/ui/sheet-plan.tsx'
import type { PlacePlan, PlannedPlace } from '../branch-places.server.ts'
import { roomPath } from '../room-query.ts'

const isPlan = (value: unknown): value is PlacePlan => typeof value === 'object' && value !== null && 'ready' in value
const isDone = (value: unknown): value is { changed: number } =>
  typeof value === 'object' && value !== null && 'changed' in value

/** Import of places: choose, review by row, then save. */
export function PlaceImport() {
  const { viewing } = useRights()
  const t = useT(branchPlaceMessages)
  const { answer, problem, isBusy, isChecked, check, apply } = useSheetPlan('places')
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
        {isPlan(answer) && isChecked && <Plan plan={answer} isBusy={isBusy} onApply={() => apply()} />}
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
  const texts = {
    title: t('planTitle'),
    ready: t('ready', { count: plan.ready }),
    wrong: (count: number) => t('wrong', { count }),
    firstRows: (shown: number) => t('firstRows', { shown }),
  }
  return (
    <SheetPlan plan={plan} columns={columns} texts={texts}>
      <ApplySheet label={t('apply')} isBusy={isBusy} onApply={onApply} />
    </SheetPlan>
  )
}
