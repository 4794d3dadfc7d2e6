import { withoutMarks } from '#/domain/text.ts'
import { Link } from 'react-router'
import { glossary } from '#/content/site/glossary.ts'
import { inLanguage } from '#/domain/site/in-language.ts'
import { libraryPageMessages } from '#/messages/site/library-pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { langOf, publicMeta } from '../../shell/page-title.ts'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/glossary'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  return { terms: inLanguage(glossary, lang) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { glossaryTitle: title, glossary: shortName, glossaryDescription: description } = libraryPageMessages
  const lang = langOf(matches)
  return [
    ...publicMeta({ matches, path: '/glossary', title, shortName, description }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        name: title[lang],
        hasDefinedTerm: glossary.map(({ term, also, meaning }) => ({
          '@type': 'DefinedTerm',
          name: term[lang],
          ...(also && { alternateName: also[lang].split(/[,،] /) }),
          description: meaning[lang],
        })),
      },
    },
  ]
}

/** The words of the trade, each with an anchor. */
export default function Glossary({ loaderData: { terms } }: Route.ComponentProps) {
  const t = useT(libraryPageMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('glossaryTitle')} lead={t('glossaryLead')} />
      <div className="mx-auto max-w-[1264px] px-4 py-12 md:px-8 md:py-20">
        <dl className="border-t-2 border-ink">
          {terms.map(({ key, term, also, meaning, to }) => (
            <div
              key={key}
              id={key}
              className="grid scroll-mt-24 gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-h3 font-semibold">{term}</dt>
              <dd className="prose-width flex flex-col gap-1 text-body-lg">
                {meaning}
                {also && <span className="text-body text-ink-2">{t('alsoCalled', { names: also })}</span>}
                {to && (
                  <Link
                    to={publicPath(lang, to)}
                    aria-label={withoutMarks(t('moreAbout', { term }))}
                    className="link inline-flex min-h-11 items-center self-start text-body"
                  >
                    {t('more')}
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-10">
          <LinkButton to={publicPath(lang, '/mystery-shopping#prices')} size="large">
            {t('order')}
          </LinkButton>
        </div>
      </div>
    </>
  )
}
