import { createContext, use, type ReactNode } from 'react'
import {
  Ban,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  Contrast,
  Ellipsis,
  Eye,
  type LucideIcon,
  Send,
  User,
  X,
} from 'lucide-react'
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

/** The icons that rows of tables repeat: a table draws each shape once, and its rows point to it. */
const repeated = [Ban, Check, CircleAlert, CircleCheck, CircleDashed, Clock, Contrast, Ellipsis, Eye, Send, User, X]

const Sprite = createContext<string | null>(null)

/** Icons inside of it point to the shapes of `SpriteSymbols` with the same id; without an id each draws its own. */
export function IconSprite({ id, children }: { id: string | null; children: ReactNode }) {
  return <Sprite value={id}>{children}</Sprite>
}

/** The shapes of a sprite, drawn once and shown nowhere. */
export function SpriteSymbols({ id }: { id: string }) {
  return (
    <svg width={0} height={0} aria-hidden className="absolute">
      {repeated.map((Drawing, index) => (
        <symbol key={index} id={`${id}${index}`} viewBox="0 0 24 24">
          <Drawing strokeWidth="inherit" />
        </symbol>
      ))}
    </svg>
  )
}

export function Icon({ as: Drawing, directional, size = 20, label, className }: IconProps) {
  const sprite = use(Sprite)
  const shape = sprite === null || label ? -1 : repeated.indexOf(Drawing)
  const look = classes('shrink-0', directional && 'rtl:-scale-x-100', className)
  const strokeWidth = size < 20 ? 2.25 : 2
  if (shape >= 0) {
    return (
      <svg width={size} height={size} strokeWidth={strokeWidth} className={look} aria-hidden>
        <use href={`#${sprite}${shape}`} />
      </svg>
    )
  }
  return (
    <Drawing
      size={size}
      strokeWidth={strokeWidth}
      className={look}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
