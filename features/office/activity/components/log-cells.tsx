import { actionText, entityText } from '#/features/core/activity/entry.ts'
import { activityLogMessages } from '#/messages/activity.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { LogEntry } from '../list.ts'
import { Changes } from './changes.tsx'

/** Cells of log entries that show more than a value. */
export function useLogCells(): ListCells<LogEntry> {
  const lang = useLang()
  return {
    what: (entry) => <span className="font-medium">{actionText(lang, entry.action)}</span>,
    who: (entry) => <Who entry={entry} />,
    record: (entry) => <RecordLink entry={entry} name={entityText(lang, entry.entity)} />,
    changes: (entry) => <Changes entry={entry} />,
  }
}

function Who({ entry }: { entry: LogEntry }) {
  const t = useT(activityLogMessages)
  if (!entry.who) return <span className="text-ink-2">{t('platform')}</span>
  return (
    <span className="cell-pair">
      <bdi>{entry.who.name}</bdi>
      <span className="text-caption text-ink-2">
        <bdi dir="ltr">{entry.who.email}</bdi>
      </span>
    </span>
  )
}

function RecordLink({ entry, name }: { entry: LogEntry; name: string }) {
  const label = entry.record?.label
  return (
    <span className="cell-pair">
      <span className="text-caption text-ink-2">{name}</span>
      {entry.record?.to ? (
        <OpenLink to={entry.record.to} className="link">
          <bdi>{label}</bdi>
        </OpenLink>
      ) : (
        label && <bdi>{label}</bdi>
      )}
    </span>
  )
}
