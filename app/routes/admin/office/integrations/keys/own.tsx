import { BookOpen, KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { officeOperations } from '#/features/partners/api/office/office-operations.server.ts'
import { ShownSecret } from '#/features/partners/api-keys/components/key-form.tsx'
import { OwnKeyForm } from '#/features/partners/office-keys/components/own-key-form.tsx'
import { OwnKeyList } from '#/features/partners/office-keys/components/own-key-list.tsx'
import { ownKeyForm } from '#/features/partners/office-keys/form.ts'
import {
  companyChoices,
  makeOwnKey,
  readOwnKeys,
  revokeOwnKey,
  rotateOwnKey,
} from '#/features/partners/office-keys/own-keys.server.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { ownKeyMessages } from '#/messages/office/own-keys.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/own'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownKeyMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const mayChange = may(actor, 'integrations.change')
  const [keys, companies] = await Promise.all([readOwnKeys(actor), mayChange ? companyChoices(actor) : []])
  const addresses = officeOperations.map(({ method, path, summary }) => ({
    address: `${method.toUpperCase()} /api/v1${path}`,
    summary,
  }))
  return { keys, companies, mayChange, addresses }
})

export const action = formAction(ownKeyForm, async (actor, form) => {
  if (form.intent === 'make') return makeOwnKey(actor, form)
  if (form.intent === 'rotate') return rotateOwnKey(actor, form)
  await revokeOwnKey(actor, form.keyId)
  return null
})

/** Keys of the programs of our own team. */
export default function OwnKeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, companies, mayChange, addresses } = loaderData
  const t = useT(ownKeyMessages)
  const doors = useT(integrationMessages)
  const shared = useT(apiKeyMessages)
  const made = actionData?.ok ? actionData.result : null
  return (
    <div className="mx-auto flex w-full max-w-[55rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[
          { to: href('/admin/integrations'), label: doors('title') },
          { to: href('/admin/integrations/keys'), label: t('companyKeys') },
          { label: t('title') },
        ]}
        actions={
          <LinkButton to={href('/docs/api')} icon={BookOpen} variant="quiet">
            {shared('reference')}
          </LinkButton>
        }
      />
      {made && <ShownSecret made={made} />}
      {keys.length === 0 ? (
        <EmptyState icon={KeyRound} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <OwnKeyList keys={keys} mayChange={mayChange} />
      )}
      {mayChange && !made && (
        <Card title={t('makeTitle')}>
          <OwnKeyForm companies={companies} result={actionData} />
        </Card>
      )}
      <Addresses addresses={addresses} />
    </div>
  )
}

function Addresses({ addresses }: { addresses: Route.ComponentProps['loaderData']['addresses'] }) {
  const t = useT(ownKeyMessages)
  const lang = useLang()
  return (
    <Card title={t('addresses')}>
      <p className="prose-width mb-3 text-ui text-ink-2">{t('addressesText')}</p>
      <dl className="flex flex-col gap-2">
        {addresses.map(({ address, summary }) => (
          <div key={address} className="flex flex-col gap-x-4 md:flex-row">
            <dt className="min-w-0 md:w-[22rem] md:shrink-0">
              <bdi dir="ltr" lang="en" className="code [overflow-wrap:anywhere]">
                {address}
              </bdi>
            </dt>
            <dd className="min-w-0 text-ui text-ink-2">{summary[lang]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
