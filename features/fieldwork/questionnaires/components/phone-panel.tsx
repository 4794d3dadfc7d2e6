import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { allQuestions, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { phoneMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { LanguageProvider, useLang, useT } from '#/ui/language.tsx'
import { PhoneFrame } from '#/ui/phone-frame.tsx'
import { questionName } from '../condition-words.ts'

export type PreviewOf = (shown: {
  definition: QuestionnaireDefinition
  question: Question
  number: number
  total: number
}) => ReactNode

type Props = {
  definition: QuestionnaireDefinition
  /** Key of the question that is open in the editor. */
  opened: string | null
  preview: PreviewOf
}

/** The question on a shopper's phone, in either language. */
export function PhonePanel({ definition, opened, preview }: Props) {
  const t = useT(phoneMessages)
  const lang = useLang()
  const [shown, setShown] = useState<Lang>(lang)
  const [chosen, setChosen] = useState(opened)
  const [seen, setSeen] = useState(opened)
  if (opened !== seen) {
    setSeen(opened)
    if (opened) setChosen(opened)
  }
  const questions = allQuestions(definition)
  const at = Math.max(
    0,
    questions.findIndex(({ key }) => key === chosen),
  )
  const question = questions[at]
  if (!question) return <p className="text-ui text-ink-2">{t('none')}</p>
  const go = (by: 1 | -1) => setChosen(questions[at + by]?.key ?? chosen)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <IconButton icon={ChevronLeft} directional label={t('previous')} disabled={at === 0} onClick={() => go(-1)} />
        <div className="min-w-0 flex-1">
          <SelectField
            key={question.key}
            name="phone-question"
            label={t('question')}
            defaultValue={question.key}
            options={questions.map((one) => ({ value: one.key, label: questionName(one, lang) }))}
            onChange={setChosen}
          />
        </div>
        <IconButton
          icon={ChevronRight}
          directional
          label={t('next')}
          disabled={at === questions.length - 1}
          onClick={() => go(1)}
        />
      </div>
      <div role="group" aria-label={t('language')} className="flex gap-2">
        {langs.map((one) => (
          <Button
            key={one}
            size="dense"
            variant={one === shown ? 'primary' : 'secondary'}
            aria-pressed={one === shown}
            onClick={() => setShown(one)}
          >
            {t(`in_${one}`)}
          </Button>
        ))}
      </div>
      <PhoneFrame title={t('title')} lang={shown}>
        <LanguageProvider lang={shown}>
          <div key={`${question.key} ${question.type}`}>
            {preview({ definition, question, number: at + 1, total: questions.length })}
          </div>
        </LanguageProvider>
      </PhoneFrame>
    </div>
  )
}
