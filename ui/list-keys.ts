import type { RefObject } from 'react'
import type { OpenRecord } from '#/ui/open-record.tsx'
import { useShortcuts } from '#/ui/shortcuts.ts'

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('.list-row') ?? [])]

const tick = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('.list-tick input')

/** Focuses the row's link, else its tick. */
function focusRow(row: HTMLElement | undefined): void {
  const handle = row?.querySelector<HTMLElement>('.list-link') ?? tick(row)
  handle?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Opens the record of the row; false where it has none. */
function openBeside(record: OpenRecord | null, row: HTMLElement | undefined): boolean {
  const id = row?.dataset['record']
  if (!record || !id) return false
  record.open(id)
  return true
}

/**
 * Keys of a list: J and K move between rows, with Shift they tick the rows on the way, X ticks the row, E presses the
 * row's first button or opens its menu, Slash goes to the search, N follows the link to a new record that is marked with
 * `data-list-new`. O opens the row's record beside the list, which then
 * follows J and K. Enter follows the focused link by itself.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, record: OpenRecord | null = null): void {
  useShortcuts((code, { shiftKey }) => {
    const rows = rowsIn(list.current)
    const focused = rows.findIndex((row) => row.contains(document.activeElement))
    const here = focused === -1 ? rows.findIndex((row) => row.ariaCurrent) : focused
    const row = rows[here]
    switch (code) {
      case 'KeyJ':
      case 'KeyK': {
        const next = rows[code === 'KeyJ' ? Math.min(rows.length - 1, here + 1) : Math.max(0, here - 1)]
        if (shiftKey) for (const box of [tick(row), tick(next)]) if (box && !box.checked) box.click()
        focusRow(next)
        if (record?.opened && !shiftKey) openBeside(record, next)
        return true
      }
      case 'KeyO':
        return openBeside(record, row)
      case 'KeyX':
        tick(row)?.click()
        return row !== undefined
      case 'KeyE': {
        const step = row?.querySelector<HTMLElement>('td:not(.list-choose) :is(button, summary)')
        step?.click()
        return Boolean(step)
      }
      case 'KeyN': {
        const add = shiftKey ? null : document.querySelector<HTMLElement>('main [data-list-new]')
        add?.click()
        return add !== null
      }
      case 'Slash': {
        if (shiftKey) return false
        const search = document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]')
        search?.focus()
        return search !== null
      }
      default:
        return false
    }
  })
}
