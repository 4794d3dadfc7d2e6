import { href, redirect } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import { enterPassword, renewUnit } from '#/features/billing/tax-authority/ask-for-unit.server.ts'
import { SamplesCard } from '#/features/billing/tax-authority/components/samples-card.tsx'
import {
  EndUnit,
  EnterPassword,
  GiveUp,
  GoOn,
  RenewUnit,
} from '#/features/billing/tax-authority/components/unit-actions.tsx'
import { UnitFacts } from '#/features/billing/tax-authority/components/unit-facts.tsx'
import { FaultNotice } from '#/features/billing/tax-authority/components/unit-fault.tsx'
import {
  UnitBadge,
  UnitSteps,
  unitsPath,
  useLookingAgain,
} from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { continueUnit, endUnit, giveUpUnit } from '#/features/billing/tax-authority/end-unit.server.ts'
import { type UnitInput, unitForm } from '#/features/billing/tax-authority/form.ts'
import { readUnitView, type UnitView } from '#/features/billing/tax-authority/read-units.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$unitId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.unit.name
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : taxUnitMessages.title) }]
}

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readUnitView(actorOf(context), params.unitId))

async function act(actor: Actor, id: string, input: UnitInput): Promise<{ id: string } | Response> {
  switch (input.intent) {
    case 'otp':
      return enterPassword(actor, { id, otp: input.otp })
    case 'renew': {
      const next = await renewUnit(actor, { id, clientKey: input.clientKey, otp: input.otp })
      return redirect(href('/admin/invoices/units/:unitId', { unitId: next.id }))
    }
    case 'continue':
      return continueUnit(actor, { id })
    case 'give-up':
      return giveUpUnit(actor, { id })
    case 'end':
      return endUnit(actor, { id })
  }
}
export const action = formAction(unitForm, (actor, input, { params }) => act(actor, params['unitId'] ?? '', input))

/** A unit: state of its registration, obstacles and next steps. */
export default function Page({ loaderData: { unit, opens } }: Route.ComponentProps) {
  const t = useT(taxUnitMessages)
  const isWorking = unit.state === 'rehearsing' && (unit.fault === null || unit.fault.reason === 'down')
  useLookingAgain(isWorking)
  const isOnTheWay = unit.state === 'asked' || unit.state === 'rehearsing'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{unit.name}</bdi>}
        badge={<UnitBadge state={unit.state} />}
        description={unit.renewsId && isOnTheWay ? t('renewal') : t(`world_${unit.world}`)}
        breadcrumbs={[
          { to: href('/admin/invoices'), label: t('invoices') },
          { to: unitsPath, label: t('title') },
          { label: <bdi>{unit.name}</bdi> },
        ]}
        actions={<UnitActions unit={unit} />}
      />
      {!opens && unit.state !== 'ended' && (
        <Notice kind="danger" title={t('unreadable')}>
          {t('unreadableText')}
        </Notice>
      )}
      {unit.state === 'active' && <EndNear unit={unit} />}
      {isOnTheWay && (
        <Card>
          <div className="flex flex-col gap-4">
            <UnitSteps unit={unit} />
            {unit.state === 'rehearsing' && !unit.fault && (
              <p role="status" className="flex items-center gap-3 text-ui">
                <Spinner decorative />
                {t('underWay')}
              </p>
            )}
          </div>
        </Card>
      )}
      {unit.fault && <FaultNotice fault={unit.fault} actions={unit.state === 'rehearsing' ? <GoOn /> : undefined} />}
      {unit.state === 'asked' && <EnterPassword />}
      {unit.state === 'rehearsing' && <SamplesCard unit={unit} />}
      <UnitFacts unit={unit} />
    </div>
  )
}

function UnitActions({ unit }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  const documents = <LinkButton to={`${unitsPath}/documents?unit=${unit.id}`}>{t('documentsTitle')}</LinkButton>
  if (unit.state === 'ended') return unit.activeFrom && documents
  if (unit.state !== 'active') return <GiveUp name={unit.name} />
  return (
    <>
      {unit.mayRenew && <RenewUnit />}
      {documents}
      <EndUnit name={unit.name} />
    </>
  )
}

const soon = 30
function EndNear({ unit: { daysLeft } }: { unit: UnitView }) {
  const t = useT(taxUnitMessages)
  if (daysLeft === null || daysLeft > soon) return null
  const isOver = daysLeft < 0
  return (
    <Notice kind={isOver ? 'danger' : 'warning'} title={t(isOver ? 'renewOver' : 'renewSoon')}>
      {isOver ? t('renewOverText') : t('daysLeft', { count: daysLeft })}
    </Notice>
  )
}
