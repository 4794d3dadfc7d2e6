import { href } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { may } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DocumentActions, DocumentSteps } from '#/features/site/library/components/document-steps.tsx'
import { DocumentVersions } from '#/features/site/library/components/document-versions.tsx'
import { documentForm } from '#/features/site/library/form.ts'
import { readerList } from '#/features/site/library/list.ts'
import { browseReaders, readDocument } from '#/features/site/library/read.server.ts'
import { sentFilesOf } from '#/features/site/library/sent-files.server.ts'
import type { SentFiles } from '#/features/site/library/write.server.ts'
import { addVersion, changeDocument, remindReaders, setArchived } from '#/features/site/library/write.server.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { z } from 'zod'
import type { Route } from './+types/$documentId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.document.title ?? documentLibraryMessages.library) },
]

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const document = await readDocument(actor, params.documentId)
  const query = readList(readerList(document.id), url.searchParams)
  const readers = document.mustConfirm ? await browseReaders(actor, document.id, query) : null
  return { document, query, readers, today: riyadhDay(now()), mayWrite: may(actor, 'library.write') }
})

type Step = z.output<typeof documentForm>
async function carryOut(actor: Actor, id: string, step: Step, files: () => Promise<SentFiles>): Promise<void> {
  if (step.intent === 'save') {
    const { intent: _intent, ...facts } = step
    return changeDocument(actor, { id, ...facts })
  }
  const seen = { id, revision: step.revision }
  if (step.intent === 'remind') return remindReaders(actor, seen)
  if (step.intent !== 'version') return setArchived(actor, { ...seen, isArchived: step.intent === 'archive' })
  const { noteEn, noteAr, confirmAgain, tell } = step
  return addVersion(actor, { ...seen, noteEn, noteAr, confirmAgain, tell }, await files())
}

export const action = (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(documentForm, async (actor, step, { params }) => {
    await carryOut(actor, params['documentId'] ?? '', step, () => sentFilesOf(copy))
    return null
  })(args)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

const tones = { live: 'green', expired: 'yellow', archived: 'grey' } as const

/** One document: its versions, who has confirmed, and what our team can change. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { document, query, readers, today, mayWrite } = loaderData
  const t = useT(documentLibraryMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={document.title[lang]}
        badge={<Badge tone={tones[document.state]}>{t(`state_${document.state}`)}</Badge>}
        actions={mayWrite && <DocumentActions key={document.revision} document={document} />}
        breadcrumbs={[{ to: href('/admin/document-library'), label: t('library') }, { label: document.title[lang] }]}
      />
      {document.state === 'expired' && <Notice kind="warning">{t('expiredNote')}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <DocumentVersions document={document} />
          {readers && (
            <section className="flex flex-col gap-2">
              <h2 className="text-h3 font-semibold">
                {t('confirmedOf', { confirmed: document.confirmed, readers: document.readers })}
              </h2>
              <ListView
                list={readerList(document.id)}
                query={query}
                rows={readers.rows}
                total={readers.total}
                rowKey={({ id }) => id}
                empty={<EmptyState title={t('noReaders')} compact />}
              />
            </section>
          )}
        </div>
        {mayWrite && <DocumentSteps key={document.revision} document={document} today={today} />}
      </div>
    </div>
  )
}
