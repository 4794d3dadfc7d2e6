import { PageEditor } from '#/features/site/pages/editor/page-editor.tsx'
import { editorForm } from '#/features/site/pages/form.ts'
import { readEditor } from '#/features/site/pages/read-editor.server.ts'
import { takeStep } from '#/features/site/pages/page-editor-action.server.ts'
import { pagesMessages } from '#/messages/site/pages.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { langOf } from '#/app/shell/page-facts.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readProductWords } from '#/app/shell/product-words.server.ts'
import type { Route } from './+types/$pageId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.page.content.title
  const spare = pagesMessages.untitled[langOf(matches)]
  return [{ title: pageTitle(matches, { en: title?.en || title?.ar || spare, ar: title?.ar || title?.en || spare }) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { origin, branding } = infoOf(context)
  return { page: await readEditor(actorOf(context), params.pageId), site: { origin, company: branding.companyName } }
})

export const action = formAction(editorForm, async (actor, step, { params }) =>
  takeStep(actor, params['pageId'] ?? '', step, await readProductWords()),
)

export default function PageEditorPage({ loaderData: { page, site } }: Route.ComponentProps) {
  return <PageEditor key={page.id} page={page} site={site} />
}
