import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { type Finding, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { findingMessages } from '#/messages/fieldwork/questionnaire-builder-checks.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { attributeName, conditionWords } from '../condition-words.ts'

type Props = {
  definition: QuestionnaireDefinition
  findings: readonly Finding[]
  onGoTo: (finding: Finding) => void
}

/** Errors that prevent publishing, and warnings; each links to its place. */
export function ChecksPanel({ definition, findings, onGoTo }: Props) {
  const t = useT(findingMessages)
  const errors = findings.filter(isError)
  const warnings = findings.filter((finding) => !isError(finding))
  return (
    <div className="flex flex-col gap-4">
      {errors.length === 0 ? (
        <p className="flex items-center gap-2 text-ui text-success-ink">
          <Icon as={CircleCheck} size={20} />
          {t('none')}
        </p>
      ) : (
        <>
          <p className="text-ui font-medium">{t('errors', { count: errors.length })}</p>
          <FindingList definition={definition} findings={errors} onGoTo={onGoTo} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <p className="text-ui font-medium">{t('warnings')}</p>
          <FindingList definition={definition} findings={warnings} onGoTo={onGoTo} />
        </>
      )}
    </div>
  )
}

function FindingList({ definition, findings, onGoTo }: Props) {
  const textOf = useFindingText(definition)
  const t = useT(findingMessages)
  return (
    <ul className="flex flex-col gap-1">
      {findings.map((finding, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => onGoTo(finding)}
            className="flex min-h-11 w-full items-start gap-2 rounded-control p-2 text-start text-ui hover:bg-surface-2"
          >
            <Icon
              as={isError(finding) ? CircleAlert : TriangleAlert}
              size={16}
              className={isError(finding) ? 'mt-1 text-danger-ink' : 'mt-1 text-warning-ink'}
            />
            <span className="min-w-0">
              <span className="me-1.5">
                <bdi dir="ltr" className="font-medium">
                  {finding.question ?? finding.section ?? definition.code}
                </bdi>
              </span>
              <span className="sr-only">{t('goTo', { place: finding.question ?? finding.section ?? '' })} </span>
              {textOf(finding)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type Said = ReturnType<typeof useT<typeof findingMessages>>
const plainParts = [
  'title',
  'text',
  'guidance',
  'unit',
  'failure.sentence',
  'failure.task',
  'partly.sentence',
  'partly.task',
] as const

/** Name of a missing part by its path: `steps.2` is the third step, `options.0.task` the task of the first option. */
function partText(t: Said, part: string): string {
  const plain = plainParts.find((name) => name === part)
  if (plain) return t(`part.${plain}`)
  const [list, index, inner] = part.split('.')
  const number = String(Number(index) + 1)
  if (list === 'steps') return t('part.steps', { number })
  if (inner === 'sentence' || inner === 'task') return t(`part.options.${inner}`, { number })
  return t('part.options', { number })
}

function useFindingText(definition: QuestionnaireDefinition): (finding: Finding) => string {
  const t = useT(findingMessages)
  const lang = useLang()
  const words = conditionWords(definition, lang)
  return ({ code, part = 'text', lang: lacking = 'en', other = '' }) => {
    if (code === 'text-missing') {
      return t(code, { part: partText(t, part), language: t(`language.${lacking}`) })
    }
    if (code === 'condition-attribute') return t(code, { other: attributeName(other, lang) })
    if (
      code === 'condition-unknown' ||
      code === 'condition-later' ||
      code === 'condition-unsuited' ||
      code === 'condition-value'
    )
      return t(code, { other: words.nameOf(other) })
    return t(code)
  }
}
