import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { PlannedClient } from '#/domain/office/client-import.ts'
import { clientImportMessages } from '#/messages/office/client-import.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import type { ClientImportPlan } from '../import.server.ts'

const shown = 100

const isPlan = (value: unknown): value is ClientImportPlan =>
  typeof value === 'object' && value !== null && 'ready' in value
const isDone = (value: unknown): value is { imported: number } =>
  typeof value === 'object' && value !== null && 'imported' in value

/** Import of clients: choose a file, review by row, then import. */
export function ClientImport() {
  const t = useT(clientImportMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>()
  const [content, setContent] = useState<string | null>(null)
  const send = (parts: Record<string, string>) => void fetcher.submit(parts, { method: 'post' })
  const check = (read: string) => {
    setContent(read)
    send({ intent: 'check', content: read })
  }
  const answer = fetcher.data?.ok ? fetcher.data.result : null
  const { form, fields } = problemsOf(fetcher.data, lang)
  const problem = form ?? fields['content']
  const isBusy = fetcher.state !== 'idle'
  return (
    <Card title={t('fileTitle')} description={t('fileHelp')}>
      <div className="flex flex-col gap-5">
        {problem && <FormError>{problem}</FormError>}
        {isDone(answer) && (
          <Notice kind="success" live actions={<LinkButton to={href('/admin/clients')}>{t('toList')}</LinkButton>}>
            {t('imported', { count: answer.imported })}
          </Notice>
        )}
        <SheetFile label={t('file')} check={t('check')} pending={isBusy} onCheck={check} />
        {isPlan(answer) && content !== null && (
          <Plan
            plan={answer}
            isBusy={isBusy}
            onApply={() => send({ intent: 'apply', content, ready: String(answer.ready) })}
          />
        )}
      </div>
    </Card>
  )
}

type PlanProps = { plan: ClientImportPlan; isBusy: boolean; onApply: () => void }

function Plan({ plan, isBusy, onApply }: PlanProps) {
  const t = useT(clientImportMessages)
  const wrong = plan.rows.length - plan.ready
  const rows = [...plan.rows.filter(({ problem }) => problem), ...plan.rows.filter(({ problem }) => !problem)]
  const columns: Column<PlannedClient>[] = [
    { key: 'company', header: t('company'), cell: ({ company }) => <bdi>{company}</bdi> },
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
        <div className="flex flex-col items-start gap-2">
          <p className="text-ui text-ink-2">{t('applyAbout')}</p>
          <Button variant="primary" pending={isBusy} onClick={onApply}>
            {t('apply', { count: plan.ready })}
          </Button>
        </div>
      )}
    </section>
  )
}
