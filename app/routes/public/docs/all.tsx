import { Link } from 'react-router'
import { helpRoles } from '#/domain/site/help-audience.ts'
import { otherLang } from '#/domain/text.ts'
import { helpMessages } from '#/messages/site/help.ts'
import { publicPath } from '#/platform/i18n.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { countOfRole, findHelp, readCommonQuestions } from '../../../help/help.server.ts'
import { HelpSearch, StillStuck } from '../../../help/help-parts.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { faq } from '../../../shell/structured-data.ts'
import { PageHead } from '../../../site/page-head.tsx'
import type { Route } from './+types/all'

export const loader = pageData(async ({ url, context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  return {
    q,
    hits: q === '' ? [] : await findHelp(q, lang),
    common: await readCommonQuestions(lang),
    // our own team comes from its portal
    roles: helpRoles.filter((role) => role !== 'our-team').map((role) => ({ role, count: countOfRole(role) })),
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, shortName, description } = helpMessages
  const same = (text: string) => ({ en: text, ar: text })
  return [
    ...publicMeta({ matches, path: '/docs', title, shortName, description, noindex: Boolean(loaderData?.q) }),
    ...(loaderData && !loaderData.q
      ? [
          {
            'script:ld+json': faq(
              matches,
              loaderData.common.map((each) => ({ question: same(each.title), answer: same(each.lead) })),
            ),
          },
        ]
      : []),
  ]
}

type Data = Route.ComponentProps['loaderData']

/** First page of the help: search, the commonest questions, and help by role. */
export default function Docs({ loaderData: { q, hits, common, roles } }: Route.ComponentProps) {
  const t = useT(helpMessages)
  return (
    <>
      <PageHead title={t('heading')} lead={t('lead')}>
        <HelpSearch q={q} live />
      </PageHead>
      <div className="site-wrap flex flex-col gap-14 py-10 md:py-16">
        {q ? <Answers q={q} hits={hits} /> : <Common common={common} />}
        <Roles roles={roles} />
      </div>
      <StillStuck />
    </>
  )
}

function Answers({ q, hits }: Pick<Data, 'q' | 'hits'>) {
  const t = useT(helpMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="answers-title">
      <h2 id="answers-title" className="text-h2">
        <span role="status">{t('found', { count: hits.length, words: q })}</span>
      </h2>
      {hits.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t('none')} action={<LinkButton to={publicPath(lang, '/docs')}>{t('showAll')}</LinkButton>}>
            {t('noneHint')}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-6 border-t border-line">
          {hits.map(({ path, title, lead, inOther }) => (
            <li key={path} className="border-b border-line py-4">
              <h3 className="text-body-lg font-semibold">
                <Link
                  to={publicPath(lang, path)}
                  className="inline-flex min-h-8 items-center hover:underline coarse:min-h-11"
                >
                  {title}
                </Link>
              </h3>
              <p className="prose-width mt-1 text-body text-ink-2">{lead}</p>
              {inOther && (
                <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption text-ink-2">
                  {t('inOther')}
                  <Link
                    to={publicPath(otherLang(lang), path)}
                    reloadDocument
                    className="link inline-flex min-h-8 items-center coarse:min-h-11"
                  >
                    {t('readOther')}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Ten questions, each with its answer in short. */
function Common({ common }: Pick<Data, 'common'>) {
  const t = useT(helpMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="common-title">
      <h2 id="common-title" className="text-h2">
        {t('common')}
      </h2>
      <p className="mt-1 text-body text-ink-2">{t('commonHint')}</p>
      <ul className="mt-6 grid border-t border-line md:grid-cols-2 md:gap-x-12">
        {common.map(({ path, title, lead }) => (
          <li key={path} className="border-b border-line py-4">
            <h3 className="text-body-lg font-semibold">
              <Link
                to={publicPath(lang, path)}
                className="inline-flex min-h-8 items-center hover:underline coarse:min-h-11"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-body text-ink-2">{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Roles({ roles }: Pick<Data, 'roles'>) {
  const t = useT(helpMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="roles-title">
      <h2 id="roles-title" className="text-h2">
        {t('byRole')}
      </h2>
      <ul className="mt-6 border-t-2 border-ink">
        {roles.map(({ role, count }) => (
          <li
            key={role}
            className="relative grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[1fr_1.6fr_auto] md:items-baseline"
          >
            <h3 className="text-h3 font-semibold">
              <Link
                to={publicPath(lang, `/docs/${role}`)}
                className="inline-flex min-h-8 items-center hover:underline coarse:min-h-11 after:absolute after:inset-0"
              >
                {t(`role_${role}`)}
              </Link>
            </h3>
            <p className="text-body text-ink-2">{t(`about_${role}`)}</p>
            <p className="num text-ui text-ink-2">{t('articles', { count })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
