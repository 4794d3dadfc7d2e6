import type { ReactNode } from 'react'
import { emptyAnswer } from '#/domain/operations/audits/answers.ts'
import { needsPhoto, type Question } from '#/domain/questionnaire.ts'
import { AnswerOption } from '#/features/fieldwork/visits/components/option.tsx'
import { PhotoPicker } from '#/features/fieldwork/visits/components/photo-picker.tsx'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { useT } from '#/ui/language.tsx'
import { auditPhotoKey } from '../photo-key.ts'
import { useAudit } from './audit-context.ts'

/** The answer that takes a question out of the score. */
export function NotApplicable({ question }: { question: Question }) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { na } = state.values[question.key] ?? emptyAnswer
  return (
    <AnswerOption
      name={`a-${question.key}`}
      value="na"
      centred
      checked={na}
      onChoose={() => store.set(question.key, { na: true, value: null, act: null })}
    >
      {t('na')}
    </AnswerOption>
  )
}

/** A caption over its field. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex flex-col gap-1 text-ui">
      <span>{label}</span>
      {children}
    </label>
  )
}

/** Photos of the finding, or of what was put right. */
export function Photos({ question, kind }: { question: Question; kind: 'finding' | 'fix' }) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { value } = state.values[question.key] ?? emptyAnswer
  const photoKey = auditPhotoKey(question.key, kind)
  const photos = state.photos.filter(({ questionKey }) => questionKey === photoKey)
  const needed = kind === 'fix' || needsPhoto(question, value)
  return (
    <div role="group" aria-label={t(kind === 'fix' ? 'fixPhotos' : 'findingPhotos')} className="flex flex-wrap">
      <PhotoPicker
        questionKey={photoKey}
        needed={needed}
        photos={photos}
        onAdd={(files) => store.addPhotos(photoKey, files)}
        onRemove={(id) => store.removePhoto(id)}
        onRetry={() => store.retry()}
      />
    </div>
  )
}
