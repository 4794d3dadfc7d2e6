import { redirectDocument } from 'react-router'
import { sandboxForm } from '#/features/billing/payments/form.ts'
import { ReasonText } from '#/features/billing/payments/components/reason-text.tsx'
import { sandboxMethods, sandboxOutcomes } from '#/features/billing/payments/sandbox-choices.ts'
import { decideSandbox, readSandbox } from '#/features/billing/payment-events/sandbox.server.ts'
import { sandboxMessages } from '#/messages/billing/payments.ts'
import { pageData, publicFormAction } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$checkout'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, sandboxMessages.title) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = pageData(({ params }: Route.LoaderArgs) => readSandbox(params.checkout))

export const action = publicFormAction(sandboxForm, async (info, choice, { params, context }) =>
  redirectDocument(await decideSandbox(params['checkout'] ?? '', choice, infoOf(context).network)),
)

/** Payment page of the sandbox: says that no money moves, and lets the tester choose the bank's answer. */
export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  const t = useT(sandboxMessages)
  const isOpen = page.state === 'open' || page.state === 'failed'
  return (
    <div className="mx-auto flex max-w-[36rem] flex-col gap-6 px-4 py-8 md:py-12">
      <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
        {t('title')}
      </h1>
      <Notice kind="warning" title={t('noMoney')}>
        {t('noMoneyText')}
      </Notice>
      {page.state === 'over' && <Notice title={t('over')}>{t('overText')}</Notice>}
      {(page.state === 'paid' || page.state === 'later') && (
        <Notice
          kind="success"
          title={t('done')}
          actions={<AnchorButton href={page.returnTo}>{t('seeOutcome')}</AnchorButton>}
        />
      )}
      {page.state === 'failed' && (
        <Notice kind="danger" title={t('again')}>
          {page.message && <ReasonText message={page.message} />}
        </Notice>
      )}
      <Card title={<bdi>{page.description}</bdi>}>
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3 font-semibold">
            <span>{t('pay')}</span>
            <Money halalas={page.amount} />
          </p>
          {isOpen && (
            <ActionForm result={actionData}>
              <RadioCards
                name="method"
                label={t('method')}
                columns={3}
                defaultValue="mada"
                options={sandboxMethods.map((value) => ({ value, label: t(value) }))}
              />
              <RadioCards
                name="outcome"
                label={t('outcome')}
                defaultValue="paid"
                options={sandboxOutcomes.map((value) => ({
                  value,
                  label: t(value),
                  ...(value === 'later' ? { description: t('laterHelp') } : {}),
                }))}
              />
              <FormActions>
                <SubmitButton>{t('goOn')}</SubmitButton>
                <AnchorButton href={page.backTo} variant="quiet">
                  {t('back')}
                </AnchorButton>
              </FormActions>
            </ActionForm>
          )}
          {page.state === 'over' && (
            <div>
              <AnchorButton href={page.backTo}>{t('back')}</AnchorButton>
            </div>
          )}
        </div>
      </Card>
    </div>
  )
}
