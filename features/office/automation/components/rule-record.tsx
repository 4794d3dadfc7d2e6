import { Link } from 'react-router'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationSentences } from '#/messages/office/automation-words.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { Time } from '#/ui/time.tsx'
import type { DryRun } from '../dry-run.server.ts'
import { runList, type RunQuery, type RunRow } from '../list.ts'
import type { RuleView } from '../read-rule.server.ts'
import { eventLink, eventSentence } from '../sentence.ts'
import { DryRunCard } from './dry-run.tsx'
import { ArchiveRule } from './rule-actions.tsx'
import { RuleWords } from './rule-words.tsx'

type Props = {
  rule: RuleView
  side: 'client' | 'admin'
  address: string
  dry: DryRun | null
  query: RunQuery
  rows: RunRow[]
  total: number
  mayWrite: boolean
}

/** A rule: what it does, its dry run, what it has done, and its versions. */
export function RuleRecord({ rule, side, address, dry, query, rows, total, mayWrite }: Props) {
  const t = useT(automationMessages)
  const sentences = useT(automationSentences)
  const lang = useLang()
  const { pauseReason } = rule
  const none = <EmptyState title={t('noRuns')} compact />
  return (
    <div className="flex flex-col gap-6">
      {pauseReason && pauseReason !== 'person' && <Notice kind="warning">{sentences(`pause_${pauseReason}`)}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card as="div">
            <RuleWords
              event={rule.event}
              place={rule.place}
              spec={rule.spec}
              people={rule.people}
              isOffice={side === 'admin'}
            />
          </Card>
          {rule.state !== 'archived' && <DryRunCard dry={dry} address={address} />}
        </div>
        <Card as="div">
          <div className="flex flex-col gap-4">
            <DescriptionList
              items={[
                { term: t('owner'), value: rule.owner },
                { term: t('since'), value: rule.state === 'active' ? <Time at={rule.since} mode="datetime" /> : null },
                { term: t('versions'), value: <Versions versions={rule.versions} /> },
              ]}
            />
            {mayWrite && rule.state !== 'archived' && (
              <div className="-ms-3 self-start">
                <ArchiveRule key={rule.revision} revision={rule.revision} />
              </div>
            )}
          </div>
        </Card>
      </div>
      <section className="flex flex-col gap-2">
        <h2 className="text-h3">{t('history')}</h2>
        {total === 0 && query.result === null ? (
          <Card as="div">{none}</Card>
        ) : (
          <ListView
            list={runList(side, rule.id)}
            query={query}
            rows={rows}
            total={total}
            rowKey={({ id }) => id}
            cells={{
              what: (row: RunRow) => (
                <Link to={eventLink(row)} className="link">
                  <bdi>{eventSentence(row, lang)}</bdi>
                </Link>
              ),
            }}
            empty={none}
          />
        )}
      </section>
    </div>
  )
}

function Versions({ versions }: Pick<RuleView, 'versions'>) {
  const t = useT(automationMessages)
  return (
    <ul className="flex flex-col gap-1.5">
      {versions.map(({ version, at, by }) => (
        <li key={version}>
          {t('versionLine', { version: String(version) })}
          <span className="block text-caption text-ink-2">
            <Time at={at} mode="datetime" />
            {t('comma')}
            <bdi>{by}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
