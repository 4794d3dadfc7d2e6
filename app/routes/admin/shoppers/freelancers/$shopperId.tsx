import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { Combine } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { DecisionButtons } from '#/features/shoppers/roster/components/decision-buttons.tsx'
import { HistoryPart } from '#/features/shoppers/roster/components/history-part.tsx'
import { RecordsPart } from '#/features/shoppers/roster/components/records-part.tsx'
import { Overview } from '#/features/shoppers/roster/components/overview.tsx'
import { PapersPart } from '#/features/shoppers/roster/components/papers-part.tsx'
import { ShopperNotices } from '#/features/shoppers/roster/components/shopper-notices.tsx'
import { StateBadge } from '#/features/shoppers/roster/components/state-badge.tsx'
import { TiesPart } from '#/features/shoppers/roster/components/ties-part.tsx'
import { VisitsPart } from '#/features/shoppers/roster/components/visits-part.tsx'
import { shopperForm } from '#/features/shoppers/roster/form.ts'
import { type ShopperTab, shopperTabs } from '#/features/shoppers/roster/lists.ts'
import {
  readHistory,
  readRecords,
  readPapers,
  readTies,
  readVisits,
} from '#/features/shoppers/roster/read-parts.server.ts'
import { readShopper } from '#/features/shoppers/roster/read-shopper.server.ts'
import { takeShopperStep } from '#/features/shoppers/roster/freelancer-page-action.server.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$shopperId'

const tabOf = (value: string | null): ShopperTab => shopperTabs.find((tab) => tab === value) ?? 'overview'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const id = params.shopperId
  const tab = tabOf(url.searchParams.get('tab'))
  const [shopper, standing, visits, kept, ties, papers, history] = await Promise.all([
    readShopper(actor, id),
    tab === 'overview' ? readLevelStanding(actor, id) : null,
    tab === 'visits' ? readVisits(actor, id, pageNumber(url.searchParams.get('page'))) : null,
    tab === 'kept' ? readRecords(actor, id) : null,
    tab === 'ties' ? readTies(actor, id) : null,
    tab === 'papers' ? readPapers(actor, id) : null,
    tab === 'history' ? readHistory(actor, id) : null,
  ])
  return { tab, shopper, standing, visits, kept, ties, papers, history, today: riyadhDay(now()) }
})

export const action = formAction(shopperForm, (actor, input, { params }) =>
  takeShopperStep(actor, params['shopperId'] ?? '', input),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.shopper.row.name ?? ''
  return [{ title: pageTitle(matches, { en: name, ar: name }) }]
}

/** A shopper's or freelancer's record, and the decisions about it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { tab, shopper, standing, visits, kept, ties, papers, history, today } = loaderData
  const t = useT(shopperPageMessages)
  const word = useT(rosterMessages)
  const { row } = shopper
  const tabs = shopperTabs.map((one) => ({
    to:
      one === 'overview'
        ? href('/admin/freelancers/:shopperId', { shopperId: row.id })
        : `${href('/admin/freelancers/:shopperId', { shopperId: row.id })}?tab=${one}`,
    label: t(`tab_${one}`),
    current: one === tab,
    ...(one === 'papers' && row.papersWaiting > 0 ? { count: row.papersWaiting } : {}),
  }))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/freelancers'), label: word('title') }, { label: row.name }]}
        title={<bdi>{row.name}</bdi>}
        badge={<StateBadge state={row.state} isMerged={row.isMerged} />}
        description={word(`type_${row.type}`)}
        actions={
          <>
            <DecisionButtons shopper={shopper} />
            {!row.isMerged && (
              <LinkButton
                to={href('/admin/freelancers/:shopperId/merge', { shopperId: row.id })}
                icon={Combine}
                variant="quiet"
              >
                {t('merge')}
              </LinkButton>
            )}
          </>
        }
      />
      <ShopperNotices shopper={shopper} />
      <NavTabs label={t('parts')} items={tabs} />
      {standing && <Overview shopper={shopper} standing={standing} />}
      {visits && <VisitsPart visits={visits} />}
      {kept && <RecordsPart kept={kept} />}
      {ties && <TiesPart ties={ties} />}
      {papers && <PapersPart papers={papers} today={today} />}
      {history && <HistoryPart history={history} />}
    </div>
  )
}
