import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readPartsOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { ProgrammeForm } from '#/features/ordering/programmes/components/programme-form.tsx'
import { newProgrammeForm, programmeOfForm } from '#/features/ordering/programmes/form.ts'
import { quoteToSee, seenOf } from '#/features/ordering/programmes/quote.server.ts'
import { createProgramme } from '#/features/ordering/programmes/write-programme.server.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, programmeMessages.new) }]

const list = href('/client/programme')

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'programmes.write')
  const [branches, parts, prices] = await Promise.all([
    branchChoices(actor),
    readPartsOfBranches(actor),
    evaluationPrices(),
  ])
  return { branches, parts, prices, today: riyadhDay(now()) }
})

export const action = formAction(newProgrammeForm, async (actor, { clientKey, intent, seen, ...input }) => {
  const programme = programmeOfForm(input)
  const quote = await quoteToSee(actor, programme, { isPreview: intent === 'preview', seen })
  if (quote) return { programme, quote, seen: seenOf(quote) }
  const id = await createProgramme(actor, clientKey, programme)
  return redirect(`${href('/client/programme/:programmeId', { programmeId: id })}?done=saved`)
})

/** A new visit programme. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(programmeMessages)
  return (
    <>
      <PageHeader
        title={t('new')}
        description={t('description')}
        breadcrumbs={[{ to: list, label: t('title') }, { label: t('new') }]}
      />
      <ProgrammeForm {...loaderData} programme={null} branchIds={null} result={actionData} back={list} />
    </>
  )
}
