import { useEffect, useRef } from 'react'
import { shellMessages } from '#/messages/shell.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

type PaletteListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: string | undefined
  failed: boolean
  onChoose: (entry: PaletteEntry) => void
}

/** Grouped results. The focus stays in the field; arrow keys move the active entry. */
export function PaletteList({ id, groups, active, failed, onChoose }: PaletteListProps) {
  const t = useT(shellMessages)
  return (
    <div className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2">
      <div id={id} role="listbox" aria-label={t('searchTitle')}>
        {groups.map(({ key, entries }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <p id={`${id}-${key}`} className="px-3 pt-2 pb-1 text-micro font-medium text-ink-3">
              {t(key)}
            </p>
            {entries.map((entry) => (
              <Option
                key={entry.id}
                id={`${id}-${entry.id}`}
                entry={entry}
                active={entry.id === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 && !failed && <p className="px-3 py-6 text-center text-ink-2">{t('noMatches')}</p>}
      {failed && <p className="px-3 py-3 text-danger-ink">{t('searchFailed')}</p>}
    </div>
  )
}

type OptionProps = { id: string; entry: PaletteEntry; active: boolean; onChoose: (entry: PaletteEntry) => void }

function Option({ id, entry, active, onChoose }: OptionProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <button
      type="button"
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
      className={classes(
        'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-surface-2',
        active && 'bg-surface-2 ring-1 ring-line-input',
      )}
    >
      <Icon as={entry.icon} className="text-ink-2" />
      <span className="min-w-0 flex-1 truncate">
        <bdi>{entry.title}</bdi>
      </span>
      {entry.detail && (
        <span className="min-w-0 truncate text-caption text-ink-2">
          <bdi>{entry.detail}</bdi>
        </span>
      )}
    </button>
  )
}
