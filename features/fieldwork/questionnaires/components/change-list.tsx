import type { ReactNode } from 'react'
import { evaluationTypes } from '#/domain/evaluation.ts'
import type { Condition, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Change } from '#/domain/fieldwork/questionnaire-changes.ts'
import { builderMessages, questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { changeMessages } from '#/messages/fieldwork/questionnaire-builder-checks.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { conditionWords, textIn } from '../condition-words.ts'

type Props = {
  changes: readonly Change[]
  before: QuestionnaireDefinition
  after: QuestionnaireDefinition
}

const tones = { added: 'green', removed: 'red', changed: 'blue', moved: 'grey' } as const

/** Changes of a new version, part by part, with before and after. */
export function ChangeList({ changes, before, after }: Props) {
  const t = useT(changeMessages)
  const lang = useLang()
  const valueOf = useValue(before, after)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {changes.map(({ of, kind, key, name, parts }, index) => (
        <li key={index} className="flex flex-col gap-1 py-3">
          <p className="flex flex-wrap items-center gap-2 text-ui">
            <Badge tone={tones[kind]}>{t(kind)}</Badge>
            <span className="text-ink-2">{t(of)}</span>
            <bdi dir="ltr" className="font-medium">
              {key}
            </bdi>
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{textIn(name, lang)}</bdi>
          </p>
          {parts.map(({ part, before: old, after: next }) => (
            <dl key={part} className="grid gap-x-4 text-caption md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
              <dt className="font-medium">{partName(t, part)}</dt>
              <dd className="text-danger-ink [overflow-wrap:anywhere]">
                <del className="no-underline">{valueOf(part, old, 'before')}</del>
              </dd>
              <dd className="text-success-ink [overflow-wrap:anywhere]">
                <ins className="no-underline">{valueOf(part, next, 'after')}</ins>
              </dd>
            </dl>
          ))}
        </li>
      ))}
    </ul>
  )
}

type PartKey = Extract<keyof typeof changeMessages, `part.${string}`>
const partName = (t: ReturnType<typeof useT<typeof changeMessages>>, part: string): string =>
  Object.hasOwn(changeMessages, `part.${part}`) ? t(`part.${part}` as PartKey) : part

const isTextPair = (value: unknown): value is { en: string; ar: string } =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

const isFailure = (value: unknown): value is { sentence: unknown; task: unknown } =>
  typeof value === 'object' && value !== null && 'sentence' in value && 'task' in value

function useValue(before: QuestionnaireDefinition, after: QuestionnaireDefinition) {
  const t = useT(changeMessages)
  const editor = useT(builderMessages)
  const kinds = useT(questionTypeMessages)
  const list = useT(questionnairesMessages)
  const lang = useLang()
  const shown = (value: unknown): ReactNode => {
    if (Array.isArray(value)) return <Several values={value.map(item)} />
    if (isTextPair(value)) return <Pair text={value} empty={t('nothing')} />
    if (isFailure(value)) return <Several values={[shown(value.sentence), shown(value.task)]} />
    if (value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
  }
  /** An option with its value and failure, or another item of a list. */
  const item = (value: unknown): ReactNode => {
    if (typeof value !== 'object' || value === null || !('text' in value) || !isTextPair(value.text))
      return shown(value)
    const label = textIn(value.text, lang)
    const worth = 'value' in value ? String(value.value) : ''
    const parts = [<bdi key="text">{editor('optionOf', { label, value: worth })}</bdi>]
    if ('failure' in value && isFailure(value.failure)) return <Several values={[parts, shown(value.failure)]} />
    return parts
  }
  return (part: string, value: unknown, side: 'before' | 'after'): ReactNode => {
    if (part === 'showIf')
      return value === undefined
        ? editor('shownAlways')
        : conditionWords(side === 'before' ? before : after, lang).sentence(value as Condition)
    if (part === 'type' && typeof value === 'string' && Object.hasOwn(questionTypeMessages, value))
      return kinds(value as keyof typeof questionTypeMessages)
    if (part === 'photo') return editor(`photo.${value as 'none'}`)
    if (part === 'comment') return editor(`comment.${(value ?? 'usual') as 'usual'}`)
    const type = evaluationTypes.find((one) => one === value)
    return part === 'evaluationType' && type ? list(type) : shown(value)
  }
}

/** A text in both languages, each in its own direction. */
function Pair({ text: { en, ar }, empty }: { text: { en: string; ar: string }; empty: string }) {
  if (en === '' && ar === '') return empty
  return (
    <span className="flex flex-wrap gap-x-3">
      {en !== '' && <bdi lang="en">{en}</bdi>}
      {ar !== '' && <bdi lang="ar">{ar}</bdi>}
    </span>
  )
}

function Several({ values }: { values: readonly ReactNode[] }) {
  return (
    <span className="flex flex-col gap-1">
      {values.map((value, nth) => (
        <span key={nth}>{value}</span>
      ))}
    </span>
  )
}
