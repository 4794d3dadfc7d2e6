import { type AutomationEvent, declared } from '#/domain/automation/events.ts'
import { type Condition, type RuleSpec, type RuleStep, waitOf } from '#/domain/automation/rule.ts'
import type { Lang } from '#/domain/text.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { fieldKey, valueIn } from '../sentence.ts'

export const eventName = (event: AutomationEvent): keyof typeof automationWords => `event_${event}`

const between = { en: ', ', ar: '، ' }

/** A condition as words: the field, the comparison, the values. */
export function conditionText(event: AutomationEvent, { field, op, value }: Condition, lang: Lang): string {
  const values = value
    .split(/[,،]/)
    .map((one) => valueIn(event, field, one.trim(), lang))
    .join(between[lang])
  // why: a single ticked choice reads as an equation
  const shown = op === 'in' && !value.includes(',') && declared(event).fields[field]?.type === 'choice' ? 'is' : op
  return [automationWords[fieldKey(event, field)][lang], automationWords[`op_${shown}`][lang], values]
    .filter((one) => one !== '')
    .join(' ')
}

type StepProps = { step: RuleStep; people: Record<string, string>; isOffice: boolean }

function StepText({ step, people, isOffice }: StepProps) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const lang = useLang()
  if (step.do === 'action' || step.do === 'task') {
    const priority = words(step.do === 'action' ? `priority_${step.priority}` : `taskPriority_${step.priority}`)
    const owner = step.do === 'task' && step.ownerId ? people[step.ownerId] : undefined
    return (
      <>
        {t(`do_${step.do}`)}: <bdi>{step.title}</bdi>
        <span className="block text-ink-2">
          {[priority, t('dueIn', { count: step.days }), ...(owner ? [owner] : [])].join(between[lang])}
        </span>
      </>
    )
  }
  if (step.do === 'note')
    return (
      <>
        {t(isOffice ? 'do_note_office' : 'do_note')}: <bdi>{step.text}</bdi>
      </>
    )
  const roles = step.roles.map((role) => t(`role_${role}` as 'role_owner'))
  const told = [...roles, ...step.people.map((id) => people[id] ?? '')].filter((one) => one !== '')
  return (
    <>
      {t(`do_${step.do}`)}: <bdi>{told.join(between[lang])}</bdi>
      <span className="block text-ink-2">
        <bdi>{step.text}</bdi>
      </span>
    </>
  )
}

const wide =
  'grid gap-x-8 gap-y-1 max-md:[&>dd:not(:last-child)]:mb-3 md:grid-cols-[max-content_minmax(0,1fr)] md:gap-y-4'

type Props = {
  event: AutomationEvent
  /** Null: the whole company, or our team. */
  place: string | null
  spec: RuleSpec
  people: Record<string, string>
  isOffice: boolean
  /** Beside a list: names above what they name. */
  narrow?: boolean
}

/** What a rule does, in words: when, if, then. */
export function RuleWords({ event, place, spec, people, isOffice, narrow = false }: Props) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const lang = useLang()
  return (
    <dl className={narrow ? 'grid gap-y-1 [&>dd:not(:last-child)]:mb-3' : wide}>
      <dt className="text-ui text-ink-2">{t('when')}</dt>
      <dd className="text-ui">
        {words(eventName(event))}
        {place && (
          <>
            {between[lang]}
            <bdi>{place}</bdi>
          </>
        )}
      </dd>
      <dt className="text-ui text-ink-2">{t('if')}</dt>
      <dd className="text-ui">
        {spec.conditions.length === 0 && t('always')}
        {spec.conditions.length > 1 && <span className="text-ink-2">{t(`matching_${spec.matching}`)}</span>}
        {spec.conditions.map((condition) => (
          <span key={`${condition.field} ${condition.op}`} className="block">
            <bdi>{conditionText(event, condition, lang)}</bdi>
          </span>
        ))}
      </dd>
      {waitOf(spec) > 0 && (
        <>
          <dt className="text-ui text-ink-2">{t('waitFirst')}</dt>
          <dd className="text-ui">{t('waitDays', { count: waitOf(spec) })}</dd>
        </>
      )}
      <dt className="text-ui text-ink-2">{t('thenDo')}</dt>
      <dd>
        <ol className="flex flex-col gap-2 text-ui">
          {spec.steps.map((step, nth) => (
            <li key={`${nth} ${step.do}`}>
              <StepText step={step} people={people} isOffice={isOffice} />
            </li>
          ))}
        </ol>
      </dd>
    </dl>
  )
}
