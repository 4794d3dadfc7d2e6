import type { ReactNode } from 'react'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationSentences } from '#/messages/office/automation-words.ts'
import { Badge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { type AutomationArea, automationAreas } from '../areas.ts'
import { resultTones, type RunRow } from '../list.ts'
import type { BesideRule } from '../pages.server.ts'
import { eventSentence } from '../sentence.ts'
import { RuleBadge } from './rule-actions.tsx'
import { RuleWords } from './rule-words.tsx'

type Props = { area: AutomationArea; rows: readonly { id: string }[]; children: ReactNode }

/** The list of rules with the rule of a pressed row beside it. */
export function BesideRules({ area, rows, children }: Props) {
  const t = useT(automationMessages)
  const { rule: page } = automationAreas[area]
  return (
    <Beside<BesideRule>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={page}
      name={({ rule }) => rule.name}
      head={({ rule }) => <RuleBadge state={rule.state} />}
      body={(beside) => <Body area={area} beside={beside} />}
      foot={({ rule, mayWrite }) =>
        mayWrite &&
        rule.state !== 'archived' && (
          <LinkButton to={`${page(rule.id)}/change`} variant="primary">
            {t('change')}
          </LinkButton>
        )
      }
    >
      {children}
    </Beside>
  )
}

function Body({ area, beside: { rule, latest } }: { area: AutomationArea; beside: BesideRule }) {
  const t = useT(automationMessages)
  const sentences = useT(automationSentences)
  const { event, place, spec, people, pauseReason } = rule
  return (
    <>
      <h2 className="text-h3 font-semibold">
        <bdi>{rule.name}</bdi>
      </h2>
      {pauseReason && pauseReason !== 'person' && <Notice kind="warning">{sentences(`pause_${pauseReason}`)}</Notice>}
      <RuleWords {...{ event, place, spec, people }} isOffice={area === 'admin'} narrow />
      <DescriptionList items={[{ term: t('owner'), value: rule.owner }]} />
      <BesidePart title={t('history')}>
        {latest.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noRuns')}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {latest.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
        )}
      </BesidePart>
    </>
  )
}

function Run({ run }: { run: RunRow }) {
  const t = useT(automationMessages)
  const lang = useLang()
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="min-w-0">
        <bdi>{eventSentence(run, lang)}</bdi>
        <span className="block text-caption text-ink-2">
          <Time at={run.at} mode="datetime" />
        </span>
      </span>
      <Badge tone={resultTones[run.result]}>{t(`result_${run.result}`)}</Badge>
    </li>
  )
}
