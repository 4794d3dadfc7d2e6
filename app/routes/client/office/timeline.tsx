import { History, StickyNote } from 'lucide-react'
import { redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, listAddress, readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { TimelineDays } from '#/features/office/timeline/components/events.tsx'
import { NoteForm } from '#/features/office/timeline/components/note-form.tsx'
import { noteForm } from '#/features/office/timeline/form.ts'
import { timelineList } from '#/features/office/timeline/list.ts'
import { readTimeline, timelineChoices } from '#/features/office/timeline/list.server.ts'
import { readNoteForm, takeNoteStep } from '#/features/office/timeline/notes.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { OlderPages } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/timeline'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, companyTimelineMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(timelineList, url.searchParams)
  const asked = may(actor, 'timeline.note') ? url.searchParams.get('note') : null
  const [page, choices, note] = await Promise.all([
    readTimeline(actor, query),
    timelineChoices(actor, query.branch),
    asked ? readNoteForm(actor, asked, query.branch) : null,
  ])
  return { ...page, query, choices, note, back: listAddress(timelineList, query) }
})

export const action = formAction(noteForm, async (actor, step, { request }) => {
  const done = await takeNoteStep(actor, step)
  const back = listAddress(timelineList, readList(timelineList, new URL(request.url).searchParams))
  return redirect(`${back}${back.includes('?') ? '&' : '?'}done=${done}`)
})

/** What happened in the company, as far as the reader sees it. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, older, query, choices, note, back } = loaderData
  const t = useT(companyTimelineMessages)
  const { parts, branches, months } = choices
  const to = `${back}${back.includes('?') ? '&' : '?'}note=new`
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        actions={
          <WithRight to="timeline.note">
            <LinkButton to={to} variant="primary" icon={StickyNote} preventScrollReset>
              {t('writeNote')}
            </LinkButton>
          </WithRight>
        }
      />
      <DoneMessage texts={{ noted: t('noted'), withdrawn: t('withdrawn') }} />
      <OpenedPart open={note !== null} title={note?.kind === 'change' ? t('changeNote') : t('writeNote')} back={back}>
        {note && <NoteForm parts={note} result={actionData} back={back} />}
      </OpenedPart>
      <ListBar
        list={timelineList}
        query={query}
        options={{ part: parts, branch: branches, from: months, to: months }}
      />
      {rows.length > 0 ? (
        <TimelineDays rows={rows} />
      ) : isNarrowed(timelineList, query) ? (
        <NoResults keep={[]} />
      ) : (
        <EmptyState icon={History} title={t('none')}>
          {t('noneHelp')}
        </EmptyState>
      )}
      <OlderPages list={timelineList} query={query} older={older} />
    </div>
  )
}
