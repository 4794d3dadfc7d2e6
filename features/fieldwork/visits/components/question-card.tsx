import { useState } from 'react'
import { MessageSquareText } from 'lucide-react'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { isLow, needsComment, needsPhoto, type Question, takesPhotos } from '#/domain/questionnaire.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { maximumCommentLength, maximumReasonLength } from '../answer.ts'
import { fieldName } from '../section-fields.ts'
import { questionAnchor } from '../sections.ts'
import { useOpened } from './use-opened.ts'
import { useDraft, useVisit } from './visit-context.ts'
import { AnswerField } from './answer-field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { VoiceNotes } from './voice-notes.tsx'

/** Text and number answers need no explanation; others may have one. */
const explains = ({ type }: Question): boolean => type !== 'text' && type !== 'number'

type QuestionCardProps = { question: Question; number: number; total: number }

/** One question: text, folded guidance, answer, not applicable, comment, photos. */
export function QuestionCard({ question, number, total }: QuestionCardProps) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { state, store, questioned, openPoints } = useVisit()
  const draft = useDraft(question.key)
  const conflict = state.conflicts.get(question.key)
  const guidance = question.guidance?.[lang]
  const answered = draft.value !== null || draft.notApplicable
  const seen = useOpened(question.key, answered)
  return (
    <section
      ref={seen}
      id={questionAnchor(question.key)}
      tabIndex={-1}
      aria-labelledby={`${questionAnchor(question.key)}-text`}
      className="group/question flex scroll-mt-20 flex-col gap-4 rounded-card border border-line bg-card p-4 outline-offset-2 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2 text-caption text-ink-2">
          <span>{t('questionOf', { number, total })}</span>
          {questioned.has(question.key) &&
            (openPoints.includes(question.key) ? (
              <Badge tone="yellow-deep">{t('questioned')}</Badge>
            ) : (
              <Badge tone="green">{t('pointAnswered')}</Badge>
            ))}
          {!question.required && <span>{t('optionalAnswer')}</span>}
        </div>
        <h2 id={`${questionAnchor(question.key)}-text`} className="text-body font-semibold">
          {question.text[lang]}
        </h2>
        {actionAskedAgain(question.key) && <p className="text-caption text-ink-2">{t('askedAgain')}</p>}
        {guidance && (
          <details className="text-ui text-ink-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
              {t('guidance')}
            </summary>
            <p className="pb-1">{guidance}</p>
          </details>
        )}
      </div>
      {conflict && <ConflictNotice question={question} conflict={conflict} />}
      {state.refused.has(question.key) && <Notice kind="danger">{t('refusedAnswer')}</Notice>}
      <input type="hidden" name={fieldName('version', question.key)} value={store.versionOf(question.key)} readOnly />
      <fieldset className="flex min-w-0 flex-col gap-2 group-has-[[data-na]:checked]/question:opacity-50">
        <legend className="sr-only">{question.text[lang]}</legend>
        <AnswerField question={question} />
      </fieldset>
      {question.allowNotApplicable && <NotApplicable question={question} />}
      {(explains(question) || takesPhotos(question)) && (
        <div className="-mx-1 flex flex-wrap items-start gap-x-1 gap-y-4">
          {explains(question) && <Comment question={question} />}
          {takesPhotos(question) && <Photos question={question} />}
          {explains(question) && <VoiceNotes questionKey={question.key} />}
        </div>
      )}
      {answered && explains(question) && question.type !== 'signature' && (
        <div className="-mb-2 flex justify-end noscript:hidden">
          <Button variant="quiet" size="dense" onClick={() => store.setAnswer(question.key, null)}>
            {t('clearAnswer')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Shows the reason's field once the box is ticked, with or without scripts. */
function NotApplicable({ question }: { question: Question }) {
  const t = useT(questionnaireMessages)
  const { store, state } = useVisit()
  const draft = useDraft(question.key)
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 text-ui has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          data-na
          type="checkbox"
          name={fieldName('na', question.key)}
          checked={draft.notApplicable}
          onChange={(event) => store.answer(question.key, { notApplicable: event.target.checked })}
          className="size-5 shrink-0 accent-primary focus-visible:outline-none"
        />
        {t('notApplicable')}
      </label>
      <div className="hidden group-has-[[data-na]:checked]/question:block">
        <TextField
          key={state.revisions.get(question.key)}
          name={fieldName('reason', question.key)}
          label={t('naReason')}
          defaultValue={draft.naReason}
          maxLength={maximumReasonLength}
          onChange={(naReason) => store.answer(question.key, { naReason })}
        />
      </div>
    </div>
  )
}

function Photos({ question }: { question: Question }) {
  const { state, store } = useVisit()
  const draft = useDraft(question.key)
  return (
    <PhotoPicker
      questionKey={question.key}
      needed={!draft.notApplicable && needsPhoto(question, draft.value)}
      photos={state.photos.filter(({ questionKey, kind }) => questionKey === question.key && kind !== 'voice')}
      onAdd={(files) => {
        store.addPhotos(
          question.key,
          files.map((file) => ({ file, kind: question.type === 'receipt' ? 'receipt' : 'photo' })),
        )
        // why: where the photo is the answer, the report must have one with its time
        if (question.type === 'photo') store.answer(question.key, { notApplicable: false })
      }}
      onRemove={store.removePhoto}
      onRetry={store.retry}
    />
  )
}

/** Unfolded when an explanation is required; otherwise folded. */
function Comment({ question }: { question: Question }) {
  const t = useT(questionnaireMessages)
  const { store, state } = useVisit()
  const draft = useDraft(question.key)
  const [wanted, setWanted] = useState(draft.comment !== '')
  const needed = !draft.notApplicable && needsComment(question, draft.value)
  const low = isLow(question, draft.value)
  const help = needed ? t(low ? 'commentNeeded' : 'commentForFull') : undefined
  const field = (
    <TextArea
      key={state.revisions.get(question.key)}
      name={fieldName('comment', question.key)}
      label={t('comment')}
      help={help}
      optional={!needed}
      rows={3}
      defaultValue={draft.comment}
      maxLength={maximumCommentLength}
      onChange={(comment) => store.answer(question.key, { comment })}
    />
  )
  if (needed || wanted) return <div className="basis-full px-1">{field}</div>
  return (
    <>
      <span className="contents noscript:hidden">
        <Button variant="quiet" size="dense" icon={MessageSquareText} onClick={() => setWanted(true)}>
          {t('addComment')}
        </Button>
      </span>
      <noscript>{field}</noscript>
    </>
  )
}
