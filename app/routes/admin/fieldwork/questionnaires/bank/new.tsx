import { href, redirect } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { addToBank, newBankForm } from '#/features/fieldwork/questionnaires/bank/bank.server.ts'
import { BankEditor } from '#/features/fieldwork/questionnaires/components/bank-editor.tsx'
import { newQuestion } from '#/features/fieldwork/questionnaires/editor-state.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankMessages.new) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => {
  authorize(actorOf(context), 'questionnaires.edit')
  return Promise.resolve(null)
})

/** A question that was taken from a questionnaire stays there; the page of the bank opens only from here. */
export const action = formAction(newBankForm, async (actor, sent) => {
  const { id } = await addToBank(actor, sent)
  return sent.source === '' ? redirect(href('/admin/questionnaires/bank/:bankId', { bankId: id })) : { id }
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

export default function NewBankQuestionPage() {
  const t = useT(bankMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/questionnaires/bank'), label: t('title') }, { label: t('new') }]}
        title={t('new')}
      />
      <BankEditor question={newQuestion('Q1', 'yes_no', true)} tags={[]} standard="" version={null} />
    </div>
  )
}
