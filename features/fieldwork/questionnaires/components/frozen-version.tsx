import { Fragment } from 'react'
import { neededFailures } from '#/domain/failure.ts'
import { isScored, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { otherLang, type Text } from '#/domain/text.ts'
import {
  builderMessages,
  failureFieldMessages,
  questionTypeMessages,
} from '#/messages/fieldwork/questionnaire-builder.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { limitWords } from '#/features/fieldwork/measurements/words.ts'
import { conditionWords, textIn } from '../condition-words.ts'

type Props = { definition: QuestionnaireDefinition }

/** A published version, read-only: every question with its rules, in both languages. */
export function FrozenVersion({ definition }: Props) {
  const t = useT(builderMessages)
  const lang = useLang()
  const words = conditionWords(definition, lang)
  return (
    <div className="flex flex-col gap-6">
      {definition.sections.map(({ key, title, weight, showIf, questions }) => (
        <Card
          key={key}
          title={<bdi>{[key, textIn(title, lang)].join(' · ')}</bdi>}
          description={`${t('weight')} ${weight}`}
        >
          {showIf && <p className="mb-3 text-caption text-ink-2">{words.sentence(showIf)}</p>}
          <Questions questions={questions} definition={definition} />
        </Card>
      ))}
      {definition.unscored.length > 0 && (
        <Card title={t('unscored')}>
          <Questions questions={definition.unscored} definition={definition} />
        </Card>
      )}
    </div>
  )
}

function Questions({ questions, definition }: Props & { questions: readonly Question[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {questions.map((question) => (
        <FrozenQuestion key={question.key} question={question} definition={definition} />
      ))}
    </ol>
  )
}

function FrozenQuestion({ question, definition }: Props & { question: Question }) {
  const t = useT(builderMessages)
  const kinds = useT(questionTypeMessages)
  const lang = useLang()
  const words = conditionWords(definition, lang)
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="text-ui font-medium">
        <span className="me-1.5">
          <bdi dir="ltr" className="text-ink-2">
            {question.key}
          </bdi>
        </span>
        <bdi>{question.text[lang]}</bdi>
      </p>
      <OtherLanguage text={question.text} />
      <p className="flex flex-wrap items-center gap-2 text-caption text-ink-2">
        <span>{kinds(question.type)}</span>
        {isScored(question) && (
          <span className="num">
            {t('weight')} {question.weight}
          </span>
        )}
        {question.bonus !== undefined && (
          <span className="num">
            {t('bonus')} {question.bonus}
          </span>
        )}
        {question.critical && <Badge tone="red">{t('critical')}</Badge>}
        {question.major && <Badge tone="yellow-deep">{t('major')}</Badge>}
        {question.actionPhoto && <Badge>{t('actionPhoto')}</Badge>}
        {question.allowNotApplicable && <Badge>{t('allowNotApplicable')}</Badge>}
        {question.photo !== 'none' && (
          <span>
            {t('photo')}: {t(`photo.${question.photo}`)}
          </span>
        )}
      </p>
      {question.guidance && <p className="text-caption text-ink-2">{question.guidance[lang]}</p>}
      <Kind question={question} />
      <Failures question={question} />
      {question.showIf && (
        <p className="text-caption">
          <Badge tone="violet">{t('conditional')}</Badge> {words.sentence(question.showIf)}
        </p>
      )}
    </li>
  )
}

function Failures({ question }: { question: Question }) {
  const t = useT(failureFieldMessages)
  const lang = useLang()
  const option = (part: string) =>
    'options' in question ? question.options[Number(part.split('.')[1])]?.text[lang] : null
  const place = (part: string) =>
    part === 'partly' ? t('middle') : question.type === 'rating' ? t('low') : option(part)
  return neededFailures(question).map(({ part, failure }) =>
    failure ? (
      <dl key={part} className="grid gap-x-3 text-caption md:grid-cols-[10rem_minmax(0,1fr)]">
        {place(part) && <dt className="text-ink-2 md:col-span-2">{place(part)}</dt>}
        {(['sentence', 'task'] as const).map((name) => (
          <Fragment key={name}>
            <dt className="text-ink-2">{t(name)}</dt>
            <dd>
              <bdi>{failure[name][lang]}</bdi>
              <OtherLanguage text={failure[name]} />
            </dd>
          </Fragment>
        ))}
      </dl>
    ) : null,
  )
}

function OtherLanguage({ text }: { text: Text }) {
  const other = otherLang(useLang())
  return (
    <p lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} className="text-caption text-ink-2">
      {text[other]}
    </p>
  )
}

function Kind({ question }: { question: Question }) {
  const t = useT(builderMessages)
  const lang = useLang()
  if (question.type === 'rating')
    return (
      <ol className="flex flex-col text-caption">
        {question.steps.map((step, index) => (
          <li key={index}>
            {t('step', { number: index + 1 })}: <bdi>{step[lang]}</bdi>
          </li>
        ))}
      </ol>
    )
  if (question.type === 'timing')
    return (
      <p className="text-caption">
        {t('limits')}: <bdi dir="ltr">{question.limits.join(' / ')}</bdi>
      </p>
    )
  if (question.type === 'choice' || question.type === 'choices')
    return (
      <ul className="flex flex-col text-caption">
        {question.options.map((option) => (
          <li key={option.key}>{t('optionOf', { label: option.text[lang], value: option.value })}</li>
        ))}
      </ul>
    )
  if (question.type === 'measure') return <p className="text-caption">{limitWords(question, lang)}</p>
  if (question.type === 'number')
    return (
      <p className="text-caption">
        <bdi dir="ltr">{[question.min, question.max].join(' – ')}</bdi>
      </p>
    )
  return null
}
