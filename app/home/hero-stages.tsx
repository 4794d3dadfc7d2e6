import type { ReactNode } from 'react'
import type { SlideArt } from '#/features/site/home/kinds.ts'
import { oneVisit } from '#/content/site/one-visit.ts'
import { homeStageMessages } from '#/messages/site/home-stage.ts'
import { oneVisitMessages } from '#/messages/site/one-visit.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { StarChart } from '#/ui/star-chart.tsx'
import { FeastScene, StarWindow } from '../site/scenes.tsx'
import { CertificateCard, PhoneCard, ReportCard } from './visit-cards.tsx'

const card = 'site-float rounded-[14px] border border-line bg-card text-ui text-ink'
const windowLook =
  'absolute start-1/2 w-[440px] max-w-none ltr:-translate-x-1/2 rtl:translate-x-1/2 lg:start-[84px] lg:w-[600px] lg:translate-x-0!'

/** A window with screens in front of it: one picture to a screen reader. */
function Stage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="relative h-[540px] lg:h-[640px]">
      <div className="stage-zoom absolute inset-0 max-lg:-mx-4 max-lg:overflow-hidden">{children}</div>
    </div>
  )
}

/** Drawings beside the slides, by the name that staff choose. */
export function HeroStage({ art }: { art: SlideArt }) {
  const Art = stages[art]
  return <Art />
}

function VisitStage() {
  const t = useT(oneVisitMessages)
  return (
    <Stage label={t('stage')}>
      <StarWindow id="window-dusk" scene="dusk" className={classes(windowLook, 'top-0')} />
      <CertificateCard
        name="hero"
        className="absolute end-3 top-[52px] w-[262px] lg:end-0 min-[1280px]:-end-6 lg:top-6 lg:w-[300px]"
      />
      <div className="absolute start-3 top-[232px] max-lg:[zoom:.8] lg:start-0 lg:top-[96px]">
        <PhoneCard />
      </div>
      <ReportCard className="absolute end-3 top-[206px] w-[176px] lg:end-0 min-[1280px]:-end-8 lg:top-[224px] lg:w-[336px]" />
    </Stage>
  )
}

function Example() {
  const t = useT(homeStageMessages)
  return (
    <span className="shrink-0 rounded-full border border-line-input px-2 text-caption font-medium text-ink-2">
      {t('example')}
    </span>
  )
}

/** Keys of the questionnaire's sections, as the report prints them at the star's points. */
const sectionKeys = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

const offers = [
  ['supplierA', 'in24', 'priceA'],
  ['supplierB', 'in48', 'priceB'],
  ['supplierC', 'in24', 'priceC'],
] as const

function SupplyStage() {
  const t = useT(homeStageMessages)
  return (
    <Stage label={t('supply')}>
      <StarWindow id="window-feast" scene="feast" className={classes(windowLook, 'top-0')} />
      <div
        className={classes(
          card,
          'absolute inset-x-4 top-[170px] p-5 lg:inset-x-auto lg:end-0 min-[1280px]:-end-6 lg:top-[190px] lg:w-[430px]',
        )}
      >
        <p className="flex items-center justify-between gap-3 text-body font-semibold">
          {t('item')}
          <Example />
        </p>
        {offers.map(([name, delivery, price], index) => (
          <p
            key={name}
            className={classes(
              'mt-2 flex items-center justify-between gap-3 rounded-[10px] px-3 py-2',
              index === 0 ? 'border-2 border-ink' : 'border border-line',
            )}
          >
            <span>
              <span className="block font-semibold">{t(name)}</span>
              <span className="text-ink-2">{t(delivery)}</span>
            </span>
            <span className="font-semibold whitespace-nowrap">{t(price)}</span>
          </p>
        ))}
      </div>
    </Stage>
  )
}

function DigitalStage() {
  const t = useT(homeStageMessages)
  return (
    <Stage label={t('digital')}>
      <StarWindow id="window-cup" scene="cup" className={classes(windowLook, 'top-0')} />
      <div
        className={classes(
          card,
          'absolute inset-x-8 top-[90px] overflow-hidden lg:inset-x-auto lg:end-0 lg:top-[130px] lg:w-[320px]',
        )}
      >
        <svg
          aria-hidden
          viewBox="90 110 430 180"
          preserveAspectRatio="xMidYMid slice"
          className="block h-[132px] w-full"
        >
          <FeastScene />
        </svg>
        <div className="p-5">
          <p className="flex justify-between gap-3 text-body font-semibold">
            <span>{t('dish')}</span>
            <span className="whitespace-nowrap">{t('dishPrice')}</span>
          </p>
          <p className="mt-1 text-ink-2">{t('dishFacts')}</p>
          <div className="mt-3 grid gap-2 border-t border-line pt-3">
            <p className="flex justify-between gap-3">
              <span>{t('shared')}</span>
              <span className="font-semibold">{t('sharedTotal')}</span>
            </p>
            <span className="grid grid-cols-4 gap-1">
              {[1, 2, 3, 4].map((guest) => (
                <span
                  key={guest}
                  className={classes('h-2 rounded', guest < 4 ? 'bg-gauge-excellent' : 'bg-surface-3')}
                />
              ))}
            </span>
            <p className="flex justify-between gap-3 text-ink-2">
              {t('sharedPaid')}
              <Example />
            </p>
          </div>
        </div>
      </div>
    </Stage>
  )
}

function QualityStage() {
  const t = useT(homeStageMessages)
  return (
    <Stage label={t('quality')}>
      <StarWindow id="window-quality" scene="dusk" className={classes(windowLook, 'top-0')} />
      <CertificateCard
        name="quality"
        className="absolute end-4 top-4 w-[280px] lg:end-0 min-[1280px]:-end-6 lg:top-[60px] lg:w-[330px]"
      />
      <div
        className={classes(
          card,
          'absolute inset-x-8 top-[160px] p-5 lg:inset-x-auto lg:end-0 lg:top-[240px] lg:w-[300px]',
        )}
      >
        <p className="font-semibold">{t('sections')}</p>
        <div className="mx-auto max-w-[180px] lg:max-w-none [&>svg]:h-auto [&>svg]:w-full">
          <StarChart
            caption={t('sections')}
            sections={sectionKeys.map((key, index) => ({ key, label: key, score: oneVisit.sections[index] ?? null }))}
          />
        </div>
        <p className="text-ink-2">{t('weakest')}</p>
      </div>
    </Stage>
  )
}

const stages = {
  report: VisitStage,
  supply: SupplyStage,
  digital: DigitalStage,
  quality: QualityStage,
} as const satisfies Record<SlideArt, () => ReactNode>
