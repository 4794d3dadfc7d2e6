import { randomUUID } from 'node:crypto'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { PlanForm } from '#/features/ordering/waves/components/plan-form.tsx'
import { planForm, waveOfForm } from '#/features/ordering/waves/form.ts'
import { firstPlan } from '#/features/ordering/wave-solver/plan.ts'
import { previewWave } from '#/features/ordering/waves/preview.server.ts'
import { waveClients } from '#/features/ordering/waves/wave-clients.server.ts'
import { draftWave } from '#/features/ordering/waves/write-wave.server.ts'
import { waveMessages, wavePlanMessages } from '#/messages/ordering/waves.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

const path = href('/admin/secret-shopper/waves')

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const today = riyadhDay(now())
  const wave = firstPlan(today, url.searchParams.getAll('client').filter(isRecordId))
  const [clients, preview] = await Promise.all([waveClients(actor, wave.plan.clientIds), previewWave(actor, wave)])
  return { wave, clients, preview, today }
})

export const action = formAction(planForm, async (actor, input) => {
  const id = await draftWave(actor, input.clientKey ?? randomUUID(), waveOfForm(input))
  return redirect(`${path}/${id}?done=saved`)
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, wavePlanMessages.title) }]

/** A new wave: its plan, with a preview of the visits. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(waveMessages)
  const plan = useT(wavePlanMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper'), label: t('controlRoom') },
          { to: path, label: t('title') },
          { label: plan('title') },
        ]}
        title={plan('title')}
        description={plan('description')}
      />
      <PlanForm {...loaderData} version={null} back={path} result={actionData} />
    </div>
  )
}
