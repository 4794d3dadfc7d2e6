import { Download } from 'lucide-react'
import { href } from 'react-router'
import type { PlannedClient } from '#/domain/office/client-import.ts'
import { clientImportMessages } from '#/messages/office/client-import.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { SheetPlan, useSheetPlan } from '#/ui/sheet-plan.tsx'
import type { ClientImportPlan } from '../import.server.ts'

const isPlan = (value: unknown): value is ClientImportPlan =>
  typeof value === 'object' && value !== null && 'ready' in value
const isDone = (value: unknown): value is { imported: number } =>
  typeof value === 'object' && value !== null && 'imported' in value

/** Import of clients: choose a file, review by row, then import. */
export function ClientImport() {
  const t = useT(clientImportMessages)
  const { answer, problem, isBusy, isChecked, check, apply } = useSheetPlan('clients')
  return (
    <Card title={t('fileTitle')} description={t('fileHelp')}>
      <div className="flex flex-col gap-5">
        {problem && <FormError>{problem}</FormError>}
        {isDone(answer) && (
          <Notice kind="success" live actions={<LinkButton to={href('/admin/clients')}>{t('toList')}</LinkButton>}>
            {t('imported', { count: answer.imported })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {(['xlsx', 'csv'] as const).map((format) => (
            <AnchorButton
              key={format}
              href={`${href('/admin/clients/import/template')}?format=${format}`}
              icon={Download}
              download
            >
              {t('template', { format: format.toUpperCase() })}
            </AnchorButton>
          ))}
        </div>
        <SheetFile label={t('file')} check={t('check')} pending={isBusy} onCheck={check} />
        {isPlan(answer) && isChecked && (
          <Plan plan={answer} isBusy={isBusy} onApply={() => apply({ ready: String(answer.ready) })} />
        )}
      </div>
    </Card>
  )
}

type PlanProps = { plan: ClientImportPlan; isBusy: boolean; onApply: () => void }

function Plan({ plan, isBusy, onApply }: PlanProps) {
  const t = useT(clientImportMessages)
  const columns: Column<PlannedClient>[] = [
    {
      key: 'company',
      header: t('company'),
      cell: ({ company, companyAr }) => <bdi>{[company, companyAr].filter(Boolean).join(' · ')}</bdi>,
    },
    { key: 'line', header: t('line'), cell: ({ line }) => line, numeric: true },
    { key: 'person', header: t('person'), cell: ({ person }) => <bdi>{person}</bdi> },
    { key: 'email', header: t('email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
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
    about: t('applyAbout'),
    apply: t('apply', { count: plan.ready }),
  }
  return <SheetPlan plan={plan} columns={columns} texts={texts} isBusy={isBusy} onApply={onApply} />
}
