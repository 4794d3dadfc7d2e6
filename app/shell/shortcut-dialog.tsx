import { useState } from 'react'
import { shortcutMessages } from '#/messages/shortcuts.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { switchShortcuts, useShortcuts, useShortcutsOn } from '#/ui/shortcuts.ts'

const everywhere = [
  ['Ctrl K', 'key_search'],
  ['?', 'key_help'],
] as const
const inLists = [
  ['J', 'key_next'],
  ['K', 'key_previous'],
  ['X', 'key_tick'],
  ['Shift J / K', 'key_extend'],
  ['Enter', 'key_open'],
  ['O', 'key_beside'],
  ['E', 'key_step'],
  ['/', 'key_find'],
  ['N', 'key_new'],
  ['Z', 'key_undo'],
] as const

/** The list of keys, opened by a question mark or from the account menu. */
export function useShortcutDialog() {
  const [open, setOpen] = useState(false)
  // why: a question mark works while shortcuts are off only through the menu, which leads to the switch
  useShortcuts(
    (code, { shiftKey }) => {
      if (code !== 'Slash' || !shiftKey) return false
      setOpen(true)
      return true
    },
    // why: the editor's desk has a list of its own
    { last: true },
  )
  return { open: () => setOpen(true), dialog: <ShortcutDialog open={open} onClose={() => setOpen(false)} /> }
}

function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT(shortcutMessages)
  const on = useShortcutsOn()
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width="small">
      <label className="flex min-h-11 items-center gap-3 text-ui">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => switchShortcuts(event.target.checked)}
          className="size-5 accent-primary"
        />
        {t('on')}
      </label>
      <Keys title={t('everywhere')} keys={everywhere} />
      <Keys title={t('inLists')} keys={inLists} />
    </Dialog>
  )
}

type Key = (typeof everywhere | typeof inLists)[number]

function Keys({ title, keys }: { title: string; keys: readonly Key[] }) {
  const t = useT(shortcutMessages)
  return (
    <section className="mt-4">
      <h3 className="text-caption font-medium text-ink-2">{title}</h3>
      <dl className="mt-1 flex flex-col text-ui">
        {keys.map(([name, text]) => (
          <div key={text} className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
            <dt>{t(text)}</dt>
            <dd>
              <kbd className="rounded-badge border border-line-input bg-surface-2 px-2 py-0.5 text-caption">
                <bdi dir="ltr">{name}</bdi>
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
