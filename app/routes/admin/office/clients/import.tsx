import { keepForm } from '#/app/shell/keep-form.ts'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ClientImport } from '#/features/office/client-import/components/client-import.tsx'
import { clientImportForm } from '#/features/office/client-import/form.ts'
import {
  type ClientImportPlan,
  importClients,
  planClientImport,
} from '#/features/office/client-import/import.server.ts'
import { EarlierImports } from '#/features/office/client-import/components/earlier-imports.tsx'
import { readClientImports } from '#/features/office/client-import/record.server.ts'
import { clientImportMessages } from '#/messages/office/client-import.ts'
import { clientListMessages } from '#/messages/office/clients.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/import'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, clientImportMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  earlier: await readClientImports(actorOf(context)),
}))

export const action = formAction(
  clientImportForm,
  async (actor, input): Promise<ClientImportPlan | { imported: number }> =>
    input.intent === 'check' ? planClientImport(actor, input.content) : importClients(actor, input),
)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Import of clients from a sheet: check, then import. */
export default function Page({ loaderData: { earlier } }: Route.ComponentProps) {
  const t = useT(clientImportMessages)
  const list = useT(clientListMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/clients'), label: list('title') }, { label: t('title') }]}
        title={t('title')}
        description={t('lead')}
      />
      <ClientImport />
      <EarlierImports imports={earlier} />
    </div>
  )
}
