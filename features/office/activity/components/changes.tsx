import { ArrowRight, ChevronDown } from 'lucide-react'
import { fieldText, shortChanges, valueText } from '#/features/core/activity/entry.ts'
import { activityLogMessages } from '#/messages/activity.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { LogEntry } from '../list.ts'

/** Changes of an entry: the first ones in one line, and on opening each field with its values before and after and the reason. */
export function Changes({ entry }: { entry: LogEntry }) {
  const t = useT(activityLogMessages)
  const lang = useLang()
  if (entry.changes.length === 0 && !entry.reason) return null
  return (
    <details className="group min-w-0 text-caption max-md:max-w-[calc(100vw-2.5rem)]">
      <summary className="flex min-h-8 max-w-[34cqi] cursor-pointer list-none items-center gap-1.5 max-md:max-w-full coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon as={ChevronDown} size={16} className="flex-none text-ink-3 transition-transform group-open:rotate-180" />
        <bdi className="truncate">
          {entry.changes.length > 0 ? shortChanges(lang, entry.entity, entry.changes) : entry.reason}
        </bdi>
      </summary>
      <dl className="flex min-w-0 flex-col gap-1 pb-2 whitespace-normal">
        {entry.changes.map(({ field, before, after }) => (
          <div key={field} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-2">
              <bdi>{fieldText(lang, field)}</bdi>
            </dt>
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
              {before !== null && (
                <>
                  <span className="sr-only">{t('before')}</span>
                  <Value entity={entry.entity} field={field} value={before} gone />
                  <Icon as={ArrowRight} directional size={12} className="self-center text-ink-3" />
                  <span className="sr-only">{t('after')}</span>
                </>
              )}
              {after === null ? (
                <span className="text-ink-2">{t('nothing')}</span>
              ) : (
                <Value entity={entry.entity} field={field} value={after} />
              )}
            </dd>
          </div>
        ))}
        {entry.reason && (
          <div className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-2">{t('reason')}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {entry.reason}
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}

function Value({ entity, field, value, gone }: { entity: string; field: string; value: string; gone?: boolean }) {
  const text = valueText(useLang(), entity, value, field)
  const Mark = gone ? 'del' : 'ins'
  return (
    <Mark className={gone ? 'text-ink-2' : 'font-medium no-underline'}>
      <bdi className="[overflow-wrap:anywhere]">{text.length > 300 ? `${text.slice(0, 300)}…` : text}</bdi>
    </Mark>
  )
}
