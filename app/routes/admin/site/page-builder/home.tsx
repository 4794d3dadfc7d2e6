import { href } from 'react-router'
import { HomeFields } from '#/features/site/home/components/home-fields.tsx'
import { homeRules } from '#/features/site/home/rules.server.ts'
import { ContentEditor } from '#/features/site/site-content/components/content-editor.tsx'
import { DraftState } from '#/features/site/site-content/components/draft-state.tsx'
import { VersionList } from '#/features/site/site-content/components/version-list.tsx'
import { contentStep } from '#/features/site/site-content/content-step.ts'
import { readContentEditor } from '#/features/site/site-content/read-editor.server.ts'
import { takeContentStep } from '#/features/site/site-content/content-editor-action.server.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readSiteAddresses } from '#/app/shell/site-addresses.server.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, siteContentMessages.homeTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  ...(await readContentEditor(actorOf(context), homeRules)),
  from: url.searchParams.get('from') ?? '',
}))

export const action = formAction(contentStep, async (actor, step) =>
  takeContentStep(actor, homeRules, step, await readSiteAddresses()),
)

/** Editor of the home page's content: working copy and published version. */
export default function HomeEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(siteContentMessages)
  const { content, draft, revisions, from } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('homeTitle')} />
      <ContentTabs />
      <DraftState draft={draft} />
      <ContentEditor
        key={from}
        draft={draft}
        result={actionData}
        content={content}
        address={href('/admin/page-builder/home')}
        previews={{ en: '/?preview=draft', ar: '/ar?preview=draft' }}
      >
        <HomeFields content={content} />
      </ContentEditor>
      <VersionList revisions={revisions} version={draft?.version ?? 0} />
    </div>
  )
}
