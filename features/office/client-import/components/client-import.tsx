import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
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
import { ImportForm } from './import-form.tsx'

const isPlan = (value: unknown): value is ClientImportPlan =>
  typeof value === 'object' && value !== null && 'ready' in value
const isDone = (value: unknown): value is { imported: number } =>
  typeof value === 'object' && value !== null && 'imported' in value

/** The file that was checked, and its import. */
function useImport() {
  const { answer, problem, isBusy, content, check } = useSheetPlan('clients')
  const [run, setRun] = useState(0)
  const [name, setName] = useState('')
  // each file has its own import: the outcome of an earlier one is not shown beside it
  const applying = useFetcher<FormResult>({ key: `clients-import-${run}` })
  const { data } = applying
  const done = data?.ok ? data.result : null
  useEffect(() => {
    // the file has another number of valid rows by now: the preview follows
    const isOutdated = data?.ok === false && data.problem?.code === 'changed-meanwhile'
    if (isOutdated && content !== null) check(content)
  }, [data, content, check])
  return {
    problem,
    isBusy,
    applying,
    file: content === null ? null : { name, content },
    plan: isPlan(answer) && !isDone(done) ? answer : null,
    imported: isDone(done) ? done.imported : null,
    check(read: string, file: File | undefined) {
      setName(file?.name ?? '')
      setRun(run + 1)
      check(read)
    },
  }
}

/** Import of clients: choose a file, review by row, declare the legal ground, then import. */
export function ClientImport() {
  const t = useT(clientImportMessages)
  const { problem, isBusy, applying, file, plan, imported, check } = useImport()
  return (
    <Card title={t('fileTitle')} description={t('fileHelp')}>
      <div className="flex flex-col gap-5">
        {problem && <FormError>{problem}</FormError>}
        {imported !== null && (
          <Notice kind="success" live actions={<LinkButton to={href('/admin/clients')}>{t('toList')}</LinkButton>}>
            {t('imported', { count: imported })}
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
        {plan && file && (
          <Plan plan={plan}>
            <ImportForm fetcher={applying} file={file} ready={plan.ready} />
          </Plan>
        )}
      </div>
    </Card>
  )
}

function Plan({ plan, children }: { plan: ClientImportPlan; children: ReactNode }) {
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
  }
  return (
    <SheetPlan plan={plan} columns={columns} texts={texts}>
      {children}
    </SheetPlan>
  )
}
