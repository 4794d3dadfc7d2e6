import { Eraser } from 'lucide-react'
import { longestPath } from '#/domain/operations/audits/answers.ts'
import { namePath } from '#/features/fieldwork/visits/name-path.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Button } from '#/ui/button.tsx'
import { DrawingPad } from '#/ui/drawing-pad.tsx'
import { useT } from '#/ui/language.tsx'

type Props = { name: string; path: string; onChange: (path: string) => void }

/** A signature drawn with a finger, or made from the typed name for keyboards, which is stored as strokes too. */
export function SignaturePad({ name, path, onChange }: Props) {
  const t = useT(auditFillMessages)
  return (
    <div className="flex flex-col gap-3">
      <DrawingPad label={t(path ? 'drawn' : 'drawHere')} path={path} most={longestPath} onChange={onChange} />
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
