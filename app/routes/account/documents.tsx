import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { OwnDocuments } from '#/features/site/library/components/own-documents.tsx'
import { confirmForm } from '#/features/site/library/form.ts'
import { confirmRead, readOwnLibrary } from '#/features/site/library/own.server.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, documentLibraryMessages.documents) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  return { typed, documents: await readOwnLibrary(actorOf(context), typed) }
})

export const action = formAction(confirmForm, async (actor, { documentId, version }) => {
  await confirmRead(actor, documentId, version)
  return null
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Documents that our team has given to the reader. */
export default function Page({ loaderData: { typed, documents } }: Route.ComponentProps) {
  return <OwnDocuments documents={documents} typed={typed} />
}
