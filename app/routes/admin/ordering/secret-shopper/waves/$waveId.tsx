import { Pencil } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { WaveLine } from '#/features/ordering/wave-record/components/wave-line.tsx'
import { WaveNeeds } from '#/features/ordering/wave-record/components/wave-needs.tsx'
import { mayCancel, WavePart } from '#/features/ordering/wave-record/components/wave-part.tsx'
import { WaveProgress } from '#/features/ordering/wave-record/components/wave-progress.tsx'
import { WaveStep } from '#/features/ordering/wave-record/components/wave-step.tsx'
import { partIn, partsOf, type WavePart as Part } from '#/features/ordering/wave-record/parts.ts'
import { readWavePart } from '#/features/ordering/wave-record/read-part.server.ts'
import { readWaveRecord, type WaveRecord } from '#/features/ordering/wave-record/read-record.server.ts'
import { cancelRest, cancelWave } from '#/features/ordering/waves/cancel-wave.server.ts'
import { PlanForm } from '#/features/ordering/waves/components/plan-form.tsx'
import {
  CancelledWave,
  Confirmation,
  Proposing,
  useLookingAgain,
} from '#/features/ordering/waves/components/wave-actions.tsx'
import { WaveStatus, WaveSteps } from '#/features/ordering/waves/components/wave-status.tsx'
import { confirmWave } from '#/features/ordering/wave-staffing/confirm.server.ts'
import { createVisits } from '#/features/ordering/waves/create-visits.server.ts'
import { waveForm, type WaveInput, waveOfForm } from '#/features/ordering/waves/form.ts'
import { mostVisits } from '#/features/ordering/wave-solver/plan.ts'
import { pickList } from '#/features/ordering/waves/pick-list.ts'
import { previewWave } from '#/features/ordering/waves/preview.server.ts'
import { proposeWave, stopProposal } from '#/features/ordering/wave-staffing/propose.server.ts'
import type { ReadWave } from '#/features/ordering/waves/read-wave.server.ts'
import { bonusForRest, extendRest } from '#/features/ordering/wave-staffing/staff-rest.server.ts'
import { waveClients } from '#/features/ordering/waves/wave-clients.server.ts'
import { changeWave } from '#/features/ordering/waves/write-wave.server.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { waveStaffingMessages } from '#/messages/ordering/wave-staffing.ts'
import { waveMessages, wavePlanMessages, waveWorkMessages } from '#/messages/ordering/waves.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$waveId'

const path = href('/admin/secret-shopper/waves')

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const record = await readWaveRecord(actor, params.waveId)
  const { wave } = record
  const query = readList(pickList(wave.id), url.searchParams)
  const parts = partsOf(wave)
  const part = partIn(parts, url.searchParams.get('part'))
  if (wave.status === 'draft' && url.searchParams.get('edit') === '1') {
    const typed = withTotal(wave, url.searchParams.get('total'))
    const [preview, clients] = await Promise.all([previewWave(actor, typed), waveClients(actor, typed.plan.clientIds)])
    return {
      record,
      parts,
      part,
      query,
      data: null,
      editing: { wave: typed, preview, clients, today: riyadhDay(now()) },
    }
  }
  return { record, parts, part, query, data: await readWavePart(actor, wave, part, query), editing: null }
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
  const name = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.record.wave.name ?? ''
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : waveMessages.title) }]
}

/** A wave's record: how far its visits are, what waits, and everything about it in tabs. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { record, part, editing } = loaderData
  const { wave } = record
  const t = useT(waveMessages)
  const plan = useT(wavePlanMessages)
  const work = useT(waveWorkMessages)
  const rest = useT(waveStaffingMessages)
  const isConfirming = wave.status === 'confirmed' && wave.proposal.confirmed?.finishedAt === null
  useLookingAgain(wave.status === 'proposing' || isConfirming)
  const home = `${path}/${wave.id}`
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper'), label: t('controlRoom') },
          { to: path, label: t('title') },
          { label: wave.name },
        ]}
        title={<bdi>{wave.name}</bdi>}
        badge={<WaveStatus status={wave.status} staffing={wave.staffing} />}
        actions={editing ? undefined : <Steps record={record} part={part} home={home} />}
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
      {editing ? (
        <PlanForm {...editing} version={wave.version} back={home} result={actionData} />
      ) : (
        <Record {...loaderData} result={actionData} home={home} />
      )}
    </div>
  )
}

/** The wave's next step, and the others behind it. */
function Steps({ record, part, home }: { record: WaveRecord; part: Part; home: string }) {
  const t = useT(waveRecordMessages)
  const plan = useT(wavePlanMessages)
  const work = useT(waveWorkMessages)
  const { wave } = record
  const room = { id: 'room', label: t('inRoom'), to: `${href('/admin/secret-shopper')}?wave=${wave.id}` }
  const cancel = { id: 'cancel', label: work('cancel'), to: `${home}?part=plan`, danger: true }
  return (
    <>
      {wave.status === 'draft' && (
        <LinkButton to={`${home}?edit=1`} icon={Pencil}>
          {plan('change')}
        </LinkButton>
      )}
      <Menu items={[...(wave.visits > 0 ? [room] : []), ...(mayCancel(record) ? [cancel] : [])]} />
      <WaveStep record={record} part={part} />
    </>
  )
}

type RecordProps = Route.ComponentProps['loaderData'] & { result: Route.ComponentProps['actionData']; home: string }

function Record({ record, parts, part, data, query, result, home }: RecordProps) {
  const t = useT(waveRecordMessages)
  const { wave } = record
  const { status, staffing, visits } = wave
  return (
    <>
      <div className="-mb-2 lg:-mt-2">
        <WaveLine record={record} />
      </div>
      {status === 'cancelled' && <CancelledWave wave={wave} />}
      {visits > 0 ? (
        <WaveProgress record={record} />
      ) : (
        <WaveSteps status={status} staffing={staffing} hasVisits={false} />
      )}
      {status === 'proposing' && <Proposing wave={wave} result={result} />}
      <Confirmation wave={wave} />
      {record.needs.length > 0 && <WaveNeeds record={record} />}
      <NavTabs
        look="segment"
        label={t('tabs')}
        items={parts.map((one) => ({
          to: one === parts[0] ? home : `${home}?part=${one}`,
          label: t(`tab_${one}`),
          current: one === part,
          ...(one === 'visits' && { count: visits }),
        }))}
      />
      {data && <WavePart record={record} data={data} query={query} result={result} />}
    </>
  )
}
