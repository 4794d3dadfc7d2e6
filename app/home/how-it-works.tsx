import { ArrowRight } from 'lucide-react'
import { homeMessages } from '#/messages/site/home.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ReportArt, StarLattice } from './hero-art.tsx'
import { Section } from './section.tsx'

const steps = ['step1', 'step2', 'step3', 'step4'] as const

/** A visit in four steps; details are on the page of mystery shopping. */
export function HowItWorks() {
  const t = useT(homeMessages)
  const lang = useLang()
  return (
    <Section id="how" title={t('howTitle')} text={t('howText')} tinted>
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="flex flex-col gap-2 border-t-2 border-primary pt-4">
            <span aria-hidden className="num text-h2 font-semibold">
              {index + 1}
            </span>
            <h3 className="text-h3">{t(step)}</h3>
            <p className="text-body text-ink-2">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/mystery-shopping')} size="large" icon={ArrowRight} directional iconAtEnd>
          {t('howMore')}
        </LinkButton>
      </div>
    </Section>
  )
}

/** Link to the sample report. */
export function SampleReport() {
  const t = useT(homeMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="sample-title" className="mx-auto max-w-[1264px] px-4 py-16 md:px-8 xl:py-24">
      <div className="relative grid items-center gap-6 overflow-hidden rounded-dialog bg-brand p-6 text-on-brand md:p-10 lg:grid-cols-[1.3fr_1fr] [&_:focus-visible]:outline-on-brand">
        <StarLattice id="sample-lattice" />
        <div className="relative flex flex-col items-start gap-4">
          <h2 id="sample-title" tabIndex={-1} className="text-h2">
            {t('sampleTitle')}
          </h2>
          <p className="prose-width text-body-lg text-on-brand/80">{t('sampleText')}</p>
          <div className="mt-2 max-md:w-full max-md:[&>*]:w-full">
            <LinkButton to={publicPath(lang, '/ai-reports')} size="large" icon={ArrowRight} directional iconAtEnd>
              {t('sampleLink')}
            </LinkButton>
          </div>
        </div>
        <div className="relative mx-auto h-64 max-lg:hidden">
          <ReportArt />
        </div>
      </div>
    </section>
  )
}
