import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Search, X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { typedText } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { keepRecent, type PaletteEntry, readRecent, recentGroup, recordGroups } from './palette-entries.ts'
import { PaletteList } from './palette-list.tsx'
import type { Area } from './portal-menus.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Search and navigation (Ctrl or ⌘ and K): one dialog for all its buttons. The key is matched by position, so that it works on an Arabic keyboard. */
export function usePalette(area: Area) {
  const t = useT(shellMessages)
  const box = useRef<HTMLDialogElement>(null)
  const [openings, setOpenings] = useState(0)
  const open = () => {
    if (box.current?.open || document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return
    setOpenings((count) => count + 1)
    box.current?.showModal()
  }
  useShortcut(open)
  const dialog = (
    <dialog
      closedby="any"
      ref={box}
      aria-label={t('searchTitle')}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-card p-0 text-ui text-ink shadow-float backdrop:bg-scrim open:flex md:mx-auto md:mt-[8dvh] md:mb-auto md:h-auto md:max-h-[76dvh] md:w-[min(44rem,calc(100dvw-2rem))] md:rounded-dialog"
    >
      {openings > 0 && <Palette key={openings} area={area} onClose={() => box.current?.close()} />}
    </dialog>
  )
  return { open, dialog }
}

const buttonLooks = {
  side: 'flex h-8 w-full items-center gap-2 rounded-control border border-line-input/60 bg-canvas px-2 text-ink-3 hover:text-ink coarse:h-11',
  icon: 'inline-flex size-11 items-center justify-center rounded-control hover:bg-surface-2 lg:hidden',
} as const

type ButtonProps = { palette: { open: () => void }; look: keyof typeof buttonLooks }

/** Opens the search. In the side bar it shows its name and key. */
export function PaletteButton({ palette, look }: ButtonProps) {
  const t = useT(shellMessages)
  return (
    <button
      type="button"
      onClick={palette.open}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={buttonLooks[look]}
    >
      <Icon as={Search} size={look === 'side' ? 16 : 20} />
      <span className={look === 'side' ? 'truncate' : 'sr-only'}>{t('searchShort')}</span>
      {look === 'side' && (
        <kbd
          aria-hidden
          dir="ltr"
          className="ms-auto rounded-badge border border-line px-1 text-[11px] leading-4 whitespace-nowrap"
        >
          {t('searchKeys')}
        </kbd>
      )}
    </button>
  )
}

function useShortcut(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

type Catalogue = typeof import('./palette-catalogue.ts')

/** Pages and actions, fetched when the search opens for the first time: they are not part of a portal's first page. */
function useCatalogue(): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    let isOpen = true
    import('./palette-catalogue.ts').then(
      (loaded) => isOpen && setCatalogue(loaded),
      () => {},
    )
    return () => void (isOpen = false)
  }, [])
  return catalogue
}

const mostActions = 4

function usePaletteGroups(area: Area, typed: string) {
  const lang = useLang()
  const rights = useRights()
  const [recent] = useState(() => readRecent(area))
  const catalogue = useCatalogue()
  const about = catalogue?.aboutIn(area, typed, rights) ?? null
  const { records, failed, pending, retry } = useFoundRecords(about?.subject ?? typed)
  const isEmpty = typed.trim() === ''
  const { exact, others } = recordGroups(records, recent)
  const actions = catalogue?.actionsFor(area, typed, lang, rights) ?? []
  const named = about ? (catalogue?.aboutEntries(about, records, lang) ?? []) : []
  const groups = [
    ...(isEmpty ? [recentGroup(recent)] : []),
    ...(named.length > 0 ? [{ key: 'actions' as const, entries: named }] : []),
    ...exact,
    ...(isEmpty ? [{ key: 'actions' as const, entries: actions.slice(0, mostActions) }] : []),
    { key: 'goTo' as const, entries: catalogue?.pagesFor(area, typed, lang, rights) ?? [] },
    ...(named.length > 0 || isEmpty ? [] : [{ key: 'actions' as const, entries: actions }]),
    ...others,
  ].filter(({ entries }) => entries.length > 0)
  return { groups, failed, pending: pending || !catalogue, retry, entries: groups.flatMap((group) => group.entries) }
}

function Palette({ area, onClose }: { area: Area; onClose: () => void }) {
  const t = useT(shellMessages)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { groups, entries, failed, pending, retry } = usePaletteGroups(area, typed)
  const active = entries[Math.min(at, entries.length - 1)]
  const choose = (entry: PaletteEntry, inNewTab: boolean) => {
    keepRecent(area, entry)
    if (inNewTab) return void window.open(entry.to, '_blank', 'noopener')
    onClose()
    void navigate(entry.to)
  }
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const last = entries.length - 1
    const here = Math.min(at, last)
    const moves: Record<string, number> = { ArrowDown: here < last ? here + 1 : 0, ArrowUp: here > 0 ? here - 1 : last }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(active, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <div className="flex max-h-[inherit] min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
        <Icon as={Search} className="text-ink-2" />
        <input
          role="combobox"
          aria-label={t('search')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active.id}`}
          ref={input}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir={typed ? 'auto' : undefined}
          value={typed}
          placeholder={t('search')}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          className={classes(
            typedText,
            'min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-ink-3',
          )}
        />
        <IconButton icon={X} label={t('closeMenu')} onClick={onClose} />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        active={active?.id}
        pending={pending}
        failed={failed}
        hint={area === 'admin' ? 'searchHint' : 'searchHintOwn'}
        onChoose={choose}
        onRetry={retry}
      />
      <p className="hidden shrink-0 border-t border-line px-4 py-2 text-caption text-ink-3 md:block coarse:hidden">
        {t('keysOfSearch')}
      </p>
      <p role="status" className="sr-only">
        {pending ? t('searching') : t('found', { count: entries.length })}
      </p>
    </div>
  )
}
