import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { choosePick, leaveOpen, letDecide, swapPicks } from '#/features/ordering/wave-staffing/choose.server.ts'
import { PickFacts } from '#/features/ordering/waves/components/pick-facts.tsx'
import { PickRanking } from '#/features/ordering/wave-staffing/components/pick-ranking.tsx'
import { pickForm } from '#/features/ordering/waves/form.ts'
import { rankForPick } from '#/features/ordering/wave-staffing/rank-for-pick.server.ts'
import { readPick } from '#/features/ordering/waves/read-picks.server.ts'
import { readWave } from '#/features/ordering/waves/read-wave.server.ts'
import { swapChoices } from '#/features/ordering/waves/wave-shoppers.server.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$requestId'

const path = href('/admin/secret-shopper/waves')
/** States in which the proposal of a visit can be changed. */
const changeable = ['open', 'proposed', 'hand', 'refused']

export const loader = pageData(async ({ context, params: { waveId, requestId }, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const search = (url.searchParams.get('shopper') ?? '').slice(0, 100)
  const [wave, pick] = await Promise.all([readWave(actor, waveId), readPick(actor, waveId, requestId)])
  const isOpen = changeable.includes(pick.state)
  const [ranking, swaps] = await Promise.all([
    isOpen ? rankForPick(actor, waveId, requestId, search) : null,
    isOpen && wave.status === 'proposed' ? swapChoices(actor, waveId, requestId) : [],
  ])
  const { id, name, version, status } = wave
  return { wave: { id, name, version }, pick, ranking, swaps, mayChoose: isOpen && status === 'proposed' }
})

const doneAs = { choose: 'chosen', 'leave-open': 'left', 'let-decide': 'decide', swap: 'swapped' } as const

export const action = formAction(pickForm, async (actor, input, { params }) => {
  const [waveId, requestId] = [params['waveId'] ?? '', params['requestId'] ?? '']
  const { version } = input
  if (input.intent === 'choose') await choosePick(actor, waveId, requestId, input.shopperId, version)
  if (input.intent === 'leave-open') await leaveOpen(actor, waveId, requestId, version)
  if (input.intent === 'let-decide') await letDecide(actor, waveId, requestId, version)
  if (input.intent === 'swap') await swapPicks(actor, waveId, requestId, input.otherId, version)
  return redirect(`${path}/${waveId}/visits/${requestId}?done=${doneAs[input.intent]}`)
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, wavePickMessages.changeTitle) }]

/** A visit of a wave: proposed shopper, alternatives, and a manual change. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { wave, pick, ranking, swaps, mayChoose } = loaderData
  const t = useT(waveMessages)
  const word = useT(wavePickMessages)
  const lang = useLang()
  const problem = problemsOf(actionData, lang).form
  const home = `${path}/${wave.id}`
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: path, label: t('title') },
          { to: home, label: <bdi>{wave.name}</bdi> },
          { label: requestCode(pick.number) },
        ]}
        title={<bdi>{pick.branchName}</bdi>}
      />
      <DoneMessage
        texts={{
          chosen: word('chosen'),
          left: word('leftOpenDone'),
          decide: word('letDecideDone'),
          swapped: word('swapped'),
        }}
      />
      {problem && <FormError>{problem}</FormError>}
      <PickFacts pick={pick} version={wave.version} swaps={swaps} mayChoose={mayChoose} />
      {ranking && (
        <PickRanking ranking={ranking} version={wave.version} current={pick.shopperId} mayChoose={mayChoose} />
      )}
    </div>
  )
}
