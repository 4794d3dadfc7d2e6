import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#/ui/class-names.ts'

/** Milliseconds of hover: long enough that crossing the bar does not open it. */
const hoverDelayMs = 150

type DropDownProps = {
  /** Content of the button. */
  summary: ReactNode
  /** Accessible name when the content is not enough. */
  label?: string
  /** Also opens on hover, besides click and keyboard. */
  hover?: boolean
  className?: string | undefined
  /** Stays open after a link inside was followed. */
  staysOpen?: boolean
  /** Selector of the field inside that gets the cursor when the panel opens, its text selected. */
  field?: string
  summaryClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A panel under a button as <details>: works without scripts, which add closing by Escape, blur and navigation, and
 * opening on hover.
 */
export function DropDown({
  summary,
  label,
  hover,
  className,
  staysOpen,
  field,
  summaryClass,
  panelClass,
  children,
}: DropDownProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key && !staysOpen) box.current?.removeAttribute('open')
  }, [key, staysOpen])
  useClosing(box)
  const hovering = useHoverOpening(box, Boolean(hover))
  const enter = () => {
    const input = field && box.current?.open ? box.current.querySelector<HTMLInputElement>(field) : null
    input?.focus()
    input?.select()
  }
  return (
    <details ref={box} {...hovering.area} onToggle={enter} className={classes('group relative', className)}>
      <summary
        aria-label={label}
        onClick={hovering.onClick}
        className={classes('list-none [&::-webkit-details-marker]:hidden', summaryClass)}
      >
        {summary}
      </summary>
      <div className={panelClass}>{children}</div>
    </details>
  )
}

type Box = { current: HTMLDetailsElement | null }

/** Closes an open panel by Escape and by a press or focus elsewhere; popovers opened from it count as inside. */
export function useClosing(box: Box) {
  useEffect(() => {
    const details = box.current
    if (!details) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      event.preventDefault()
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
    }
    const onElsewhere = (event: Event) => {
      const { target } = event
      if (!details.open || !(target instanceof Element) || details.contains(target)) return
      if (!target.closest('[data-trigger], [role=dialog], [role=listbox]')) details.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [box])
}

function useHoverOpening(box: Box, on: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (event: { pointerType: string }, open: boolean) => {
    if (!on || event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!box.current || box.current.open === open) return
      if (!open && !openedByHover.current) return
      box.current.open = open
      openedByHover.current = open
    }, hoverDelayMs)
  }
  return {
    area: {
      onPointerEnter: (event: { pointerType: string }) => later(event, true),
      onPointerLeave: (event: { pointerType: string }) => later(event, false),
    },
    // why: a click right after the hover means to open, not to close; the panel then stays open
    onClick: (event: { preventDefault: () => void }) => {
      clearTimeout(timer.current)
      if (!openedByHover.current || !box.current?.open) return
      openedByHover.current = false
      event.preventDefault()
    },
  }
}
