import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PaperFeed } from '#/features/operations/papers/components/paper-feed.tsx'
import { endPaperFeed, makePaperFeed, readPaperFeed } from '#/features/operations/papers/feed.server.ts'
import { paperFeedForm } from '#/features/operations/papers/form.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/calendar'

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  feed: await readPaperFeed(actorOf(context)),
}))

export const action = formAction(paperFeedForm, async (actor, { intent }) => {
  if (intent === 'make') return makePaperFeed(actor)
  await endPaperFeed(actor)
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperCalendarMessages.title) }]

/** The reader's private calendar address of documents. */
export default function Page({ loaderData: { feed }, actionData }: Route.ComponentProps) {
  const t = useT(paperCalendarMessages)
  const word = useT(paperMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/document-monitoring'), label: word('title') }, { label: t('title') }]}
        title={t('title')}
      />
      <PaperFeed feed={feed} made={actionData} />
    </div>
  )
}
