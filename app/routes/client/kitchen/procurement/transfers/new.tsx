import { Carrot, Store } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { TransferFields } from '#/features/kitchen/transfers/components/transfer-fields.tsx'
import { transferForm } from '#/features/kitchen/transfers/form.ts'
import { makeTransfer } from '#/features/kitchen/transfers/make-transfer.server.ts'
import { readTransferChoices } from '#/features/kitchen/transfers/read-transfer.server.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const loader = pageData(({ context }: Route.LoaderArgs) => readTransferChoices(actorOf(context)))

export const action = formAction(transferForm, async (actor, { clientKey, ...given }) => {
  await makeTransfer(actor, clientKey, given)
  return redirect(href('/client/procurement/transfers/:transferId', { transferId: clientKey }))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, transferMessages.add) }]

/** A new transfer from a branch to another one. */
export default function Page({ loaderData: { branches, items }, actionData }: Route.ComponentProps) {
  const t = useT(transferMessages)
  return (
    <div className="mx-auto flex w-full max-w-[800px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/transfers'), label: t('pageTitle') }, { label: t('add') }]}
        title={t('add')}
        description={t('lead')}
      />
      {branches.length < 2 ? (
        <EmptyState icon={Store} title={t('twoBranches')}>
          {t('twoBranchesHint')}
        </EmptyState>
      ) : items.length === 0 ? (
        <EmptyState
          icon={Carrot}
          title={t('noIngredients')}
          action={
            <LinkButton to={href('/client/recipe-management/ingredients')} variant="primary">
              {t('ingredients')}
            </LinkButton>
          }
        >
          {t('noIngredientsHint')}
        </EmptyState>
      ) : (
        <ActionForm result={actionData} clientKey>
          <Card>
            <div className="flex flex-col gap-5">
              <TransferFields branches={branches} items={items} />
            </div>
          </Card>
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </div>
  )
}
