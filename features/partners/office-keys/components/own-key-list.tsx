import { href, Link, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { ownKeyMessages } from '#/messages/office/own-keys.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { ShownSecret } from '#/features/partners/api-keys/components/key-form.tsx'
import type { MadeKey } from '#/features/partners/api-keys/keys.server.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnKeyRow } from '../own-keys.server.ts'

const toneOf: Record<OwnKeyRow['state'], Tone> = { active: 'green', expired: 'grey', revoked: 'grey' }

/** Keys of our own programs with what each reads, and their steps. */
export function OwnKeyList({ keys, mayChange }: { keys: readonly OwnKeyRow[]; mayChange: boolean }) {
  return (
    <ul className="flex flex-col gap-4">
      {keys.map((key) => (
        <li key={key.id}>
          <OwnKeyCard row={key} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  )
}

function OwnKeyCard({ row, mayChange }: { row: OwnKeyRow; mayChange: boolean }) {
  const t = useT(apiKeyMessages)
  const fetcher = useFetcher<FormResult<MadeKey | null>>()
  const made = fetcher.data?.ok ? fetcher.data.result : null
  return (
    <Card
      title={<bdi>{row.name}</bdi>}
      actions={<StatusBadge tone={toneOf[row.state]}>{t(`state_${row.state}`)}</StatusBadge>}
    >
      <div className="flex flex-col gap-4">
        <Facts row={row} />
        {made && <ShownSecret made={made} />}
        {row.oldUntil && (
          <p className="text-caption text-ink-2">
            {t('overlapUntil')} <Time at={row.oldUntil} mode="datetime" />
          </p>
        )}
        {mayChange && row.state !== 'revoked' && (
          <ActionForm fetcher={fetcher} errors="inline" className="flex flex-wrap gap-2">
            <input type="hidden" name="keyId" value={row.id} />
            <input type="hidden" name="version" value={row.version} />
            {row.state === 'active' && (
              <AskingSubmit
                intent="rotate"
                variant="secondary"
                ask={() => ({ title: t('rotateTitle', { name: row.name }), text: t('rotateText') })}
              >
                {t('rotate')}
              </AskingSubmit>
            )}
            <AskingSubmit
              intent="revoke"
              variant="danger-quiet"
              ask={() => ({ title: t('revokeTitle', { name: row.name }), text: t('revokeText') })}
            >
              {t('revoke')}
            </AskingSubmit>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

function Facts({ row }: { row: OwnKeyRow }) {
  const t = useT(apiKeyMessages)
  const own = useT(ownKeyMessages)
  return (
    <DescriptionList
      items={[
        {
          term: own('reads'),
          value: (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {row.scopes.map((scope) => (
                <li key={scope}>{own(`scope_${scope}`)}</li>
              ))}
            </ul>
          ),
        },
        {
          term: own('companies'),
          value:
            row.company === null ? (
              own('all')
            ) : (
              <Link
                to={href('/admin/clients/:clientId', { clientId: row.company.id })}
                className="link inline-flex min-h-8 items-center coarse:min-h-11"
              >
                <bdi>{row.company.name ?? own('unnamed')}</bdi>
              </Link>
            ),
        },
        {
          term: t('ends'),
          value: (
            <bdi dir="ltr" lang="en" className="code">
              {['…', row.hint].join('')}
            </bdi>
          ),
        },
        { term: t('used'), value: row.lastUsedAt ? <Time at={row.lastUsedAt} mode="datetime" /> : t('neverUsed') },
        { term: t('expires'), value: <Time at={row.expiresAt} mode="date" /> },
        { term: t('made'), value: <Time at={row.createdAt} mode="date" /> },
        { term: own('maker'), value: row.maker && <bdi>{row.maker}</bdi> },
      ]}
    />
  )
}
