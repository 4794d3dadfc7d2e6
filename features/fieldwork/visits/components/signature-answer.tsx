import { useRef, useState, type PointerEvent } from 'react'
import { Eraser } from 'lucide-react'
import { maximumSignatureLength, type SignatureQuestion } from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { namePath } from '../name-path.ts'
import { fieldName } from '../section-fields.ts'
import { useDraft, useVisit } from './visit-context.ts'

const size = { width: 320, height: 140 }

/** Drawn with a finger, or typed as a name, which is stored as strokes too. */
export function SignatureAnswer({ question }: { question: SignatureQuestion }) {
  const t = useT(questionnaireMessages)
  const { store } = useVisit()
  const { value } = useDraft(question.key)
  const stored = typeof value === 'string' ? value : ''
  const [stroke, setStroke] = useState('')
  const [name, setName] = useState('')
  const drawing = useRef('')
  const put = (path: string) =>
    store.setAnswer(question.key, path === '' ? null : path.slice(0, maximumSignatureLength))
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = Math.round(((clientX - left) / width) * size.width)
    const y = Math.round(((clientY - top) / height) * size.height)
    return `${x} ${y}`
  }
  const draw = (part: string) => {
    if (stored.length + drawing.current.length + part.length > maximumSignatureLength) return
    drawing.current += part
    setStroke(drawing.current)
  }
  const end = () => {
    if (drawing.current === '') return
    const path = stored + drawing.current
    drawing.current = ''
    setStroke('')
    put(path)
  }
  return (
    <div className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={t(stored ? 'signed' : 'signHere')}
        className="w-full noscript:hidden touch-none rounded-control border border-line-input bg-canvas text-ink"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const point = pointOf(event)
          draw(`M${point}L${point}`)
        }}
        onPointerMove={(event) => event.buttons > 0 && drawing.current !== '' && draw(`L${pointOf(event)}`)}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={stored + stroke} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinecap="round" />
      </svg>
      <noscript>
        <p className="text-caption text-ink-2">{t(stored ? 'signed' : 'signPlain')}</p>
      </noscript>
      <p className="flex items-center justify-between gap-3 text-caption text-ink-2 noscript:hidden">
        <span aria-live="polite">{t(stored ? 'signed' : 'signHere')}</span>
        {stored && (
          <Button variant="quiet" size="dense" icon={Eraser} onClick={() => put('')}>
            {t('signAgain')}
          </Button>
        )}
      </p>
      {!stored && (
        <div className="flex flex-col gap-2">
          <TextField
            name={`${fieldName('value', question.key)}.name`}
            label={t('signByName')}
            maxLength={60}
            onChange={setName}
          />
          {name.trim().length > 1 && (
            <Button size="large" full onClick={() => put(namePath(name))}>
              {t('signByNameButton')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
