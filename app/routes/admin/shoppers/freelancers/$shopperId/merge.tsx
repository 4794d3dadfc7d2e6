import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseShoppers } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { FindOther } from '#/features/shoppers/roster/components/find-other.tsx'
import { MergeForm } from '#/features/office/merge-shoppers/components/merge-form.tsx'
import { mergeForm } from '#/features/shoppers/roster/form.ts'
import { readList } from '#/domain/list.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'
import { readShopper } from '#/features/shoppers/roster/read-shopper.server.ts'
import { mergeShoppers, readMerge } from '#/features/office/merge-shoppers/merge-shoppers.server.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/merge'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const { row, doubles } = await readShopper(actor, params.shopperId)
  const other = url.searchParams.get('with')
  const typed = (url.searchParams.get('q') ?? '').trim()
  const [sides, found] = await Promise.all([
    other ? readMerge(actor, params.shopperId, other) : null,
    !other && typed ? browseShoppers(actor, readList(rosterList, new URLSearchParams({ q: typed }))) : null,
  ])
  const others = (found?.rows ?? []).filter(({ id, isMerged }) => id !== row.id && !isMerged)
  return { row, doubles, sides, typed, others: others.map(({ id, name, email }) => ({ id, name, email })) }
})

export const action = formAction(mergeForm, async (actor, input) => {
  await mergeShoppers(actor, input)
  return redirect(href('/admin/freelancers/:shopperId', { shopperId: input.staysId }))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, shopperPageMessages.mergeTitle) }]

/** Merges two accounts of one person: both side by side, and the choice of the remaining one. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { row, doubles, sides, typed, others } = loaderData
  const t = useT(shopperPageMessages)
  const word = useT(rosterMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/freelancers'), label: word('title') },
          { to: href('/admin/freelancers/:shopperId', { shopperId: row.id }), label: row.name },
          { label: t('merge') },
        ]}
        title={t('mergeTitle')}
        description={t('mergeHelp')}
      />
      <Notice kind="info">{t('mergeRules')}</Notice>
      {sides ? (
        <MergeForm
          sides={sides}
          result={actionData}
          back={href('/admin/freelancers/:shopperId/merge', { shopperId: row.id })}
        />
      ) : (
        <FindOther shopperId={row.id} doubles={doubles} typed={typed} others={others} />
      )}
    </div>
  )
}
