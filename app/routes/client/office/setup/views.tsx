import { pageTitle } from '#/app/shell/page-title.ts'
import { ViewList } from '#/features/office/staff-view/components/view-list.tsx'
import { readStaffViews } from '#/features/office/staff-view/staff-view.server.ts'
import { staffViewMessages } from '#/messages/office/staff-view.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/views'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, staffViewMessages.listTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  views: await readStaffViews(actorOf(context)),
}))

/** Views of our team as the own company. */
export default function Page({ loaderData: { views } }: Route.ComponentProps) {
  const t = useT(staffViewMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader title={t('listTitle')} description={t('listLead')} />
      <ViewList views={views} />
    </div>
  )
}
