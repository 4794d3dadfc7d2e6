import { ArrowRight } from 'lucide-react'
import { homeMessages } from '#/messages/site/home.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhonePicture, Screen } from '../site/picture.tsx'
import { Kicker } from '../site/star-mark.tsx'

const steps = ['step1', 'step2', 'step3', 'step4'] as const

/** A visit in four steps beside the shopper's phone; details are on the page of mystery shopping. */
export function HowItWorks() {
  const t = useT(homeMessages)
  const lang = useLang()
  return (
    <section id="how" aria-labelledby="how-title">
      <div className="site-wrap site-space grid items-center gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-20">
        <div>
          <Kicker>{t('howKicker')}</Kicker>
          <h2 id="how-title" tabIndex={-1} className="text-section ltr:tracking-[-0.025em]">
            {t('howTitle')}
          </h2>
          <p className="prose-width mt-4 text-body-lg text-ink-2">{t('howText')}</p>
          <ol className="mt-10 grid gap-x-8 md:grid-cols-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] gap-3 border-t border-paper-line py-5">
                <span aria-hidden className="text-h3 font-semibold">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{t(step)}</h3>
                  <p className="mt-1 text-body text-ink-2">{t(`${step}Text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-6 flex max-md:[&>*]:w-full">
            <LinkButton to={publicPath(lang, '/mystery-shopping')} size="large" icon={ArrowRight} directional iconAtEnd>
              {t('howMore')}
            </LinkButton>
          </div>
        </div>
        <PhonePicture />
      </div>
    </section>
  )
}

/** Link to the sample report beside a real one. */
export function SampleReport() {
  const t = useT(homeMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="sample-title" className="bg-paper-2">
      <div className="site-wrap site-space grid items-center gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="lg:order-last">
          <Kicker>{t('sampleKicker')}</Kicker>
          <h2 id="sample-title" tabIndex={-1} className="text-section ltr:tracking-[-0.025em]">
            {t('sampleTitle')}
          </h2>
          <p className="prose-width mt-4 text-body-lg text-ink-2">{t('sampleText')}</p>
          <div className="mt-6 max-md:[&>*]:w-full">
            <LinkButton to={publicPath(lang, '/ai-reports')} size="large" icon={ArrowRight} directional iconAtEnd>
              {t('sampleLink')}
            </LinkButton>
          </div>
        </div>
        <Screen name="report" sizes="(min-width: 1024px) 660px, 100vw" />
      </div>
    </section>
  )
}
