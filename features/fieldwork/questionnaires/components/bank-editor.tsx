import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { checkQuestionnaire, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { mostStandardLength } from '#/domain/fieldwork/question-bank.ts'
import type { Question, QuestionnaireDefinition, QuestionType } from '#/domain/questionnaire.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { builderMessages, questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { LeaveGuard } from '#/ui/leave-guard.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import { changeKind } from '../editor-question.ts'
import { changeQuestion, isEmpty, noText } from '../editor-state.ts'
import { FailureFields } from './failure-fields.tsx'
import type { FieldProps } from './field-props.ts'
import { focusFirst } from './focus-first.ts'
import { Rules, Weights } from './question-fields.tsx'
import { questionKinds } from './question-kinds.ts'
import { KindFields } from './question-kind-fields.tsx'
import { TextPair } from './text-pair.tsx'

const id = 'question'
const path = { section: 0, index: 0 } as const

/** The question alone, as a questionnaire of one question. */
const around = (question: Question): QuestionnaireDefinition => ({
  code: 'BANK',
  version: 1,
  evaluationType: 'full_service',
  title: { en: 'Bank', ar: 'بنك' },
  sections: [{ key: 'bank', title: { en: 'Bank', ar: 'بنك' }, weight: 100, questions: [question] }],
  unscored: [],
})

type Content = { question: Question; tags: string; standard: string }
type Props = {
  question: Question
  tags: readonly string[]
  standard: string
  /** null: a new question. */
  version: number | null
  children?: ReactNode
}

/** All fields of a question of the bank, saved together. */
export function BankEditor({ question, tags, standard, version, children }: Props) {
  const t = useT(bankMessages)
  const lang = useLang()
  const first = { question, tags: tags.join(lang === 'ar' ? '، ' : ', '), standard }
  const [content, setContent] = useState<Content>(first)
  const [kept, setKept] = useState({ content: first, version })
  const [sent, setSent] = useState<Content | null>(null)
  const [clientKey] = useState(newClientKey)
  const [drawn, setDrawn] = useState(0)
  const fetcher = useFetcher<FormResult<{ version: number }>>()
  const [heard, setHeard] = useState(fetcher.data)
  if (fetcher.state === 'idle' && fetcher.data !== heard) {
    setHeard(fetcher.data)
    if (fetcher.data?.ok && sent) setKept({ content: sent, version: fetcher.data.result.version })
  }
  useSaySaved(fetcher.state === 'idle' ? fetcher.data : undefined)
  const dirty = content !== kept.content
  const set = (next: QuestionnaireDefinition) =>
    setContent((was) => ({ ...was, question: next.sections[0]!.questions[0]! }))
  const definition = around(content.question)
  const actions: FieldProps['actions'] = {
    type: (part) => set(changeQuestion(definition, path, part)),
    change: (part, ...focus) => {
      set(changeQuestion(definition, path, part))
      setDrawn((count) => count + 1)
      if (focus.length > 0) focusFirst(...focus)
    },
    rename: () => {},
    moveTo: () => {},
    become: (type) => {
      set(changeKind(definition, path, type))
      setDrawn((count) => count + 1)
      focusFirst(`${id}-type`)
    },
  }
  const save = () => {
    setSent(content)
    const about = {
      question: JSON.stringify(content.question),
      tags: content.tags,
      standard: content.standard,
    }
    const body =
      kept.version === null ? { ...about, clientKey } : { ...about, intent: 'save', version: String(kept.version) }
    void fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }
  const problems = problemsOf(fetcher.data, lang)
  const props = { id, question: content.question, definition, earlier: [], section: 0 as const, actions }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <LeaveGuard dirty={dirty && fetcher.state === 'idle'} />
      <Card>
        <div key={drawn} className="flex flex-col gap-6">
          <QuestionParts {...props} />
        </div>
      </Card>
      <div className="flex flex-col gap-4 lg:sticky lg:top-16">
        <TextField
          name="tags"
          label={t('tags')}
          help={t('tagsHelp')}
          defaultValue={first.tags}
          maxLength={1000}
          optional
          onChange={(typed) => setContent((was) => ({ ...was, tags: typed }))}
        />
        <TextField
          name="standard"
          label={t('standard')}
          help={t('standardHelp')}
          defaultValue={standard}
          maxLength={mostStandardLength}
          optional
          onChange={(typed) => setContent((was) => ({ ...was, standard: typed }))}
        />
        <Missing definition={definition} />
        <FormError>{problems.form ?? problems.fields?.['question']}</FormError>
        <Button changes variant="primary" pending={fetcher.state !== 'idle'} disabled={!dirty} onClick={save}>
          {t('save')}
        </Button>
        {children}
      </div>
    </div>
  )
}

function QuestionParts(props: FieldProps) {
  const { question, actions } = props
  const t = useT(builderMessages)
  const kinds = useT(questionTypeMessages)
  return (
    <>
      <TextPair
        id={`${id}-text`}
        label={t('text')}
        value={question.text}
        most={500}
        onChange={(text) => actions.type({ text }, 'text')}
      />
      <TextPair
        id={`${id}-guidance`}
        label={t('guidance')}
        value={question.guidance ?? noText}
        most={2000}
        lines={2}
        optional
        onChange={(text) => actions.type({ guidance: isEmpty(text) ? undefined : text }, 'guidance')}
      />
      <div className="md:w-1/2">
        <SelectField
          name={`${id}-type`}
          id={`${id}-type`}
          label={t('kind')}
          defaultValue={question.type}
          options={questionKinds.map((type) => ({ value: type, label: kinds(type) }))}
          onChange={(type) => actions.become(type as QuestionType)}
        />
      </div>
      <KindFields {...props} />
      <FailureFields {...props} />
      <Weights {...props} />
      <Rules {...props} />
    </>
  )
}

/** Number of texts that are still missing; the question may be kept without them. */
function Missing({ definition }: { definition: QuestionnaireDefinition }) {
  const t = useT(builderMessages)
  const bank = useT(bankMessages)
  const found = checkQuestionnaire(definition).filter((one) => one.question !== null && isError(one))
  const texts = found.filter(({ code }) => code === 'text-missing').length
  if (found.length === 0) return null
  return (
    <Notice kind="info" title={bank('toComplete')}>
      {[
        texts > 0 && t('missing', { count: texts }),
        found.length > texts && t('problems', { count: found.length - texts }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Notice>
  )
}

function useSaySaved(answer: FormResult | undefined) {
  const t = useT(bankMessages)
  const say = useEffectEvent(() => showToast({ text: t('saved'), kind: 'success' }))
  useEffect(() => {
    if (answer?.ok) say()
  }, [answer])
}
