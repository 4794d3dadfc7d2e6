import { CircleCheck } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { bookCertain } from '#/features/payouts/bank-statements/book-certain.server.ts'
import { bookForm } from '#/features/payouts/bank-statements/form.ts'
import { type PreviewRow, readPreview } from '#/features/payouts/bank-statements/preview.server.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/certain'

export const loader = pageData(({ context }: Route.LoaderArgs) => readPreview(actorOf(context)))

export const action = formAction(bookForm, (actor, sent) => bookCertain(actor, sent))

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, bankStatementMessages.certainTitle) },
]

/** Certain matches, line by line, before they are booked together. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, digest, more, sums } = loaderData
  const t = useT(bankStatementMessages)
  const done = actionData?.ok ? actionData.result : null
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/finance/bank'), label: t('title') }, { label: t('certainTitle') }]}
        title={t('certainTitle')}
      />
      {done && (
        <Notice kind={done.left > 0 ? 'warning' : 'success'} live title={t('booked', { count: done.booked })}>
          {done.left > 0 && t('left', { count: done.left })}
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title={t('nothingCertain')}
          action={<LinkButton to={href('/admin/finance/bank')}>{t('toLines')}</LinkButton>}
        >
          {t('nothingCertainHint')}
        </EmptyState>
      ) : (
        <>
          <StatGrid>
            <Stat label={t('lineCount')} value={String(sums.count)} />
            <Stat label={t('sumIn')} value={<Money halalas={sums.in} />} />
            <Stat label={t('sumOut')} value={<Money halalas={sums.out} />} />
          </StatGrid>
          <Card flush>
            <PreviewTable rows={rows} />
          </Card>
          <ActionForm result={actionData} errors="inline">
            <input type="hidden" name="digest" value={digest} readOnly />
            <p className="text-ui text-ink-2">
              {t('bookHint')} {more > 0 && t('more', { count: more })}
            </p>
            <FormActions>
              <SubmitButton>{t('book', { count: sums.count })}</SubmitButton>
            </FormActions>
          </ActionForm>
        </>
      )}
    </div>
  )
}

function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useT(bankStatementMessages)
  const lang = useLang()
  const columns: Column<PreviewRow>[] = [
    { key: 'on', header: t('date'), exact: true, cell: ({ on }) => formatDay(on, lang) },
    { key: 'name', header: t('name'), cell: ({ name }) => name && <bdi>{name}</bdi> },
    { key: 'text', header: t('text'), room: 'l', cell: ({ text }) => text && <bdi>{text}</bdi> },
    { key: 'as', header: t('as'), exact: true, cell: ({ kind, label }) => t(`as_${kind}`, { label }) },
    { key: 'who', header: t('who'), cell: ({ who }) => who && <bdi>{who}</bdi> },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => <Money halalas={amount} bare /> },
  ]
  return (
    <DataTable
      caption={t('certainTitle')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/finance/bank/:lineId', { lineId: id })}
      empty={null}
    />
  )
}
