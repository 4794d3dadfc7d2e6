import { withoutMarks } from '#/domain/text.ts'
import { Check, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { statementsOf } from '#/domain/fieldwork/questionnaire-rule.ts'
import type { Reason, Verdict, Why } from '#/domain/fieldwork/questionnaire-why.ts'
import { formatScore } from '#/domain/score.ts'
import { simulationMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge, SectionBars } from '#/ui/score.tsx'
import { attributeName, type ConditionWords, conditionWords, textIn } from '../condition-words.ts'
import { SimulatedAnswer } from './simulated-answer.tsx'
import { type Simulation, useSimulation } from './use-simulation.ts'

/** Simulates a visit while editing: live score, and why each question is shown or hidden. */
export function SimulationPanel({ definition: newest }: { definition: QuestionnaireDefinition }) {
  const t = useT(simulationMessages)
  const definition = useDeferredValue(newest)
  const simulation = useSimulation(definition)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-caption text-ink-2">{t('intro')}</p>
      <Score simulation={simulation} definition={definition} />
      <Circumstances simulation={simulation} definition={definition} />
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onClick={() => simulation.setAll(true)}>
          {t('allBest')}
        </Button>
        <Button size="dense" onClick={() => simulation.setAll(false)}>
          {t('allWorst')}
        </Button>
        <Button size="dense" variant="quiet" onClick={simulation.clear}>
          {t('clear')}
        </Button>
      </div>
      <Questions simulation={simulation} definition={definition} />
    </div>
  )
}

type Props = { simulation: Simulation; definition: QuestionnaireDefinition }

function Score({ simulation: { score, why }, definition }: Props) {
  const t = useT(simulationMessages)
  const lang = useLang()
  const { final, calculated, criticalFailed } = score
  const shown = why.filter((one) => one.shown).length
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card border border-line bg-surface-1 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-ui font-medium">{t('score')}</span>
        {final === null ? <span className="text-ui text-ink-2">{t('noScore')}</span> : <ScoreBadge score={final} />}
        <span className="ms-auto text-caption text-ink-2">{t('shownOf', { shown, total: why.length })}</span>
      </div>
      {final !== null && calculated !== null && criticalFailed.length > 0 && (
        <p className="text-caption text-danger-ink">
          {t('capped', { keys: criticalFailed.join(', '), score: formatScore(calculated, lang) })}
        </p>
      )}
      {score.bonus > 0 && <p className="text-caption text-ink-2">{t('bonus', { points: score.bonus })}</p>}
      {final !== null && (
        <SectionBars
          caption={t('bySection')}
          sections={score.sections.map(({ key, score: percent }, index) => ({
            key,
            label: textIn(definition.sections[index]?.title ?? { en: key, ar: key }, lang),
            score: percent,
          }))}
        />
      )}
    </div>
  )
}

function Circumstances({ simulation, definition }: Props) {
  const t = useT(simulationMessages)
  const lang = useLang()
  const conditions = [
    ...definition.sections,
    ...definition.sections.flatMap(({ questions }) => questions),
    ...definition.unscored,
  ]
  const statements = conditions.flatMap(({ showIf }) => statementsOf(showIf))
  const attributes = [...new Set(statements.flatMap((one) => ('attribute' in one ? [one.attribute] : [])))]
  const byHour = statements.some((one) => 'from' in one)
  if (attributes.length === 0 && !byHour) return null
  const value = (has: boolean | undefined) => (has === undefined ? 'unsaid' : has ? 'yes' : 'no')
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-medium">{t('circumstances')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {byHour && (
          <SelectField
            name="simulated-hour"
            label={t('hour')}
            defaultValue={simulation.time}
            options={Array.from({ length: 48 }, (_, n) => {
              const time = `${String(n >> 1).padStart(2, '0')}:${n % 2 ? '30' : '00'}`
              return { value: time, label: time }
            })}
            onChange={simulation.setTime}
          />
        )}
        {attributes.map((key) => (
          <SelectField
            key={key}
            name={`simulated-${key}`}
            label={attributeName(key, lang)}
            defaultValue={value(simulation.attributes[key])}
            options={(['unsaid', 'yes', 'no'] as const).map((one) => ({ value: one, label: t(one) }))}
            onChange={(one) => simulation.setAttribute(key, one === 'unsaid' ? undefined : one === 'yes')}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Questions({ simulation, definition }: Props) {
  const lang = useLang()
  const [asked, setAsked] = useState<string | null>(null)
  const words = conditionWords(definition, lang)
  return (
    <ol className="flex flex-col gap-2">
      {simulation.why.map((why, index) => (
        <SimulatedQuestion
          key={`${index} ${why.question.key} ${why.question.type}`}
          why={why}
          simulation={simulation}
          words={words}
          open={asked === why.question.key}
          onAsk={() => setAsked((was) => (was === why.question.key ? null : why.question.key))}
        />
      ))}
    </ol>
  )
}

type QuestionProps = { why: Why; simulation: Simulation; words: ConditionWords; open: boolean; onAsk: () => void }

function SimulatedQuestion({ why, simulation, words, open, onAsk }: QuestionProps) {
  const t = useT(simulationMessages)
  const lang = useLang()
  const { question, shown } = why
  const result = simulation.score.questions.find(({ key }) => key === question.key)
  return (
    <li
      className={classes(
        'flex flex-col gap-2 rounded-control border border-line p-3',
        shown ? 'bg-card' : 'bg-surface-2',
      )}
    >
      <div className="flex items-start gap-2">
        <p className={classes('min-w-0 flex-1 text-ui [overflow-wrap:anywhere]', !shown && 'text-ink-2')}>
          <span className="me-1.5">
            <bdi dir="ltr" className="text-ink-2">
              {question.key}
            </bdi>
          </span>
          <bdi>{textIn(question.text, lang)}</bdi>
        </p>
        {!shown && <Badge tone="grey">{t('hidden')}</Badge>}
        {shown && result?.applicable && (
          <span className="num shrink-0 text-caption text-ink-2">
            {t('earns', { earned: Number(result.earned.toFixed(2)), possible: result.possible })}
          </span>
        )}
      </div>
      {shown && <SimulatedAnswer question={question} simulation={simulation} />}
      <div>
        <Button
          variant="quiet"
          size="dense"
          aria-expanded={open}
          aria-label={`${t('why')} ${question.key}`}
          onClick={onAsk}
        >
          {t('why')}
        </Button>
        {open && <WhyText why={why} words={words} />}
      </div>
    </li>
  )
}

function WhyText({ why, words }: { why: Why; words: ConditionWords }) {
  const t = useT(simulationMessages)
  if (why.reasons.length === 0) return <p className="text-caption text-ink-2">{t('shownAlways')}</p>
  return (
    <div className="mt-1 flex flex-col gap-2 text-caption">
      <p className="font-medium">{t(why.shown ? 'shownBecause' : 'hiddenBecause')}</p>
      {why.reasons.map((reason) => (
        <ReasonText key={reason.from} reason={reason} words={words} />
      ))}
    </div>
  )
}

function ReasonText({ reason, words }: { reason: Reason; words: ConditionWords }) {
  const t = useT(simulationMessages)
  return (
    <div className="flex flex-col gap-1">
      <p>
        {simulationSentence(t(reason.from === 'section' ? 'ofSection' : 'ofQuestion', { sentence: '' }))}
        {words.sentence(reason.condition)}
      </p>
      <ul className="flex flex-col gap-1">
        {reason.verdicts.map((verdict, index) => (
          <VerdictLine key={index} verdict={verdict} words={words} />
        ))}
      </ul>
    </div>
  )
}

/** Removes isolates from a label: the full sentence contains isolated names and is shown beside it. */
const simulationSentence = (label: string): string => withoutMarks(label).trim()

function VerdictLine({ verdict: { statement, not, holds }, words }: { verdict: Verdict; words: ConditionWords }) {
  const t = useT(simulationMessages)
  return (
    <li className="flex items-start gap-2">
      <Icon
        as={holds ? Check : X}
        size={16}
        label={t(holds ? 'holds' : 'fails')}
        className={holds ? 'text-success-ink' : 'text-danger-ink'}
      />
      <span>{words.sentence(not ? { not: statement } : statement)}</span>
    </li>
  )
}
