import type { LucideIcon } from 'lucide-react'
import { classes } from '#/ui/class-names.ts'

export type IconProps = {
  as: LucideIcon
  /** Mirrors in Arabic: for direction icons (back, next, chevrons, send), not for clocks, checks and search. */
  directional?: boolean
  size?: 12 | 16 | 20 | 24 | 32 | 40
  /** Accessible name of a standalone icon. */
  label?: string
  className?: string
}

export function Icon({ as: Drawing, directional, size = 20, label, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size < 20 ? 2.25 : 2}
      className={classes('shrink-0', directional && 'rtl:-scale-x-100', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
