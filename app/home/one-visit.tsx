import type { ReactNode } from 'react'
import { oneVisit } from '#/content/site/one-visit.ts'
import { oneVisitMessages } from '#/messages/site/one-visit.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { StarChart } from '#/ui/star-chart.tsx'
import { ScenePhoto } from '../site/scenes.tsx'
import { Kicker, Lattice } from '../site/star-mark.tsx'
import { CertificateCard } from './visit-cards.tsx'

/** A section of the questionnaire by its key and its title in the page's language. */
export type SectionName = { key: string; label: string }

/** A clock time of 24 hours as on a clock face: 7:43. */
const onClock = (time: string): string => {
  const [hour, minute] = time.split(':')
  return `${((Number(hour) + 11) % 12) + 1}:${minute}`
}

type StepProps = { time: ReactNode; small?: string; title: string; tone?: 'good' | 'low'; children?: ReactNode }

function Step({ time, small, title, tone, children }: StepProps) {
  return (
    <li className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-5 pb-9 last:pb-0 md:grid-cols-[112px_28px_minmax(0,1fr)] [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:start-[14px] [&:not(:last-child)]:before:top-8 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line-input md:[&:not(:last-child)]:before:start-[146px]">
      <p className="col-start-2 row-start-1 flex items-baseline gap-2 text-h3 font-semibold md:col-start-1 md:flex-col md:items-end md:gap-0">
        {time}
        {small && <span className="text-caption font-normal text-ink-2">{small}</span>}
      </p>
      <span
        aria-hidden
        className={classes(
          'star-shape relative col-start-1 row-start-1 mt-0.5 size-7 md:col-start-2',
          tone === 'good' && 'bg-gauge-excellent',
          tone === 'low' && 'bg-gauge-critical',
          !tone && 'bg-ink',
        )}
      />
      <div className="col-start-2 md:col-start-3 md:row-start-1">
        <h3 className="text-h3">{title}</h3>
        {children}
      </div>
    </li>
  )
}

const textLook = 'mt-1 max-w-[36em] text-body text-ink-2'

/** What was seen, on white as in the report. */
function Proof({ scene, children }: { scene?: 'plate' | 'receipt'; children: ReactNode }) {
  return (
    <div
      data-theme="light"
      className="mt-3 flex max-w-[460px] items-center gap-4 rounded-xl bg-white p-2.5 text-ui text-ink"
    >
      {scene && <ScenePhoto scene={scene} className="h-[74px] w-[104px] shrink-0 rounded-lg" />}
      <div className={classes(!scene && 'px-2 py-1')}>{children}</div>
    </div>
  )
}

function Mark({ tone, children }: { tone: 'green' | 'red'; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className="mt-1 inline-block rounded-full border border-tone-line bg-tone px-2 text-caption font-medium text-tone-ink"
    >
      {children}
    </span>
  )
}

/** The page's one dark part: the timeline of a real visit of the demo, from the door to the certificate. */
export function OneVisit({ sections }: { sections: readonly SectionName[] }) {
  const t = useT(oneVisitMessages)
  const at = (name: keyof typeof oneVisit.times) => ({
    time: <bdi dir="ltr">{onClock(oneVisit.times[name])}</bdi>,
    small: t('pm'),
  })
  return (
    <section
      id="one-visit"
      aria-labelledby="one-visit-title"
      data-theme="dark"
      className="relative overflow-clip bg-[#0a0a0a] text-ink"
    >
      <Lattice id="night-lattice" fade="start" className="opacity-[.09]" />
      <div className="site-wrap site-space relative grid gap-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-[88px]">
        <div className="self-start lg:sticky lg:top-28">
          <Kicker>{t('kicker')}</Kicker>
          <h2 id="one-visit-title" tabIndex={-1} className="text-section ltr:tracking-[-0.025em]">
            {t('title')}
          </h2>
          <p className="mt-4 text-body-lg text-ink-2">{t('lead')}</p>
          <div className="mt-8 max-w-[300px] [&>svg]:h-auto [&>svg]:w-full">
            <StarChart
              caption={t('chart')}
              sections={sections.map((section, index) => ({ ...section, score: oneVisit.sections[index] ?? null }))}
            />
          </div>
          <p className="mt-4 text-[34px] leading-[44px] font-semibold">
            <bdi dir="ltr">{oneVisit.score}%</bdi>
          </p>
          <p className="mt-1 max-w-[22em] text-ui text-ink-2">{t('chartNote')}</p>
        </div>
        <ol>
          <Step {...at('arrival')} title={t('arrival')} tone="good">
            <p className={textLook}>{t('arrivalText')}</p>
          </Step>
          <Step {...at('order')} title={t('order')} tone="good">
            <p className={textLook}>{t('orderText')}</p>
          </Step>
          <Step {...at('missing')} title={t('missing')} tone="low">
            <Proof>
              <q className="block font-semibold">{t('missingQuote')}</q>
              <Mark tone="red">{t('missingCost')}</Mark>
            </Proof>
          </Step>
          <Step {...at('served')} title={t('served')} tone="good">
            <Proof scene="plate">
              <p className="font-semibold">{t('servedTime')}</p>
              <p>{t('servedLimit')}</p>
              <Mark tone="green">{t('fullMarks')}</Mark>
            </Proof>
          </Step>
          <Step {...at('best')} title={t('best')} tone="good">
            <p className={textLook}>{t('bestText')}</p>
          </Step>
          <Step {...at('bill')} title={t('bill')} tone="good">
            <Proof scene="receipt">
              <p className="font-semibold">{t('billAmount')}</p>
              <p>{t('billText')}</p>
            </Proof>
          </Step>
          <Step time={<span className="text-ui">{t('nextDay')}</span>} small={t('releasedAt')} title={t('report')}>
            <p className={textLook}>{t('reportText')}</p>
          </Step>
          <Step time={<span className="text-ui">{t('twoDaysLater')}</span>} title={t('certified')}>
            <p className={textLook}>{t('certifiedText')}</p>
            <div data-theme="light" className="mt-4 max-w-[320px]">
              <CertificateCard name="timeline" />
            </div>
          </Step>
        </ol>
      </div>
    </section>
  )
}
