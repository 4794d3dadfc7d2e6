import { useState } from 'react'
import { Eraser } from 'lucide-react'
import { maximumSignatureLength, type SignatureQuestion } from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { DrawingPad } from '#/ui/drawing-pad.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { namePath } from '../name-path.ts'
import { fieldName } from '../section-fields.ts'
import { useDraft, useVisit } from './visit-context.ts'

/** Drawn with a finger, or typed as a name, which is stored as strokes too. */
export function SignatureAnswer({ question }: { question: SignatureQuestion }) {
  const t = useT(questionnaireMessages)
  const { store } = useVisit()
  const { value } = useDraft(question.key)
  const stored = typeof value === 'string' ? value : ''
  const [name, setName] = useState('')
  const put = (path: string) =>
    store.setAnswer(question.key, path === '' ? null : path.slice(0, maximumSignatureLength))
  return (
    <div className="flex flex-col gap-3">
      <DrawingPad
        label={t(stored ? 'signed' : 'signHere')}
        path={stored}
        most={maximumSignatureLength}
        onChange={put}
        className="noscript:hidden"
      />
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
