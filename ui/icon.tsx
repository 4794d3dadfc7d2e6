import type { LucideIcon } from 'lucide-react'
import { classes } from '#/ui/class-names.ts'

export type IconProps = {
  as: LucideIcon
  /** Icons that point (back, next, chevrons, send) mirror in Arabic; clocks, checks and search do not. */
  directional?: boolean
  size?: 12 | 16 | 20 | 24 | 32 | 40
  /** Only when the icon stands alone and means something. */
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
