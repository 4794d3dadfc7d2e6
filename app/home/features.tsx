import { BrainCircuit, ChartSpline, Network, Workflow } from 'lucide-react'
import { homeMessages } from '#/messages/home.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Section } from './section.tsx'

const claims = ['claim1', 'claim2', 'claim3', 'claim4'] as const

/** The company's claims: content, never figures of this database. */
export function Claims() {
  const t = useT(homeMessages)
  return (
    <section aria-label={t('claimsTitle')} className="border-b border-line">
      <dl className="mx-auto grid max-w-[1264px] grid-cols-2 gap-x-4 gap-y-8 px-4 py-10 md:px-8 lg:grid-cols-4">
        {claims.map((claim) => (
          <div key={claim} className="flex flex-col-reverse gap-1 border-s-2 border-primary ps-4">
            <dt className="text-ui text-ink-2">{t(claim)}</dt>
            <dd className="text-h1 font-semibold">
              <bdi dir="ltr">{t(`${claim}Value`)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const features = [
  { key: 'feature1', icon: BrainCircuit },
  { key: 'feature2', icon: Workflow },
  { key: 'feature3', icon: Network },
  { key: 'feature4', icon: ChartSpline },
] as const

/** The four feature cards. */
export function Features() {
  const t = useT(homeMessages)
  return (
    <Section id="features" title={t('featuresTitle')} text={t('featuresText')}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {features.map(({ key, icon }) => (
          <li key={key} className="flex flex-col gap-3 rounded-card border border-line bg-card p-6">
            <span className="inline-flex size-12 items-center justify-center rounded-control bg-primary text-on-primary">
              <Icon as={icon} size={24} />
            </span>
            <h3 className="text-h3">{t(key)}</h3>
            <p className="text-body text-ink-2">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
