import { type PointerEvent, useRef, useState } from 'react'
import { Eraser } from 'lucide-react'
import { longestPath } from '#/domain/operations/audits/answers.ts'
import { namePath } from '#/features/fieldwork/visits/name-path.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

const size = { width: 320, height: 140 }

type Props = { name: string; path: string; onChange: (path: string) => void }

/** A signature drawn with a finger, or made from the typed name for keyboards, which is stored as strokes too. */
export function SignaturePad({ name, path, onChange }: Props) {
  const t = useT(auditFillMessages)
  const [stroke, setStroke] = useState('')
  const drawing = useRef('')
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return `${Math.round(((clientX - left) / width) * size.width)} ${Math.round(((clientY - top) / height) * size.height)}`
  }
  const draw = (part: string) => {
    if (path.length + drawing.current.length + part.length > longestPath) return
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
    <div className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t(path ? 'drawn' : 'drawHere')}
        className="w-full touch-none rounded-control border border-line-input bg-canvas text-ink"
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
      <p className="flex min-h-11 items-center justify-between gap-3 text-caption text-ink-2">
        <span aria-live="polite">{t(path ? 'drawn' : 'drawHere')}</span>
        {path !== '' && (
          <Button variant="quiet" icon={Eraser} onClick={() => onChange('')}>
            {t('drawAgain')}
          </Button>
        )}
      </p>
      {path === '' && name.trim().length > 1 && (
        <Button size="large" full onClick={() => onChange(namePath(name))}>
          {t('signByName')}
        </Button>
      )}
    </div>
  )
}
