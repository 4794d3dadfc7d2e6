import { Pencil } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { cancelRest, cancelWave } from '#/features/ordering/waves/cancel-wave.server.ts'
import { PlanForm } from '#/features/ordering/waves/components/plan-form.tsx'
import { CreateVisits } from '#/features/ordering/waves/components/create-visits.tsx'
import { ProposalResult } from '#/features/ordering/waves/components/proposal-result.tsx'
import {
  CancelledWave,
  CancelWave,
  Confirmation,
  ConfirmWave,
  ProposeWave,
  Proposing,
  useLookingAgain,
} from '#/features/ordering/waves/components/wave-actions.tsx'
import { WaveStaffing } from '#/features/ordering/waves/components/staffing.tsx'
import { WavePlanFacts } from '#/features/ordering/waves/components/wave-plan-facts.tsx'
import { WaveStatus, WaveSteps } from '#/features/ordering/waves/components/wave-status.tsx'
import { WaveVisits } from '#/features/ordering/waves/components/wave-visits.tsx'
import { confirmWave } from '#/features/ordering/wave-staffing/confirm.server.ts'
import { createVisits } from '#/features/ordering/waves/create-visits.server.ts'
import { waveForm, type WaveInput, waveOfForm } from '#/features/ordering/waves/form.ts'
import { mostVisits } from '#/features/ordering/wave-solver/plan.ts'
import { pickList } from '#/features/ordering/waves/pick-list.ts'
import { previewWave } from '#/features/ordering/waves/preview.server.ts'
import { quoteWave } from '#/features/ordering/waves/quote-wave.server.ts'
import { proposeWave, stopProposal } from '#/features/ordering/wave-staffing/propose.server.ts'
import { browsePicks } from '#/features/ordering/waves/read-picks.server.ts'
import { type ReadWave, readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { bonusForRest, extendRest } from '#/features/ordering/wave-staffing/staff-rest.server.ts'
import { waveClients } from '#/features/ordering/waves/wave-clients.server.ts'
import { browseWaveShoppers } from '#/features/ordering/waves/wave-shoppers.server.ts'
import { changeWave } from '#/features/ordering/waves/write-wave.server.ts'
import { waveStaffingMessages } from '#/messages/ordering/wave-staffing.ts'
import { waveMessages, wavePlanMessages, waveWorkMessages } from '#/messages/ordering/waves.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$waveId'

const path = href('/admin/secret-shopper/waves')

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const stored = await readWave(actor, params.waveId)
  const isEditing = stored.status === 'draft' && url.searchParams.get('edit') === '1'
  const wave = isEditing ? withTotal(stored, url.searchParams.get('total')) : stored
  const query = readList(pickList(stored.id), url.searchParams)
  const isOrdering = wave.status === 'draft' && !isEditing
  const [preview, quote, clients, visits, shoppers] = await Promise.all([
    wave.status === 'draft' ? previewWave(actor, wave) : null,
    isOrdering ? quoteWave(actor, wave) : null,
    isEditing ? waveClients(actor, wave.plan.clientIds) : null,
    wave.visits > 0 && query.view === 'visits' ? browsePicks(actor, wave.id, query) : null,
    wave.visits > 0 && query.view === 'shoppers' ? browseWaveShoppers(actor, wave.id, query) : null,
  ])
  return { wave, preview, quote, clients, visits, shoppers, query, today: riyadhDay(now()) }
})

/** The plan with a total number of visits as suggested by the capacity page; stored only on submission. */
const withTotal = (wave: ReadWave, typed: string | null): ReadWave => {
  const total = Number(typed)
  return Number.isInteger(total) && total > 0 && total <= mostVisits ? { ...wave, plan: { ...wave.plan, total } } : wave
}

/** Carries out a step of the wave; returns the next address. */
async function act(actor: Actor, waveId: string, input: WaveInput): Promise<string> {
  const { version } = input
  switch (input.intent) {
    case 'change':
      await changeWave(actor, waveId, version, waveOfForm(input))
      return 'saved'
    case 'create-visits':
      await createVisits(actor, waveId, { version, visits: input.visits, price: input.price })
      return 'created'
    case 'propose':
      await proposeWave(actor, waveId, version)
      return ''
    case 'stop':
      await stopProposal(actor, waveId, version)
      return ''
    case 'confirm':
      await confirmWave(actor, waveId, version, input.how)
      return ''
    case 'cancel':
      await cancelWave(actor, waveId, version, input.reason)
      return ''
    case 'bonus-rest':
      await bonusForRest(actor, waveId, version, input.riyals)
      return 'bonus'
    case 'extend-rest':
      await extendRest(actor, waveId, version, input.days)
      return 'extended'
    case 'cancel-rest':
      await cancelRest(actor, waveId, version, input.reason)
      return 'rest-cancelled'
  }
}

export const action = formAction(waveForm, async (actor, input, { params }) => {
  const done = await act(actor, params['waveId'] ?? '', input)
  return redirect(`${path}/${params['waveId']}${done && `?done=${done}`}`)
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.wave.name ?? ''
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : waveMessages.title) }]
}

/** A wave from the plan to its assigned shoppers. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { wave, preview, clients, today } = loaderData
  const t = useT(waveMessages)
  const plan = useT(wavePlanMessages)
  const work = useT(waveWorkMessages)
  const rest = useT(waveStaffingMessages)
  const isConfirming = wave.status === 'confirmed' && wave.proposal.confirmed?.finishedAt === null
  useLookingAgain(wave.status === 'proposing' || isConfirming)
  const home = `${path}/${wave.id}`
  const edit = wave.status === 'draft' && !clients && (
    <LinkButton to={`${home}?edit=1`} icon={Pencil}>
      {plan('change')}
    </LinkButton>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper'), label: t('controlRoom') },
          { to: path, label: t('title') },
          { label: wave.name },
        ]}
        title={<bdi>{wave.name}</bdi>}
        badge={<WaveStatus status={wave.status} staffing={wave.staffing} />}
        actions={edit || undefined}
      />
      <DoneMessage
        texts={{
          saved: plan('saved'),
          created: work('createdDone'),
          bonus: rest('bonusDone'),
          extended: rest('extendDone'),
          'rest-cancelled': rest('restCancelled'),
        }}
      />
      <WaveSteps status={wave.status} staffing={wave.staffing} hasVisits={wave.visits > 0} />
      {clients ? (
        <PlanForm
          wave={wave}
          clients={clients}
          version={wave.version}
          preview={preview}
          today={today}
          back={home}
          result={actionData}
        />
      ) : (
        <WaveWork loaderData={loaderData} result={actionData} isConfirming={isConfirming} />
      )}
    </div>
  )
}

type WorkProps = {
  loaderData: Route.ComponentProps['loaderData']
  result: Route.ComponentProps['actionData']
  isConfirming: boolean
}

/** The wave's available steps and its visits. */
function WaveWork({ loaderData, result, isConfirming }: WorkProps) {
  const { wave, preview, quote, visits, shoppers, query } = loaderData
  const { status, proposal, counts } = wave
  const open = counts.open + counts.proposed + counts.hand + counts.refused
  const mayPropose = status === 'planned' || status === 'proposed' || (status === 'confirmed' && !isConfirming)
  return (
    <>
      {status === 'cancelled' && <CancelledWave wave={wave} />}
      <Confirmation wave={wave} />
      {status === 'confirmed' && !isConfirming && <WaveStaffing wave={wave} result={result} />}
      {preview && quote && <CreateVisits wave={wave} preview={preview} quote={quote} result={result} />}
      {status === 'proposing' && <Proposing wave={wave} result={result} />}
      {proposal.made && status !== 'proposing' && <ProposalResult made={proposal.made} />}
      {status === 'proposed' && <ConfirmWave wave={wave} result={result} />}
      {mayPropose && open > 0 && <ProposeWave wave={wave} result={result} />}
      {wave.visits > 0 && <WaveVisits wave={wave} visits={visits} shoppers={shoppers} query={query} />}
      <WavePlanFacts wave={wave} />
      {status !== 'cancelled' && !isConfirming && <CancelWave wave={wave} result={result} />}
    </>
  )
}
