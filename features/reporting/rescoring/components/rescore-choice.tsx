import { ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { reportCode } from '#/domain/report.ts'
import { formatScore } from '#/domain/score.ts'
import type { Lang, Translate } from '#/domain/text.ts'
import { rescoringMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { Button } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import type { ScorePair, ScorePreview } from '../rescore.server.ts'

type Props = { definition: QuestionnaireDefinition; onChoose: (inReview: 'own' | 'new') => void }

/** Version that scores the reports in review, with their scores under both. */
export function RescoreChoice({ definition, onChoose }: Props) {
  const t = useT(rescoringMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult<ScorePreview>>()
  const ask = () =>
    void fetcher.submit(
      { intent: 'scores', definition: JSON.stringify(definition) },
      { method: 'post', encType: 'multipart/form-data' },
    )
  const askOnce = useEffectEvent(ask)
  useEffect(() => askOnce(), [])
  const { data, state } = fetcher
  if (state !== 'idle' || !data)
    return (
      <p role="status" className="flex items-center gap-2 text-ui text-ink-2">
        <Spinner decorative />
        {t('comparing')}
      </p>
    )
  if (!data.ok)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-ui">
        {t('failed')}
        <Button size="dense" onClick={ask}>
          {t('retry')}
        </Button>
      </p>
    )
  const { inReview, others, released } = data.result
  const effect = effectOf(inReview, t, lang)
  return (
    <>
      {inReview.length > 0 && (
        <RadioCards
          name="inReview"
          label={t('inReview')}
          columns={2}
          defaultValue="own"
          onChange={(chosen) => onChoose(chosen === 'new' ? 'new' : 'own')}
          options={[
            { value: 'own', label: t('own'), description: t('ownText') },
            {
              value: 'new',
              label: t('new'),
              description: effect,
            },
          ]}
        />
      )}
      {others > 0 && <p className="text-ui">{t('others', { count: others })}</p>}
      <Pairs title={t('compareInReview')} pairs={inReview} />
      <Pairs title={t('compareReleased')} pairs={released} />
    </>
  )
}

const scored = (pairs: readonly ScorePair[]) =>
  pairs.flatMap(({ before, after }) => (before === null || after === null ? [] : [{ before, after }]))

/** Averages in per cent of the reports that have both scores. */
function averages(pairs: readonly ScorePair[]): { before: number; after: number } | null {
  const both = scored(pairs)
  if (both.length === 0) return null
  const mean = (of: 'before' | 'after') => both.reduce((sum, pair) => sum + pair[of], 0) / both.length
  return { before: mean('before'), after: mean('after') }
}

/** What another version changes, in a sentence; null without scores. */
function effectOf(pairs: readonly ScorePair[], t: Translate<typeof rescoringMessages>, lang: Lang): string | null {
  const both = averages(pairs)
  if (!both) return null
  if (pairs.every(({ before, after }) => before === after)) return t('unchanged')
  return t('average', { before: formatScore(both.before, lang), after: formatScore(both.after, lang) })
}

/** Size of a change of score; a score that appears or goes comes first. */
const change = ({ before, after }: ScorePair) => (before === null || after === null ? 101 : Math.abs(after - before))

function Pairs({ title, pairs }: { title: string; pairs: readonly ScorePair[] }) {
  const t = useT(rescoringMessages)
  const lang = useLang()
  if (pairs.length === 0) return null
  const effect = effectOf(pairs, t, lang)
  return (
    <details className="rounded-card border border-line">
      <summary className="cursor-pointer px-4 py-3 text-ui font-medium">
        {title}
        {effect && <span className="ms-2 font-normal text-ink-2">{effect}</span>}
      </summary>
      <ul className="flex max-h-64 flex-col divide-y divide-line overflow-y-auto border-t border-line">
        {pairs
          .toSorted((a, b) => change(b) - change(a))
          .map(({ id, number, branch, before, after }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2 text-ui">
              <a
                href={href('/admin/reports/:reportId', { reportId: id })}
                target="_blank"
                rel="noreferrer"
                className="link shrink-0"
              >
                <bdi dir="ltr" className="code">
                  {reportCode(number)}
                </bdi>
              </a>
              <bdi className="min-w-0 flex-1 truncate">{branch}</bdi>
              <span className="flex shrink-0 items-center gap-2">
                <span className="sr-only">{t('before')}</span>
                <ScoreBadge score={before} word={false} />
                <Icon as={ArrowRight} size={16} directional className="text-ink-2" />
                <span className="sr-only">{t('after')}</span>
                <ScoreBadge score={after} word={false} />
              </span>
            </li>
          ))}
      </ul>
    </details>
  )
}
