import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AnswerResult } from '#/features/payouts/bank-answers/components/answer-result.tsx'
import { readAnsweredBatch, takeReport } from '#/features/payouts/bank-answers/take-report.server.ts'
import { bankAnswerMessages } from '#/messages/payouts/bank-answers.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/bank-answer'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readAnsweredBatch(actorOf(context), params.batchId),
)

/** The file is read from the same request again: forms leave files out. */
const form = z.strictObject({ file: z.unknown().optional() })
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(form, async (actor, _, { params }) => {
    const sent = (await formOf(copy)).get('file')
    const bytes = sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
    return takeReport(actor, params['batchId'] ?? '', bytes)
  })(args)
}

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankAnswerMessages.title) }]

/** Reads the bank's answer to a batch. */
export default function Page({ loaderData: { id, number }, actionData }: Route.ComponentProps) {
  const t = useT(bankAnswerMessages)
  const word = useT(payoutMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/secret-shopper-invoicing'), label: word('title') },
          { to: href('/admin/secret-shopper-invoicing/batches'), label: word('tab_batches') },
          {
            to: href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: id }),
            label: word('batchNumber', { number }),
          },
          { label: t('title') },
        ]}
        title={t('title')}
      />
      {actionData?.ok && <AnswerResult taken={actionData.result} />}
      <Card>
        <ActionForm result={actionData} encType="multipart/form-data" className="max-w-[40rem]">
          <FileField label={t('file')} help={t('fileHelp')} accept=".xml,application/xml,text/xml" />
          <FormActions>
            <SubmitButton>{t('read')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
