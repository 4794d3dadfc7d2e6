import { useRouteLoaderData } from 'react-router'
import { homeMessages } from '#/messages/home.ts'
import { useLang } from '#/ui/language.tsx'
import { About } from '../../home/about.tsx'
import { ConsultantButton } from '../../home/consultant-button.tsx'
import { Claims, Features } from '../../home/features.tsx'
import { HeroSlider } from '../../home/hero-slider.tsx'
import { Plans } from '../../home/plans.tsx'
import { Services } from '../../home/service-cards.tsx'
import { Testimonials } from '../../home/testimonials.tsx'
import { langOf, organization, publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/home'
import type { loader as layoutLoader } from './layout.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...publicMeta({ matches, path: '/', title: homeMessages.title, description: homeMessages.description }),
  { 'script:ld+json': organization(matches, homeMessages.description[langOf(matches)]) },
]

/** The home page: what the platform is, what it costs and how to begin. */
export default function Home() {
  const contact = useRouteLoaderData<typeof layoutLoader>(`public-${useLang()}`)
  return (
    <>
      <HeroSlider />
      <Claims />
      <Features />
      <Services />
      <Plans />
      <Testimonials />
      <About contactEmail={contact?.contactEmail ?? ''} />
      <ConsultantButton />
    </>
  )
}
