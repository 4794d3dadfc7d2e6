import { useEffect, useRef } from 'react'
import { shellMessages } from '#/messages/shell.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

type PaletteListProps = {
  id: string
  groups: readonly PaletteGroup[]
  active: string | undefined
  pending: boolean
  failed: boolean
  hint: 'searchHint' | 'searchHintOwn'
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void
  onRetry: () => void
}

/** Grouped results. The focus stays in the field; arrow keys move the active entry. */
export function PaletteList({ id, groups, active, pending, failed, hint, onChoose, onRetry }: PaletteListProps) {
  const t = useT(shellMessages)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2" aria-busy={pending}>
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
      {groups.length === 0 && !failed && (
        <div className="px-3 py-6 text-center text-ink-2">
          <p className="text-ink">{t(pending ? 'searching' : 'noMatches')}</p>
          {!pending && <p className="mt-2 text-caption">{t(hint)}</p>}
        </div>
      )}
      {failed && (
        <p className="flex items-center justify-between gap-3 px-3 py-3 text-danger-ink">
          {t('searchFailed')}
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  )
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  active: boolean
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void
}

/** A link, so that it opens in a new tab as links do. */
function Option({ id, entry, active, onChoose }: OptionProps) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <a
      ref={row}
      id={id}
      href={entry.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.shiftKey) return
        event.preventDefault()
        onChoose(entry, event.ctrlKey || event.metaKey)
      }}
      className={classes(
        'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-surface-2',
        active && 'bg-surface-2 ring-1 ring-line-input',
      )}
    >
      <Icon as={entry.icon} className="shrink-0 text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-col md:flex-row md:items-center md:gap-3">
        <span className="min-w-0 flex-1 truncate">
          <bdi>{entry.title}</bdi>
        </span>
        {entry.detail && (
          <span className="min-w-0 truncate text-caption text-ink-2 md:max-w-[60%]">
            <bdi>{entry.detail}</bdi>
          </span>
        )}
      </span>
    </a>
  )
}
