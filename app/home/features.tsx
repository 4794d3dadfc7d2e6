import { BrainCircuit, ChartSpline, type LucideIcon, Network, ShieldCheck, Users, Workflow } from 'lucide-react'
import type { FeatureIcon } from '#/features/site/home/kinds.ts'
import type { HomeTexts } from '#/features/site/home/read-home.server.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Section } from './section.tsx'

/** Claims of the company: editable content, never figures of this database. */
export function Claims({ claims, label }: { claims: HomeTexts['claims']; label: string }) {
  const t = useT(homeMessages)
  if (claims.length === 0) return null
  return (
    <section aria-label={label} className="border-b border-line">
      <dl
        className={classes(
          'mx-auto grid max-w-[1264px] grid-cols-2 gap-x-4 gap-y-8 px-4 py-10 md:px-8',
          claims.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {claims.map((claim, index) => (
          <div key={index} className="flex flex-col-reverse justify-end gap-1 border-s-2 border-primary ps-4">
            <dt className="text-ui text-ink-2">{claim.label}</dt>
            <dd className="text-h1 font-semibold break-words">
              <bdi dir={/^[\d\s+.,%/x×-]+$/.test(claim.value) ? 'ltr' : 'auto'}>{claim.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto max-w-[1264px] px-4 pb-8 text-caption text-ink-2 md:px-8">{t('claimsNote')}</p>
    </section>
  )
}

const icons: Record<FeatureIcon, LucideIcon> = {
  brain: BrainCircuit,
  workflow: Workflow,
  network: Network,
  trend: ChartSpline,
  shield: ShieldCheck,
  people: Users,
}

export function Features({ features }: { features: HomeTexts['features'] }) {
  const t = useT(homeMessages)
  if (features.length === 0) return null
  return (
    <Section id="features" title={t('featuresTitle')} text={t('featuresText')}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {features.map(({ icon, title, text }, index) => (
          <li key={index} className="flex flex-col gap-3 rounded-card border border-line bg-card p-6">
            <span className="inline-flex size-12 items-center justify-center rounded-control bg-primary text-on-primary">
              <Icon as={icons[icon]} size={24} />
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
