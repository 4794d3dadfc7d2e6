import { BookOpen, KeyRound, Plus, Webhook } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { isLocked } from '#/features/companies/plan-contents/feature.server.ts'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'
import { KeyList } from '#/features/partners/api-keys/components/key-list.tsx'
import { apiKeyForm } from '#/features/partners/api-keys/form.ts'
import { readApiKeys, revokeApiKey, rotateApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/api'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, apiKeyMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [keys, locked] = await Promise.all([readApiKeys(actor), isLocked(actor, 'api')])
  return { keys, locked, mayChange: may(actor, 'api-keys.write') }
})

export const action = formAction(apiKeyForm, async (actor, form) => {
  if (form.intent === 'rotate') return rotateApiKey(actor, form)
  await revokeApiKey(actor, form.keyId)
  return null
})

/** Keys of the API of the company. */
export default function Page({ loaderData: { keys, locked, mayChange } }: Route.ComponentProps) {
  const t = useT(apiKeyMessages)
  const webhooks = useT(webhookMessages)
  if (locked && keys.length === 0) return <LockedFeature feature="api" level={1} />
  const make = mayChange && !locked && (
    <LinkButton to={href('/client/api/new')} icon={Plus} variant="primary">
      {t('make')}
    </LinkButton>
  )
  return (
    <div className="mx-auto flex w-full max-w-[55rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <LinkButton to={href('/docs/api')} icon={BookOpen} variant="quiet">
              {t('reference')}
            </LinkButton>
            <LinkButton to={href('/client/api/webhooks')} icon={Webhook} variant="quiet">
              {webhooks('title')}
            </LinkButton>
            {make}
          </>
        }
      />
      {locked && <LockedFeature feature="api" />}
      {keys.length === 0 ? (
        <EmptyState icon={KeyRound} title={t('none')} action={make || undefined}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <KeyList keys={keys} mayChange={mayChange} />
      )}
    </div>
  )
}
