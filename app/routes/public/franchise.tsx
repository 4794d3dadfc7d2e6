import { useState } from 'react'
import { AppError } from '#/domain/errors.ts'
import { isReadinessAnswer, readiness, type ReadinessSheet } from '#/domain/site/readiness.ts'
import { PublicForm } from '#/features/site/forms/components/public-form.tsx'
import { readPublicForm } from '#/features/site/forms/public-form.server.ts'
import { ReadinessForm } from '#/features/site/franchise/components/readiness-form.tsx'
import { ReadinessResultPanel } from '#/features/site/franchise/components/readiness-result.tsx'
import { readinessSummary, sheetIn } from '#/features/site/franchise/readiness-sheet.ts'
import { franchiseMessages } from '#/messages/site/franchise.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { serviceWithOffers } from '../../shell/structured-data.ts'
import { HeadLink } from '../../site/head-link.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { StarWindow } from '../../site/scenes.tsx'
import type { Route } from './+types/franchise'

const path = '/franchise'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, shortName, description } = franchiseMessages
  return [
    ...publicMeta({ matches, path, title, shortName, description }),
    { 'script:ld+json': serviceWithOffers(matches, { name: shortName, description, path }) },
  ]
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const form = await readPublicForm('franchise', infoOf(context).lang)
  if (!form) throw new AppError('not-found')
  return { form, sheet: sheetIn(url.searchParams) }
})

/** Franchising support: readiness check, programme and enquiry. */
export default function Franchise({ loaderData }: Route.ComponentProps) {
  const t = useT(franchiseMessages)
  const { form, sheet: first } = loaderData
  const [sheet, setSheet] = useState<ReadinessSheet>(first)
  const result = readiness(sheet)
  const summary = readinessSummary(t, result)
  const answer = (question: string, given: string) => {
    if (isReadinessAnswer(given)) setSheet((before) => ({ ...before, [question]: given }))
  }
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={<StarWindow id="franchise-window" scene="dusk" className="mx-auto w-[280px] lg:w-[400px]" />}
      >
        <LinkButton to="#readiness" size="large">
          {t('start')}
        </LinkButton>
        <HeadLink href="#enquiry">{t('talk')}</HeadLink>
      </PageHead>
      <Section id="readiness" title={t('checkTitle')} text={t('checkText')}>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12">
          <ReadinessForm sheet={first} onAnswer={answer} />
          <div className="lg:sticky lg:top-24">
            <ReadinessResultPanel sheet={sheet} result={result} />
          </div>
        </div>
      </Section>
      <Section id="programme" title={t('programmeTitle')} text={t('programmeText')} tinted>
        <Programme />
      </Section>
      <Section id="enquiry" title={form.title} text={t('enquiryText')}>
        <div className="flex max-w-[35rem] flex-col gap-6">
          {summary && (
            <p className="rounded-control bg-surface-2 p-4 text-ui text-ink-2">{t('sentAlong', { summary })}</p>
          )}
          <PublicForm form={form} hidden={{ readiness: summary ?? '' }} />
        </div>
      </Section>
    </>
  )
}

const steps = ['step1', 'step2', 'step3', 'step4', 'step5'] as const

function Programme() {
  const t = useT(franchiseMessages)
  return (
    <>
      <ol className="flex flex-col gap-6">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden
              className="num inline-flex size-9 items-center justify-center rounded-full bg-primary text-ui font-semibold text-on-primary"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{t(step)}</h3>
              <p className="prose-width mt-1 text-body text-ink-2">{t(`${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="prose-width mt-8 text-ui text-ink-2">{t('lawNote')}</p>
    </>
  )
}
