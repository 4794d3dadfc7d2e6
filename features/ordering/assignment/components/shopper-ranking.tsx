import type { ReactNode } from 'react'
import { UserPlus } from 'lucide-react'
import { refusalsIn } from '#/domain/assignment.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Avatar } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormError, problemsOf, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { Form, useSearchParams } from 'react-router'
import type { RankedShopper, Ranking } from '../rank-shoppers.server.ts'
import { OpenLoad } from './open-load.tsx'
import { Refusals } from './refusals.tsx'

type ShopperRankingProps = {
  ranking: Ranking
  result: FormResult | undefined
  /** Extra facts about a shopper, and extra steps for an allowed one. */
  mark?: (shopper: RankedShopper) => ReactNode
  besides?: (shopper: RankedShopper) => ReactNode
}

/** Allowed shoppers, best fit first, with the parts of the fit; below, refused ones with reasons. */
export function ShopperRanking({ ranking, result, mark, besides }: ShopperRankingProps) {
  const t = useT(assignmentMessages)
  const word = useT(uiMessages)
  const lang = useLang()
  const [search] = useSearchParams()
  const problem = problemsOf(result, lang).form
  const { fit, refused, fitCount, refusedCount } = ranking
  const isEmpty = fitCount + refusedCount === 0 && !search.get('shopper')
  return (
    <Card id="assign" title={t('title')} description={t('description')}>
      <div className="flex flex-col gap-5">
        {problem && (
          <FormError>
            <p>{problem}</p>
            {result && !result.ok && result.problem && <Refusals refusals={refusalsIn(result.problem.details)} />}
          </FormError>
        )}
        <Form method="get" role="search" preventScrollReset className="flex items-end gap-3">
          <div className="min-w-0 flex-1 md:max-w-80">
            <SearchField name="shopper" label={t('search')} defaultValue={search.get('shopper') ?? ''} />
          </div>
          <Button type="submit">{word('search')}</Button>
        </Form>
        {isEmpty && <EmptyState title={t('noShoppers')} compact />}
        {!isEmpty && fit.length === 0 && (
          <EmptyState title={t('none')} compact>
            {refusedCount > 0 && t('noneHelp')}
          </EmptyState>
        )}
        {fit.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3 className="text-ui font-semibold">{t('fitCount', { count: fitCount })}</h3>
            <ul className="flex flex-col gap-3">
              {fit.map((shopper) => (
                <FitShopper key={shopper.id} shopper={shopper} mark={mark?.(shopper)} besides={besides?.(shopper)} />
              ))}
            </ul>
            {fitCount > fit.length && <p className="text-caption text-ink-2">{t('more', { shown: fit.length })}</p>}
          </section>
        )}
        {refused.length > 0 && (
          <section className="flex flex-col gap-3">
            <h3 className="text-ui font-semibold">{t('refusedCount', { count: refusedCount })}</h3>
            <ul className="flex flex-col gap-3">
              {refused.map((shopper) => (
                <RefusedShopper key={shopper.id} shopper={shopper} mark={mark?.(shopper)} />
              ))}
            </ul>
            {refusedCount > refused.length && (
              <p className="text-caption text-ink-2">{t('more', { shown: refused.length })}</p>
            )}
          </section>
        )}
      </div>
    </Card>
  )
}

type NamedProps = { shopper: RankedShopper; mark: ReactNode }

function ShopperName({ shopper, mark }: NamedProps) {
  const t = useT(assignmentMessages)
  return (
    <div className="flex min-w-0 flex-1 basis-full items-center gap-3 md:basis-0">
      <Avatar name={shopper.name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <bdi>{shopper.name}</bdi>
          <Badge>{t(`level_${shopper.level}`)}</Badge>
          {mark}
        </p>
        <p className="text-caption text-ink-2">
          <OpenLoad {...shopper} />
        </p>
      </div>
    </div>
  )
}

const points = (value: number): string => `\u2066${value}\u2069`

function FitShopper({ shopper, mark, besides }: NamedProps & { besides: ReactNode }) {
  const t = useT(assignmentMessages)
  const { total, parts } = shopper.fit
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ShopperName shopper={shopper} mark={mark} />
        <p className="num text-ui font-semibold">{t('fit', { points: points(total) })}</p>
        {besides}
        <ActionForm errors="inline" className="max-md:w-full">
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="shopperId" value={shopper.id} />
          <SubmitButton
            variant="secondary"
            icon={UserPlus}
            full="phone"
            aria-label={t('assignName', { name: shopper.name })}
          >
            {t('assign')}
          </SubmitButton>
        </ActionForm>
      </div>
      <details>
        <summary className="link w-fit text-caption coarse:py-2.5">{t('why')}</summary>
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          {parts.map(({ part, points: earned, max, known }) => (
            <ProgressBar
              key={part}
              label={known ? t(`part_${part}`) : `${t(`part_${part}`)} (${t('noData')})`}
              value={earned}
              max={max}
              text={points(earned) + '/' + max}
            />
          ))}
        </div>
      </details>
    </li>
  )
}

function RefusedShopper({ shopper, mark }: NamedProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface-1 p-4">
      <ShopperName shopper={shopper} mark={mark} />
      <div className="min-w-0 md:w-1/2">
        <Refusals refusals={shopper.refusals} />
      </div>
    </li>
  )
}
