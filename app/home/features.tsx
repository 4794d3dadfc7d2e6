import type { FeatureIcon } from '#/features/site/home/kinds.ts'
import type { HomeTexts } from '#/features/site/home/read-home.server.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Link } from 'react-router'
import { Picture, type PictureName } from '../site/picture.tsx'
import { Section } from './section.tsx'

type ClaimsProps = { claims: HomeTexts['claims']; label?: string; isMeasured?: boolean }

/** Claims of the company: editable content, never figures of this database; set apart from measured ones. */
export function Claims({ claims, label, isMeasured = false }: ClaimsProps) {
  const t = useT(homeMessages)
  const lang = useLang()
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="claims-title" className="border-y border-paper-line">
      <div className="site-wrap grid gap-8 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12">
        <div>
          <h2 id="claims-title" className="text-body font-semibold">
            {label ?? t('claimsTitle')}
          </h2>
          <p className="mt-1 text-caption text-ink-2">
            {t('claimsNote')}
            {isMeasured && (
              <span className="block">
                {t('claimsMeasured')}
                <Link to={publicPath(lang, '/client-results')} className="ms-1 underline underline-offset-[.25em]">
                  {t('claimsLink')}
                </Link>
              </span>
            )}
          </p>
        </div>
        <dl
          className={classes(
            'grid grid-cols-2 gap-x-6 gap-y-8',
            claims.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4',
          )}
        >
          {claims.map((claim, index) => (
            <div key={index} className="flex flex-col-reverse justify-end gap-1 border-s border-paper-line ps-5">
              <dt className="text-ui text-ink-2">{claim.label}</dt>
              <dd className="text-h2 font-semibold break-words min-[1280px]:text-h1 ltr:tracking-[-0.02em]">
                <bdi dir={/^[\d\s+.,%/x×-]+$/.test(claim.value) ? 'ltr' : 'auto'}>{claim.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The screen of the product that belongs to each drawing staff may choose. */
const screens = {
  brain: 'report',
  workflow: 'editor-desk',
  network: 'control-room',
  trend: 'heat-map',
  shield: 'certificate',
  people: 'phone',
} as const satisfies Record<FeatureIcon, PictureName>

/** Wide and narrow by turns: 7 and 5 of 12, then 5 and 7. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const

export function Features({ features }: { features: HomeTexts['features'] }) {
  const t = useT(homeMessages)
  if (features.length === 0) return null
  return (
    <Section id="features" kicker={t('featuresKicker')} title={t('featuresTitle')} text={t('featuresText')} tinted>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        {features.map(({ icon, title, text }, index) => (
          <li
            key={index}
            className={classes(
              'flex flex-col overflow-hidden rounded-[20px] border border-paper-line bg-card pt-7',
              spans[index % spans.length],
            )}
          >
            <div className="px-7">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[38em] text-body text-ink-2">{text}</p>
            </div>
            <div className="mt-auto ps-7 pt-6">
              <div className="h-[250px] overflow-hidden rounded-ss-[14px] border-s border-t border-paper-line bg-white lg:h-[280px]">
                <Picture
                  name={screens[icon]}
                  sizes="(min-width: 1024px) 640px, 100vw"
                  className="w-[640px]! max-w-none!"
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
