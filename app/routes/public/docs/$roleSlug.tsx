import { AppError } from '#/domain/errors.ts'
import { isHelpRole } from '#/domain/site/help-audience.ts'
import { helpMessages } from '#/messages/site/help.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Breadcrumbs } from '#/ui/nav.tsx'
import { readRoleHelp } from '../../../help/help.server.ts'
import { HelpList, HelpSearch, StillStuck } from '../../../help/help-parts.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { PageHead } from '../../../site/page-head.tsx'
import type { Route } from './+types/$roleSlug'

export const loader = pageData(async ({ params: { roleSlug: role }, context }: Route.LoaderArgs) => {
  if (!isHelpRole(role)) throw new AppError('not-found')
  return { role, topics: await readRoleHelp(role, infoOf(context).lang) }
})

export const meta: Route.MetaFunction = ({ matches, params: { roleSlug: role } }) => {
  if (!isHelpRole(role)) return []
  const name = helpMessages[`role_${role}`]
  const title = { en: `Help: ${name.en}`, ar: `المساعدة: ${name.ar}` }
  return publicMeta({
    matches,
    path: `/docs/${role}`,
    title,
    shortName: name,
    description: helpMessages[`about_${role}`],
    trail: [{ name: helpMessages.shortName, path: '/docs' }],
  })
}

/** All help of a role, by topic. */
export default function RoleHelp({ loaderData: { role, topics } }: Route.ComponentProps) {
  const t = useT(helpMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t(`role_${role}`)} lead={t(`about_${role}`)}>
        <HelpSearch />
      </PageHead>
      <div className="site-wrap flex flex-col gap-12 py-8 md:py-12">
        <Breadcrumbs items={[{ to: publicPath(lang, '/docs'), label: t('title') }, { label: t(`role_${role}`) }]} />
        {topics.map(({ topic, articles }) => (
          <section
            key={topic}
            aria-labelledby={`topic-${topic}`}
            className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <h2 id={`topic-${topic}`} className="text-h2">
              {t(`topic_${topic}`)}
            </h2>
            <HelpList articles={articles} heading="h3" />
          </section>
        ))}
      </div>
      <StillStuck />
    </>
  )
}
