import { Heart } from 'lucide-react'
import { href, Link, redirect } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { describeVisit, setBonus } from '#/features/ordering/assignment/change-visits.server.ts'
import { ShopperRanking } from '#/features/ordering/assignment/components/shopper-ranking.tsx'
import { recordNoShow, takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { placeBranch } from '#/features/ordering/control-room/branch-places.server.ts'
import { BranchPlace } from '#/features/ordering/control-room/components/branch-place.tsx'
import { RiskCell } from '#/features/ordering/control-room/components/risk-badge.tsx'
import { BonusForm, BriefForm } from '#/features/ordering/control-room/components/visit-brief-forms.tsx'
import { VisitFacts } from '#/features/ordering/control-room/components/visit-facts.tsx'
import { VisitOffers } from '#/features/ordering/control-room/components/visit-offers.tsx'
import {
  reasonSteps,
  VisitActions,
  VisitStepPart,
} from '#/features/ordering/control-room/components/visit-step-part.tsx'
import { OfferButton, useLossNotes } from '#/features/ordering/control-room/components/visit-steps.tsx'
import { placesForm, requestRoomForm } from '#/features/ordering/control-room/form.ts'
import { readVisitRoom } from '#/features/ordering/control-room/read-visit-room.server.ts'
import { roomPath } from '#/features/ordering/control-room/room-query.ts'
import { approveRequest, cancelRequest } from '#/features/ordering/requests/advance.server.ts'
import { AdminTimeline } from '#/features/ordering/requests/components/admin-timeline.tsx'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { RequestNotes } from '#/features/ordering/requests/components/request-facts.tsx'
import { RequestStepper } from '#/features/ordering/requests/components/request-stepper.tsx'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { stepForm } from '#/features/ordering/requests/form.ts'
import { readRequest } from '#/features/ordering/requests/read-request.server.ts'
import { offerToBest, offerVisit, stopOffering } from '#/features/ordering/offers/offer-visit.server.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$requestId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const code = loaderData ? ` ${requestCode(loaderData.request.number)}` : ''
  const { en, ar } = controlRoomMessages.title
  return [{ title: pageTitle(matches, { en: en + code, ar: ar + code }) }]
}

const pathOf = (id: string) => `${roomPath}/${id}`

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [request, room] = await Promise.all([
    readRequest(actor, params.requestId),
    readVisitRoom(actor, params.requestId),
  ])
  const search = (url.searchParams.get('shopper') ?? '').slice(0, 100)
  const ranking = request.steps.includes('assign') ? await rankShoppers(actor, request.id, search) : null
  const wanted = reasonSteps.find((step) => step === url.searchParams.get('do'))
  const may = wanted && (wanted === 'noShow' ? room.mayBeMissed : request.steps.includes(wanted))
  return { request, room, ranking, asking: may ? wanted : null }
})

const pageForm = z.discriminatedUnion('intent', [stepForm, requestRoomForm, placesForm])
type Input = z.output<typeof pageForm>

export const action = formAction(pageForm, async (actor, input, { params }) => {
  const id = params['requestId']!
  const done = await carryOut(actor, id, input)
  return redirect(`${pathOf(id)}?done=${done}`)
})

/** Carries out the step named by the form; returns its confirmation. */
async function carryOut(actor: Parameters<typeof approveRequest>[0], id: string, input: Input): Promise<string> {
  switch (input.intent) {
    case 'approve':
      await approveRequest(actor, id)
      return 'approved'
    case 'assign':
      await assignVisit(actor, id, input.shopperId)
      return 'assigned'
    case 'takeBack':
      await takeBackVisit(actor, id, input.reason, input.cause)
      return 'takenBack'
    case 'noShow':
      await recordNoShow(actor, id, input.reason)
      return 'noShowDone'
    case 'cancel':
      await cancelRequest(actor, id, input.reason)
      return 'cancelled'
    default:
      return arrange(actor, id, input)
  }
}

/** Applies a bulk change to one request; a refusal becomes an ordinary error. */
async function setOne(changed: ReturnType<typeof setBonus>): Promise<void> {
  const [refused] = (await changed).refused
  if (refused) throw new AppError(refused.code, refused.details)
}

type Arranged = Exclude<Input, { intent: 'approve' | 'assign' | 'takeBack' | 'noShow' | 'cancel' }>

async function arrange(actor: Parameters<typeof approveRequest>[0], id: string, input: Arranged): Promise<string> {
  switch (input.intent) {
    case 'offer':
      await offerVisit(actor, id, input.shopperId)
      return 'offered'
    case 'offerBest':
      await offerToBest(actor, id)
      return 'offered'
    case 'stopOffering':
      await stopOffering(actor, id)
      return 'stopped'
    case 'bonus':
      await setOne(setBonus(actor, [id], input.riyals))
      return 'bonusSaved'
    case 'place':
      await placeBranch(actor, input.branchId, { latitude: input.latitude, longitude: input.longitude })
      return 'placeSaved'
    case 'describe': {
      const { scenario, spendingCap, earliestOn, latestOn, dayPart, isOnBoard } = input
      const window = earliestOn && latestOn ? { from: earliestOn, until: latestOn, dayPart } : null
      await describeVisit(actor, id, { scenario, spendingCap, window, isOnBoard })
      return 'briefSaved'
    }
    case 'check':
    case 'apply':
      return ''
  }
}

/** Returns the result to the submitted form only. */
const resultFor = (result: FormResult | undefined, intent: string): FormResult | undefined =>
  result && !result.ok && result.values['intent'] === intent ? result : undefined

/** Forms that show their own errors. */
const ownPlaces = ['assign', 'describe', 'bonus', 'place']

/** A request in the control room: facts, offers, history and next step. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { request, room, ranking, asking } = loaderData
  const t = useT(controlRoomMessages)
  const word = useT(visitRoomMessages)
  const shared = useT(evaluationMessages)
  const lang = useLang()
  const notes = useLossNotes(room.losses)
  const isSaidElsewhere = asking || ownPlaces.some((intent) => resultFor(actionData, intent))
  const problem = isSaidElsewhere ? null : problemsOf(actionData, lang).form
  const isChangeable = ['pending', 'approved', 'assigned'].includes(request.status)
  const isAsked = room.offers.some(({ status, isStandby }) => status === 'offered' && !isStandby)
  const wishing = new Set(room.wishes.map(({ id }) => id))
  return (
    <>
      <PageHeader
        title={
          <Link
            to={href('/admin/clients/:clientId', { clientId: request.clientId })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            <bdi>{request.clientName}</bdi>
          </Link>
        }
        badge={<RequestStatus status={request.status} />}
        breadcrumbs={[{ to: roomPath, label: t('title') }, { label: requestCode(request.number) }]}
        actions={<VisitActions request={request} mayBeMissed={room.mayBeMissed} />}
      />
      <DoneMessage texts={useDoneTexts()} />
      <VisitStepPart
        request={request}
        step={asking}
        isWithheld={room.programme?.isWithheld ?? false}
        result={actionData}
      />
      {problem && <FormError>{problem}</FormError>}
      <RiskCell risk={room.risk} reasons={room.reasons} />
      {request.status === 'pending' && request.clientApproval !== 'approved' && (
        <Notice
          kind="warning"
          actions={
            <LinkButton to={`${href('/admin/client-approval')}?client=${request.clientId}`}>
              {t('toClientApproval')}
            </LinkButton>
          }
        >
          {t('notApprovedClient')}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <Card title={shared('progress')}>
            <RequestStepper status={request.status} events={request.events} />
          </Card>
          {request.notes && (
            <Card title={shared('notes')}>
              <RequestNotes notes={request.notes} />
            </Card>
          )}
          {isChangeable && room.branch && !room.branch.place && (
            <>
              <Notice kind="warning" title={word('noPlace')}>
                {word('placeHelp')}
              </Notice>
              <BranchPlace branch={room.branch} near={room.near} result={resultFor(actionData, 'place')} />
            </>
          )}
          <VisitOffers room={room} isOpen={request.status === 'approved'} />
          {ranking && (
            <ShopperRanking
              ranking={ranking}
              result={resultFor(actionData, 'assign')}
              mark={({ id }) => wishing.has(id) && <Badge icon={Heart}>{word('wishes')}</Badge>}
              besides={(shopper) => !isAsked && <OfferButton shopper={shopper} />}
            />
          )}
          {isChangeable && (
            <BriefForm
              key={JSON.stringify([room.scenario, room.spendingCap, room.earliestOn, room.latestOn, room.isOnBoard])}
              room={room}
              result={resultFor(actionData, 'describe')}
            />
          )}
          <Card title={shared('history')}>
            <AdminTimeline events={request.events} notes={notes} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <VisitFacts request={request} room={room} />
          {isChangeable && <BonusForm key={room.bonus} room={room} result={resultFor(actionData, 'bonus')} />}
        </div>
      </div>
    </>
  )
}

function useDoneTexts(): Record<string, string> {
  const t = useT(controlRoomMessages)
  const word = useT(visitRoomMessages)
  return {
    approved: t('approved'),
    assigned: t('assigned'),
    takenBack: t('takenBack'),
    cancelled: t('cancelled'),
    offered: word('offered'),
    stopped: word('stopped'),
    bonusSaved: word('bonusSaved'),
    briefSaved: word('briefSaved'),
    noShowDone: word('noShowDone'),
    placeSaved: word('placeSaved'),
  }
}
