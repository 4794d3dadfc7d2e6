import { type PointerEvent, useRef, useState } from 'react'
import { classes } from '#/ui/class-names.ts'

const size = { width: 320, height: 140 }

type Props = {
  /** Name of the drawing, for screen readers. */
  label: string
  path: string
  /** Longest path; strokes beyond it are not drawn. */
  most: number
  onChange: (path: string) => void
  className?: string
}

/** Strokes of a finger as an SVG path, such as a signature. It grows by each stroke. */
export function DrawingPad({ label, path, most, onChange, className }: Props) {
  const [stroke, setStroke] = useState('')
  const drawing = useRef('')
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = Math.round(((clientX - left) / width) * size.width)
    const y = Math.round(((clientY - top) / height) * size.height)
    return `${x} ${y}`
  }
  const draw = (part: string) => {
    if (path.length + drawing.current.length + part.length > most) return
    drawing.current += part
    setStroke(drawing.current)
  }
  const end = () => {
    if (drawing.current === '') return
    const whole = path + drawing.current
    drawing.current = ''
    setStroke('')
    onChange(whole)
  }
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className={classes('w-full touch-none rounded-control border border-line-input bg-canvas text-ink', className)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const point = pointOf(event)
        draw(`M${point}L${point}`)
      }}
      onPointerMove={(event) => event.buttons > 0 && drawing.current !== '' && draw(`L${pointOf(event)}`)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={path + stroke} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
    </svg>
  )
}
