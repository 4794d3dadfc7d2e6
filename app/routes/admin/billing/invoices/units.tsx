import { FileCheck2, Landmark } from 'lucide-react'
import { href } from 'react-router'
import { readList } from '#/domain/list.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { CertificateEnd } from '#/features/billing/tax-authority/components/unit-facts.tsx'
import { FaultNotice } from '#/features/billing/tax-authority/components/unit-fault.tsx'
import {
  UnitBadge,
  UnitSteps,
  unitsPath,
  useLookingAgain,
} from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { readUnits, type UnitView } from '#/features/billing/tax-authority/read-units.server.ts'
import { formerUnitList } from '#/features/billing/tax-authority/units-list.ts'
import { browseFormerUnits } from '#/features/billing/tax-authority/units-list.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListPages } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/units'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, taxUnitMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(formerUnitList, url.searchParams)
  const [units, former] = await Promise.all([readUnits(actor), browseFormerUnits(actor, query)])
  return { ...units, former, query }
})

/** Connection to the authority: units, and documents it has not accepted. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { active, asking, former, query, counts, isSellerKnown } = loaderData
  const t = useT(taxUnitMessages)
  useLookingAgain(asking?.state === 'rehearsing' && asking.fault === null)
  const isOn = active !== null && active.world !== 'none'
  const mayRegister = asking === null && isSellerKnown
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <LinkButton to={`${unitsPath}/documents`} icon={FileCheck2}>
              {t('tab_documents')}
            </LinkButton>
            {mayRegister && (
              <LinkButton to={`${unitsPath}/new`} icon={Landmark} variant={isOn ? 'secondary' : 'primary'}>
                {t(isOn ? 'registerNext' : 'register')}
              </LinkButton>
            )}
          </>
        }
      />
      <InvoicesTabs />
      {!isSellerKnown && (
        <Notice
          kind="warning"
          title={t('sellerMissing')}
          actions={<LinkButton to={href('/admin/invoices/settings')}>{t('toSeller')}</LinkButton>}
        >
          {t('sellerMissingText')}
        </Notice>
      )}
      {!isOn && (
        <Notice kind="info" title={t('offTitle')}>
          {t('offText')}
        </Notice>
      )}
      {(isOn || counts.waiting + counts.rejected > 0) && (
        <StatGrid>
          <Stat label={t('waitingStat')} value={counts.waiting} to={`${unitsPath}/documents?state=waiting`} />
          <Stat label={t('lateStat')} value={counts.late} to={`${unitsPath}/documents?state=waiting&sort=issued`} />
          <Stat label={t('rejectedStat')} value={counts.rejected} to={`${unitsPath}/documents?state=rejected`} />
        </StatGrid>
      )}
      {isOn && <ActiveUnit unit={active} />}
      {asking && <AskingUnit unit={asking} />}
      {former.total > 0 && (
        <>
          <Card flush title={t('formerUnits')} actions={<ExportLinks list={formerUnitList} query={query} />}>
            <ListTable
              list={formerUnitList}
              query={query}
              rows={former.rows}
              cells={{ state: ({ state }) => <UnitBadge state={state} /> }}
              rowKey={({ id }) => id}
              rowLink={({ id }) => `${unitsPath}/${id}`}
              empty={<EmptyState compact title={t('noFormer')} />}
            />
          </Card>
          <ListPages list={formerUnitList} total={former.total} />
        </>
      )}
    </div>
  )
}

function ActiveUnit({ unit }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  return (
    <Card title={t('activeUnit')} actions={<LinkButton to={`${unitsPath}/${unit.id}`}>{t('unitDetails')}</LinkButton>}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('name'), value: <bdi>{unit.name}</bdi> },
          { term: t('unitState'), value: <UnitBadge state={unit.state} /> },
          { term: t('world'), value: t(`world_${unit.world}`) },
          { term: t('certificateEnds'), value: <CertificateEnd unit={unit} /> },
          { term: t('issuedCount'), value: String(unit.counter) },
          { term: t('activeFrom'), value: unit.activeFrom && <Time at={unit.activeFrom} mode="datetime" /> },
        ]}
      />
    </Card>
  )
}

function AskingUnit({ unit }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  return (
    <Card
      title={
        <>
          {t('askingUnit')}: <bdi>{unit.name}</bdi>
        </>
      }
      actions={<LinkButton to={`${unitsPath}/${unit.id}`}>{t('goToUnit')}</LinkButton>}
    >
      <div className="flex flex-col gap-4">
        <UnitSteps unit={unit} />
        {unit.fault && <FaultNotice fault={unit.fault} />}
      </div>
    </Card>
  )
}
