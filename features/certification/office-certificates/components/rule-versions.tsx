import type { RuleVersion } from '#/features/certification/certificates/rule.server.ts'
import { certificateRuleMessages } from '#/messages/certification/certificate-rules.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { changesOf } from '../rule-fields.ts'
import { RuleChanges } from './rule-values.tsx'

/** All versions that were in force, newest first, with their changes. */
export function RuleVersions({ versions }: { versions: readonly RuleVersion[] }) {
  const t = useT(certificateRuleMessages)
  return (
    <Card title={t('versions')}>
      <ol className="flex flex-col divide-y divide-line">
        {versions.map((version, index) => {
          const before = versions[index + 1]
          return (
            <li key={version.version} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-ui font-semibold">{t('version', { version: String(version.version) })}</h3>
                <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
                  <bdi>{version.by ?? t('byPlatform')}</bdi>
                  <Time at={version.createdAt} mode="datetime" />
                </p>
              </div>
              <p dir="auto" className="text-start text-ui [overflow-wrap:anywhere] whitespace-pre-line">
                {before ? version.note : t('first')}
              </p>
              {before && (
                <div className="text-ui text-ink-2">
                  <RuleChanges changes={changesOf(before, version)} />
                </div>
              )}
              <p className="text-caption text-ink-2">{t('issued', { count: version.issued })}</p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
