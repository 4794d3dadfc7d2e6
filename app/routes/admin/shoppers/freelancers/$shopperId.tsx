import { ClipboardList, Combine } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { RecordFacts } from '#/features/office/shopper-records/components/record-facts.tsx'
import { RecordPart } from '#/features/office/shopper-records/components/record-part.tsx'
import {
  type ShopperPart,
  shopperPartOf,
  shopperPartsFor,
  shopperTabOf,
  shopperTabsWith,
} from '#/features/office/shopper-records/parts.ts'
import { readShopperPart } from '#/features/office/shopper-records/read-part.server.ts'
import { readShopperRecord } from '#/features/office/shopper-records/read-record.server.ts'
import { DecisionButtons } from '#/features/shoppers/roster/components/decision-buttons.tsx'
import { ShopperNotices } from '#/features/shoppers/roster/components/shopper-notices.tsx'
import { StateBadge } from '#/features/shoppers/roster/components/state-badge.tsx'
import { shopperForm } from '#/features/shoppers/roster/form.ts'
import { takeShopperStep } from '#/features/shoppers/roster/freelancer-page-action.server.ts'
import type { RosterRow } from '#/features/shoppers/roster/list.ts'
import { shopperRecordMessages } from '#/messages/office/shopper-record.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$shopperId'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const parts = shopperPartsFor(actor)
  const part = shopperPartOf(url.searchParams.get('tab'), parts)
  const [record, data] = await Promise.all([
    readShopperRecord(actor, params.shopperId),
    readShopperPart(actor, params.shopperId, part, url.searchParams),
  ])
  const mayAssign = may(actor, 'evaluations.assign') && !actor.staff?.seesAs
  return { part, parts, record, data, mayAssign, today: riyadhDay(now()) }
})

export const action = formAction(shopperForm, (actor, input, { params }) =>
  takeShopperStep(actor, params['shopperId'] ?? '', input),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.record.shopper.row.name ?? ''
  return [{ title: pageTitle(matches, { en: name, ar: name }) }]
}

/** A shopper's or freelancer's record: figures that steer, everything about the person in tabs, and the decisions. */
export default function Page({ loaderData: { part, parts, record, data, mayAssign, today } }: Route.ComponentProps) {
  const t = useT(shopperRecordMessages)
  const word = useT(rosterMessages)
  const lang = useLang()
  const { shopper } = record
  const { row } = shopper
  const here = href('/admin/freelancers/:shopperId', { shopperId: row.id })
  const to = (one: ShopperPart) => (one === 'overview' ? here : `${here}?tab=${one}`)
  const linkTo = (one: ShopperPart) => (parts.includes(one) ? { to: to(one) } : {})
  const open = shopperTabOf(part)
  const ofOpen = shopperTabsWith(parts).find(({ tab }) => tab === open)?.parts ?? []
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/freelancers'), label: word('title') }, { label: row.name }]}
        title={<bdi>{row.name}</bdi>}
        badge={<StateBadge state={row.state} isMerged={row.isMerged} />}
        actions={<Steps record={record} mayAssign={mayAssign} />}
      />
      <p className="-mb-2 text-ui text-ink-2 lg:-mt-2">
        {t('line', { type: word(`type_${row.type}`), day: formatDate(new Date(row.joinedAt), lang) })}
      </p>
      <ShopperNotices shopper={shopper} />
      <RecordFacts record={record} linkTo={linkTo} />
      <NavTabs
        look="segment"
        label={t('tabs')}
        items={shopperTabsWith(parts).map(({ tab, parts: [first] }) => ({
          to: to(first!),
          label: t(`tab_${tab}`),
          current: tab === open,
          ...(tab === 'papers' && row.papersWaiting > 0 ? { count: row.papersWaiting } : {}),
        }))}
      />
      <RecordPart
        {...{ record, data, today }}
        views={
          ofOpen.length > 1 && (
            <NavTabs
              look="views"
              label={t('partsOf', { tab: t(`tab_${open}`) })}
              items={ofOpen.map((one) => ({
                to: to(one),
                label: t(`part_${one as 'overview' | 'ties' | 'visits' | 'kept'}`),
                current: one === part,
              }))}
            />
          )
        }
      />
    </div>
  )
}

type StepsProps = Pick<Route.ComponentProps['loaderData'], 'record' | 'mayAssign'>

/** Decisions about the account; an approved one can be offered a visit of its city that waits for a shopper. */
function Steps({ record: { shopper }, mayAssign }: StepsProps) {
  const t = useT(shopperPageMessages)
  const word = useT(shopperRecordMessages)
  const { row } = shopper
  return (
    <>
      <DecisionButtons shopper={shopper} />
      {mayAssign && row.state === 'approved' && !row.isMerged && (
        <LinkButton to={openVisitsNear(row)} icon={ClipboardList}>
          {word('findVisit')}
        </LinkButton>
      )}
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
  )
}

/** Approved visits without an offer, in the shopper's city where it is known. */
const openVisitsNear = ({ city }: RosterRow): string =>
  `${href('/admin/secret-shopper')}?${new URLSearchParams({ status: 'approved', offer: 'none', ...(city && { city }) })}`
