import { FileSpreadsheet } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ImportSales } from '#/features/kitchen/sales/components/import-sales.tsx'
import { MappedNames, UnmappedNames } from '#/features/kitchen/sales/components/names.tsx'
import { salesForm } from '#/features/kitchen/sales/form.ts'
import {
  importSales,
  planSales,
  type SalesPlan,
  type SalesResult,
} from '#/features/kitchen/sales/import-sales.server.ts'
import { mapName } from '#/features/kitchen/sales/map-name.server.ts'
import { readSales, type SalesImport } from '#/features/kitchen/sales/read-sales.server.ts'
import { salesMessages } from '#/messages/kitchen/sales.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/sales'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, salesMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readSales(actorOf(context)))

export const action = formAction(salesForm, async (actor, input): Promise<SalesPlan | SalesResult | null> => {
  if (input.intent === 'check') return planSales(actor, input)
  if (input.intent === 'apply') return importSales(actor, { ...input, id: input.clientKey })
  await mapName(actor, input)
  return null
})

/** Import of sales, names that mean no dish yet, and the files that were brought in. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useT(salesMessages)
  const { viewing } = useRights()
  const mayChange = page.mayChange && !viewing
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management/engineering'), label: t('engineering') },
          { label: t('title') },
        ]}
        title={t('title')}
        description={t('lead')}
      />
      {mayChange && <ImportSales branches={page.branches} />}
      <UnmappedNames page={page} mayChange={mayChange} />
      {mayChange && <MappedNames page={page} />}
      <Imports imports={page.imports} />
    </div>
  )
}

function Imports({ imports }: { imports: SalesImport[] }) {
  const t = useT(salesMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3 font-semibold">{t('imports')}</h2>
      <DataTable
        caption={t('imports')}
        rows={imports}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={FileSpreadsheet} title={t('noImports')} compact>
            {t('noImportsHint')}
          </EmptyState>
        }
        columns={[
          { key: 'file', header: t('importFile'), cell: ({ fileName }) => <bdi>{fileName}</bdi> },
          {
            key: 'days',
            header: t('importDays'),
            cell: ({ first, last }) =>
              first === last ? formatDay(first, lang) : `${formatDay(first, lang)} – ${formatDay(last, lang)}`,
          },
          { key: 'lines', header: t('importLines'), cell: ({ lines }) => String(lines), numeric: true },
          { key: 'left', header: t('importLeft'), cell: ({ leftOut }) => String(leftOut), numeric: true },
          { key: 'at', header: t('importAt'), cell: ({ at }) => <Time at={at} mode="datetime" />, card: 'aside' },
        ]}
      />
    </section>
  )
}
