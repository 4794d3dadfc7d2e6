import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { LabResults } from '#/features/kitchen/recipes/components/lab-results.tsx'
import { labForm } from '#/features/kitchen/recipes/lab-form.ts'
import { addLabResult, readLabResults, withdrawLabResult } from '#/features/kitchen/recipes/lab-results.server.ts'
import { sentFile } from '#/features/kitchen/suppliers/sent-file.server.ts'
import { recipeLabMessages } from '#/messages/kitchen/recipe-lab.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/lab'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, recipeLabMessages.title) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readLabResults(actorOf(context), params.recipeId),
)

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(labForm, async (actor, input, { params }) => {
    const recipeId = params['recipeId'] ?? ''
    if (input.intent === 'withdraw') await withdrawLabResult(actor, recipeId, input.result)
    else await addLabResult(actor, recipeId, { given: input, report: await sentFile(copy) })
    return null
  })(args)
}

/** Results of a laboratory for one recipe. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(recipeLabMessages)
  const word = useT(recipeMessages)
  const lang = useLang()
  const name = nameFor(loaderData.names, lang)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/recipe-management'), label: word('title') },
          { to: href('/client/recipe-management/:recipeId', { recipeId: loaderData.id }), label: <bdi>{name}</bdi> },
          { label: t('title') },
        ]}
        title={t('title')}
        description={t('lead')}
      />
      <LabResults page={loaderData} />
    </div>
  )
}
