import { riyadhDay } from '#/domain/riyadh-time.ts'
import { DocumentsCard } from '#/features/shoppers/shopper-profile/components/documents-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { readDocuments, removeDocument, storeDocument } from '#/features/shoppers/shopper-profile/documents.server.ts'
import { documentForm } from '#/features/shoppers/shopper-profile/form.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_documents) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  documents: await readDocuments(actorOf(context)),
  today: riyadhDay(now()),
}))

/** Validates the fields as every form; reads the file from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  const file = async (): Promise<Uint8Array> => {
    const sent = (await formOf(copy)).get('file')
    return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
  }
  return formAction(documentForm, async (actor, input) => {
    if (input.intent === 'remove') await removeDocument(actor, input.documentId)
    else await storeDocument(actor, input, await file())
    return null
  })(args)
}

export default function DocumentsPage({ loaderData: { documents, today } }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <DocumentsCard documents={documents} today={today} />
    </ProfileFrame>
  )
}
