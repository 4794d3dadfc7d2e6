import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ApiKeyRow, ApiKeyState, MadeKey } from '../keys.server.ts'
import { ShownSecret } from './key-form.tsx'

const toneOf: Record<ApiKeyState, Tone> = { active: 'green', expired: 'grey', revoked: 'grey' }

/** Keys of a company with their state, and what owners do with each. */
export function KeyList({ keys, mayChange }: { keys: readonly ApiKeyRow[]; mayChange: boolean }) {
  return (
    <ul className="flex flex-col gap-4">
      {keys.map((key) => (
        <li key={key.id}>
          <KeyCard row={key} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  )
}

function KeyCard({ row, mayChange }: { row: ApiKeyRow; mayChange: boolean }) {
  const t = useT(apiKeyMessages)
  const fetcher = useFetcher<FormResult<MadeKey | null>>()
  const made = fetcher.data?.ok ? fetcher.data.result : null
  return (
    <Card
      title={<bdi>{row.name}</bdi>}
      actions={<StatusBadge tone={toneOf[row.state]}>{t(`state_${row.state}`)}</StatusBadge>}
    >
      <div className="flex flex-col gap-4">
        <DescriptionList
          items={[
            { term: t('part'), value: row.part ? <bdi>{row.part}</bdi> : t('whole') },
            {
              term: t('rights'),
              value: (
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {row.scopes.map((scope) => (
                    <li key={scope}>{t(`scope_${scope}`)}</li>
                  ))}
                </ul>
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
            {
              term: t('clientId'),
              value: (
                <bdi dir="ltr" lang="en" className="code [overflow-wrap:anywhere]">
                  {row.id}
                </bdi>
              ),
            },
            { term: t('used'), value: row.lastUsedAt ? <Time at={row.lastUsedAt} mode="datetime" /> : t('neverUsed') },
            { term: t('expires'), value: row.expiresAt ? <Time at={row.expiresAt} mode="date" /> : t('noEnd') },
            { term: t('made'), value: <Time at={row.createdAt} mode="date" /> },
          ]}
        />
        {made && <ShownSecret made={made} />}
        {row.oldUntil && <OldSecret until={row.oldUntil} />}
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

function OldSecret({ until }: { until: string }) {
  const t = useT(apiKeyMessages)
  return (
    <p className="text-caption text-ink-2">
      {t('overlapUntil')} <Time at={until} mode="datetime" />
    </p>
  )
}
