import { href } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readSuggestions } from '#/features/payouts/bank-statements/preview.server.ts'
import { uploadStatement } from '#/features/payouts/bank-statements/upload-statement.server.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/upload'

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'statements.book')
  return null
})

/** The file is read from the same request again: forms leave files out. */
const form = z.strictObject({ file: z.unknown().optional() })
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return formAction(form, async (actor) => {
    const sent = (await formOf(copy)).get('file')
    const bytes = sent instanceof File ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array()
    const uploaded = await uploadStatement(actor, bytes)
    const { ready } = await readSuggestions(actor, [])
    return { ...uploaded, certain: ready.count }
  })(args)
}

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankStatementMessages.upload) }]

/** Takes a statement of the bank. */
export default function Page({ actionData }: Route.ComponentProps) {
  const t = useT(bankStatementMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/finance/bank'), label: t('title') }, { label: t('upload') }]}
        title={t('upload')}
      />
      {actionData?.ok && <Taken {...actionData.result} />}
      <Card>
        <ActionForm result={actionData} encType="multipart/form-data" className="max-w-[40rem]">
          <FileField label={t('file')} help={t('fileHelp')} accept=".xml,application/xml,text/xml" />
          <FormActions>
            <SubmitButton>{t('upload')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}

function Taken({ fresh, known, certain }: { fresh: number; known: number; certain: number }) {
  const t = useT(bankStatementMessages)
  const facts = [
    { term: t('fresh'), value: String(fresh) },
    { term: t('known'), value: String(known) },
    { term: t('certainCount'), value: String(certain) },
  ]
  return (
    <>
      <Notice
        kind="success"
        live
        title={t('wasRead')}
        actions={
          certain > 0 ? (
            <LinkButton to={href('/admin/finance/bank/certain')} size="dense">
              {t('review')}
            </LinkButton>
          ) : (
            <LinkButton to={href('/admin/finance/bank')} size="dense">
              {t('toLines')}
            </LinkButton>
          )
        }
      >
        {fresh === 0 && t('nothingNew')}
      </Notice>
      <Card>
        <DescriptionList columns={3} items={facts} />
      </Card>
    </>
  )
}
