import { ClipboardPlus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ClosedBadge } from '#/features/office/client-branches/components/beside-branch.tsx'
import { BranchFacts } from '#/features/office/client-branches/components/branch-facts.tsx'
import { BranchNames } from '#/features/office/client-branches/components/branch-names.tsx'
import { BranchPart } from '#/features/office/client-branches/components/branch-part.tsx'
import { branchPartOf, branchPartsFor, type BranchPart as Part } from '#/features/office/client-branches/parts.ts'
import { readClientBranchPart } from '#/features/office/client-branches/read-branch-part.server.ts'
import { readClientBranch } from '#/features/office/client-branches/read-branch.server.ts'
import { clientNameIn } from '#/features/office/clients/list.ts'
import { clientBranchMessages } from '#/messages/office/client-branch.ts'
import { clientListMessages } from '#/messages/office/clients.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$branchId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const names = loaderData?.branch.about.names ?? { en: '', ar: '' }
  return [{ title: pageTitle(matches, { en: clientNameIn(names, 'en'), ar: clientNameIn(names, 'ar') }) }]
}

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const parts = branchPartsFor(actor)
  const part = branchPartOf(url.searchParams.get('part'), parts)
  const [branch, data] = await Promise.all([
    readClientBranch(actor, params),
    readClientBranchPart(actor, params, part, url.searchParams),
  ])
  return { part, parts, branch, data }
})

/** A branch's record in the back office: figures that steer, and everything about the branch in tabs. */
export default function Page({ loaderData: { part, parts, branch, data } }: Route.ComponentProps) {
  const t = useT(clientBranchMessages)
  const word = useT(clientListMessages)
  const lang = useLang()
  const { about, facts } = branch
  const client = href('/admin/clients/:clientId', { clientId: about.clientId })
  const here = href('/admin/clients/:clientId/branches/:branchId', { clientId: about.clientId, branchId: about.id })
  const to = (one: Part) => (one === 'overview' ? here : `${here}?part=${one}`)
  const linkTo = (one: Part) => (parts.includes(one) ? { to: to(one) } : {})
  const counts: Partial<Record<Part, number>> = branch.counts
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/clients'), label: word('title') },
          { to: client, label: clientNameIn(facts.company, lang) },
          { to: `${client}?part=branches`, label: t('branches') },
          { label: clientNameIn(about.names, lang) },
        ]}
        title={<BranchNames names={about.names} />}
        badge={<ClosedBadge branch={branch} />}
        actions={
          branch.mayOrder && (
            <LinkButton
              to={`${href('/admin/secret-shopper')}?new=1&for=${about.clientId}`}
              icon={ClipboardPlus}
              variant="primary"
            >
              {t('order')}
            </LinkButton>
          )
        }
      />
      <p className="-mb-2 text-ui text-ink-2 lg:-mt-2">
        <bdi>{about.location}</bdi>
      </p>
      <BranchFacts branch={branch} linkTo={linkTo} />
      <NavTabs
        look="segment"
        label={t('tabs')}
        items={parts.map((one) => ({
          to: to(one),
          label: t(`tab_${one}`),
          current: one === part,
          ...(counts[one] !== undefined && { count: counts[one] }),
        }))}
      />
      <BranchPart {...{ branch, data, to }} />
    </div>
  )
}
