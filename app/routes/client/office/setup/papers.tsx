import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { answerForm } from '#/features/companies/clients/form.ts'
import { answerApproval } from '#/features/companies/clients/answer-approval.server.ts'
import { ApprovalNotice } from '#/features/office/client-papers/components/approval-notice.tsx'
import { OwnPapers } from '#/features/office/client-papers/components/own-papers.tsx'
import { papersForm } from '#/features/office/client-papers/form.ts'
import { readOwnPapers, removePaper, sendPaper } from '#/features/office/client-papers/papers.server.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/papers'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, clientPaperMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  account: await readOwnPapers(actorOf(context)),
  today: riyadhDay(now()),
}))

/** The page's own steps, and the answer to the question of our team. */
const pageForm = z.discriminatedUnion('intent', [...papersForm.options, answerForm])

/** Validates the fields as every form; reads the file from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  const file = async (): Promise<Uint8Array> => {
    const sent = (await formOf(copy)).get('file')
    return sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
  }
  return formAction(pageForm, async (actor, input) => {
    if (input.intent === 'remove') await removePaper(actor, input.paperId)
    else if (input.intent === 'answer') await answerApproval(actor, input.answer)
    else await sendPaper(actor, { ...input, id: input.clientKey }, await file())
    return null
  })(args)
}

/** Papers of the own company, and the question of our team about the account. */
export default function Page({ loaderData: { account, today } }: Route.ComponentProps) {
  const t = useT(clientPaperMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader title={t('title')} description={t('lead')} />
      <ApprovalNotice account={account} />
      <OwnPapers
        papers={account.papers}
        mayRemove={account.state !== 'approved' && account.state !== 'suspended'}
        today={today}
      />
    </div>
  )
}
