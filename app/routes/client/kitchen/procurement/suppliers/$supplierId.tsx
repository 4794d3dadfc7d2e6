import { Pencil } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { ScorecardCard } from '#/features/kitchen/supplier-invoices/components/scorecard-card.tsx'
import { readScorecard } from '#/features/kitchen/supplier-invoices/read-scorecard.server.ts'
import { sentFile } from '#/features/kitchen/suppliers/sent-file.server.ts'
import { saveSupplierAccount } from '#/features/kitchen/suppliers/account.server.ts'
import { AccountCard } from '#/features/kitchen/suppliers/components/account-card.tsx'
import { LicenceCard } from '#/features/kitchen/suppliers/components/licence-card.tsx'
import { OffersCard } from '#/features/kitchen/suppliers/components/offers-card.tsx'
import { SupplierFacts } from '#/features/kitchen/suppliers/components/supplier-facts.tsx'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addLicence } from '#/features/kitchen/suppliers/licence.server.ts'
import { addOffer, endOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { readIngredientChoices, readSupplier } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import { archiveSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$supplierId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const supplier = await readSupplier(actor, params.supplierId)
  return {
    supplier,
    scorecard: await readScorecard(actor, supplier.id),
    ingredients: supplier.mays.write ? await readIngredientChoices(actor) : [],
    today: riyadhDay(now()),
  }
})

export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  const { supplierId } = args.params
  return formAction(supplierSteps, async (actor, input) => {
    if (input.intent === 'add-offer') {
      const { intent: _, clientKey: offerId, ...offer } = input
      await addOffer(actor, { supplierId, offerId }, offer)
    } else if (input.intent === 'end-offer') await endOffer(actor, { supplierId, offerId: input.offerId })
    else if (input.intent === 'add-licence')
      await addLicence(actor, { supplierId, licenceId: input.clientKey }, input, await sentFile(copy))
    else if (input.intent === 'account') await saveSupplierAccount(actor, supplierId, input)
    else await archiveSupplier(actor, { supplierId, revision: input.revision }, input.intent === 'archive')
    return null
  })(args)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.supplier.name
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : supplierMessages.title) }]
}

/** One supplier: prices first, then what is known of it, its licences and where it is paid. */
export default function Page({ loaderData: { supplier, scorecard, ingredients, today } }: Route.ComponentProps) {
  const t = useT(supplierMessages)
  const { viewing } = useRights()
  const mayWrite = supplier.mays.write && !viewing
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/suppliers'), label: t('title') },
          { label: <bdi>{supplier.name}</bdi> },
        ]}
        title={<bdi>{supplier.name}</bdi>}
        badge={supplier.isArchived && <Badge>{t('archived')}</Badge>}
        actions={
          mayWrite && (
            <>
              <Archive supplier={supplier} />
              <LinkButton
                icon={Pencil}
                to={href('/client/procurement/suppliers/:supplierId/change', { supplierId: supplier.id })}
              >
                {t('change')}
              </LinkButton>
            </>
          )
        }
      />
      {supplier.isArchived && <Notice>{t('archivedHint')}</Notice>}
      {supplier.sfda === 'expired' && (
        <Notice kind="danger" title={t('expiredTitle')}>
          {t('expiredText')}
        </Notice>
      )}
      {supplier.sfda === 'missing' && <Notice kind="warning">{t('missingText')}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OffersCard
          offers={supplier.offers}
          ingredients={ingredients}
          today={today}
          mayWrite={mayWrite && !supplier.isArchived}
        />
        <div className="flex min-w-0 flex-col gap-6">
          {scorecard && <ScorecardCard card={scorecard} />}
          <SupplierFacts supplier={supplier} />
          <LicenceCard supplier={supplier} viewing={viewing} />
          {supplier.mays.bank && !viewing && <AccountCard account={supplier.account} />}
        </div>
      </div>
    </div>
  )
}

function Archive({ supplier: { revision, isArchived } }: { supplier: { revision: number; isArchived: boolean } }) {
  const t = useT(supplierMessages)
  const done = useBackgroundForm(t(isArchived ? 'restoredNow' : 'archivedNow'))
  return (
    <ActionForm {...done} errors="inline" className="contents">
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton intent={isArchived ? 'restore' : 'archive'} variant="quiet">
        {t(isArchived ? 'restore' : 'archive')}
      </SubmitButton>
    </ActionForm>
  )
}
