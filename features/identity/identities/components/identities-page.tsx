import { IdCard, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { MeansList, MeansUse } from '#/features/identity/passkeys/components/means-list.tsx'
import { identityMessages } from '#/messages/identity/identities.ts'
import type { LinkedIdentity } from '#/platform/identities.server.ts'
import { AskingForm } from '#/ui/asking-form.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormError, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { OwnIdentities } from '../manage.server.ts'

type Props = OwnIdentities & {
  result: FormResult<{ done: 'unlink' }> | undefined
  /** Back from the provider. */
  justLinked: boolean
  problem: ReactNode
}

/** Own identities, and the way to link one. */
export function IdentityList({ provider, linked, result, justLinked, problem }: Props) {
  const t = useT(identityMessages)
  const done = result?.ok ? 'doneUnlink' : justLinked && !result ? 'doneLink' : null
  return (
    <>
      {done && <Notice kind="success" live title={t(done)} />}
      {problem && !result && <FormError>{problem}</FormError>}
      <MeansList title={t('yours')} icon={IdCard} none={t('none')} noneLead={t('noneLead')}>
        {linked.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} provider={provider} />
        ))}
      </MeansList>
      <Card title={t('linkTitle')}>
        {provider ? (
          <ActionForm errors="inline">
            <p className="text-ui">{t('lead', { name: provider.name })}</p>
            <div>
              <SubmitButton intent="link" icon={Link2}>
                {t('link', { name: provider.name })}
              </SubmitButton>
            </div>
          </ActionForm>
        ) : (
          <p className="text-ui text-ink-2">{t('off')}</p>
        )}
      </Card>
    </>
  )
}

type RowProps = { identity: LinkedIdentity; provider: OwnIdentities['provider'] }

function IdentityRow({ identity: { id, issuer, linkedAt, lastUsedAt }, provider }: RowProps) {
  const t = useT(identityMessages)
  const host = new URL(issuer).host
  const name = provider?.issuer === issuer ? provider.name : host
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="text-body font-semibold wrap-anywhere">{name}</p>
        <p className="text-ui text-ink-2 wrap-anywhere">
          <bdi dir="ltr">{host}</bdi>
        </p>
      </div>
      <MeansUse
        since={linkedAt}
        lastUsedAt={lastUsedAt}
        words={{ since: t('linkedAt'), lastUsed: t('lastUsed'), never: t('neverUsed') }}
      />
      <AskingForm intent="unlink" hidden={{ identityId: id }} title={t('unlinkTitle', { name })} text={t('unlinkText')}>
        {t('unlink')}
      </AskingForm>
    </li>
  )
}
