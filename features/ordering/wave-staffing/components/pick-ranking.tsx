import { Check } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { OpenLoad } from '#/features/ordering/assignment/components/open-load.tsx'
import { Refusals } from '#/features/ordering/assignment/components/refusals.tsx'
import { assignmentMessages } from '#/messages/assignment.ts'
import { uiMessages } from '#/messages/ui.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Avatar } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import type { RankedForWave, WaveRanking } from '../rank-for-pick.server.ts'

type PickRankingProps = { ranking: WaveRanking; version: number; current: string | null; mayChoose: boolean }

/** Allowed shoppers beside the rest of the proposal, best fit first; below, refused ones with reasons. */
export function PickRanking({ ranking, version, current, mayChoose }: PickRankingProps) {
  const t = useT(wavePickMessages)
  const word = useT(uiMessages)
  const [search] = useSearchParams()
  const { fit, refused, fitCount, refusedCount } = ranking
  return (
    <Card title={t('changeTitle')} description={mayChoose ? t('changeHelp') : t('notNow')}>
      <div className="flex flex-col gap-5">
        <Form method="get" role="search" preventScrollReset className="flex items-end gap-3">
          <div className="min-w-0 flex-1 md:max-w-80">
            <SearchField name="shopper" label={t('findShopper')} defaultValue={search.get('shopper') ?? ''} />
          </div>
          <Button type="submit">{word('search')}</Button>
        </Form>
        {fit.length === 0 && <EmptyState title={t('nobody')} compact />}
        {fit.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3 className="text-ui font-semibold">{t('mayTake', { count: fitCount })}</h3>
            <ul className="flex flex-col gap-3">
              {fit.map((shopper) => (
                <FitRow
                  key={shopper.id}
                  shopper={shopper}
                  version={version}
                  mayChoose={mayChoose && shopper.id !== current}
                />
              ))}
            </ul>
            {fitCount > fit.length && (
              <p className="text-caption text-ink-2">{t('onlyFirst', { shown: fit.length })}</p>
            )}
          </section>
        )}
        {refused.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3 className="text-ui font-semibold">{t('mayNot', { count: refusedCount })}</h3>
            <ul className="flex flex-col gap-3">
              {refused.map((shopper) => (
                <li
                  key={shopper.id}
                  className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface-1 p-4"
                >
                  <Who shopper={shopper} />
                  <div className="md:w-1/2">
                    <Refusals refusals={shopper.refusals} />
                  </div>
                </li>
              ))}
            </ul>
            {refusedCount > refused.length && (
              <p className="text-caption text-ink-2">{t('onlyFirst', { shown: refused.length })}</p>
            )}
          </section>
        )}
      </div>
    </Card>
  )
}

function Who({ shopper }: { shopper: RankedForWave }) {
  const t = useT(wavePickMessages)
  const word = useT(assignmentMessages)
  return (
    <div className="flex min-w-0 flex-1 basis-full items-center gap-3 md:basis-0">
      <Avatar name={shopper.name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <bdi>{shopper.name}</bdi>
          <Badge>{word(`level_${shopper.level}`)}</Badge>
          {shopper.isNew && <Badge tone="blue">{t('isNew')}</Badge>}
        </p>
        <p className="num text-caption text-ink-2">
          <OpenLoad {...shopper} /> · {t('inWave', { count: shopper.inWave })}
        </p>
      </div>
    </div>
  )
}

type FitRowProps = { shopper: RankedForWave; version: number; mayChoose: boolean }
const points = (value: number): string => `\u2066${value}\u2069`

function FitRow({ shopper, version, mayChoose }: FitRowProps) {
  const t = useT(wavePickMessages)
  const word = useT(assignmentMessages)
  const { total, parts } = shopper.fit
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Who shopper={shopper} />
        <p className="num text-ui font-semibold">{word('fit', { points: points(total) })}</p>
        {mayChoose && (
          <ActionForm errors="inline" className="max-md:w-full">
            <input type="hidden" name="intent" value="choose" />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="shopperId" value={shopper.id} />
            <SubmitButton
              variant="secondary"
              icon={Check}
              full="phone"
              aria-label={t('chooseName', { name: shopper.name })}
            >
              {t('choose')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
      <details>
        <summary className="link w-fit text-caption coarse:py-2.5">{word('why')}</summary>
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          {parts.map(({ part, points: earned, max, known }) => (
            <ProgressBar
              key={part}
              label={known ? word(`part_${part}`) : `${word(`part_${part}`)} (${word('noData')})`}
              value={earned}
              max={max}
              text={`${points(earned)}/${max}`}
            />
          ))}
        </div>
      </details>
    </li>
  )
}
