import type { ReactNode } from 'react'
import { Check, CircleCheck, Clock, Contrast, Eye, User, X, type LucideIcon } from 'lucide-react'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'

export const tones = ['green', 'blue', 'yellow', 'yellow-deep', 'grey', 'red', 'violet'] as const
export type Tone = (typeof tones)[number]

const toneIcons: Record<Tone, LucideIcon> = {
  green: CircleCheck,
  blue: Contrast,
  yellow: Check,
  'yellow-deep': User,
  grey: Clock,
  red: X,
  violet: Eye,
}

type BadgeProps = { tone?: Tone; icon?: LucideIcon; children: ReactNode; className?: string }

/** A small fact, with or without an icon. */
export function Badge({ tone = 'grey', icon, children, className }: BadgeProps) {
  return (
    <span data-tone={tone} className={classes('badge', className)}>
      {icon && <Icon as={icon} size={12} className="text-tone-dot" />}
      {children}
    </span>
  )
}

/** A status: always icon, word and colour together. */
export function StatusBadge({ tone = 'grey', icon, children, className }: BadgeProps) {
  return (
    <span data-tone={tone} className={classes('badge-status', className)}>
      <Icon as={icon ?? toneIcons[tone]} size={12} className="text-tone-dot" />
      {children}
    </span>
  )
}
