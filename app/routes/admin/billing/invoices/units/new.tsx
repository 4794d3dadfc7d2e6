import { href, redirect } from 'react-router'
import { askForUnit } from '#/features/billing/tax-authority/ask-for-unit.server.ts'
import { AskForm } from '#/features/billing/tax-authority/components/ask-form.tsx'
import { unitsPath } from '#/features/billing/tax-authority/components/unit-parts.tsx'
import { askForm } from '#/features/billing/tax-authority/form.ts'
import { newUnitDefaults } from '#/features/billing/tax-authority/read-units.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, taxUnitMessages.newTitle) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => newUnitDefaults(actorOf(context)))

export const action = formAction(askForm, async (actor, asked) => {
  const { id } = await askForUnit(actor, asked)
  return redirect(href('/admin/invoices/units/:unitId', { unitId: id }))
})

/** Registers a unit: its facts, and the one-time password of the authority's portal. */
export default function Page({ loaderData: { seller, ...defaults }, actionData }: Route.ComponentProps) {
  const t = useT(taxUnitMessages)
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeader
        title={t('newTitle')}
        breadcrumbs={[
          { to: href('/admin/invoices'), label: t('invoices') },
          { to: unitsPath, label: t('title') },
          { label: t('newTitle') },
        ]}
      />
      {seller ? (
        <>
          <div className="flex flex-col gap-2 text-ui text-ink-2">
            <p>{t('newText')}</p>
            <p>{t('newChain')}</p>
            <p>{t('sellerLine', { name: seller.name, number: seller.vatNumber ?? '' })}</p>
          </div>
          <AskForm defaults={defaults} result={actionData} />
        </>
      ) : (
        <Notice
          kind="warning"
          title={t('sellerMissing')}
          actions={<LinkButton to={href('/admin/invoices/settings')}>{t('toSeller')}</LinkButton>}
        >
          {t('sellerMissingText')}
        </Notice>
      )}
    </div>
  )
}
