import { legalDocumentsIn, type LegalView } from '#/features/identity/consents/read-legal.ts'
import { termsMessages } from '#/messages/terms.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { env } from '#/platform/env.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({ matches, path: '/terms', title: termsMessages.title, description: termsMessages.description })

export const loader = ({ context }: Route.LoaderArgs) => {
  const { lang, branding } = infoOf(context)
  const names = { company: branding.companyName[lang], email: env().COMPANY_EMAIL }
  return { documents: legalDocumentsIn(lang, names) }
}

/** Terms of service, privacy notice, code of conduct and refund policy on one printable page with anchors. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  const t = useT(termsMessages)
  const { documents } = loaderData
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="mx-auto grid max-w-[1264px] gap-10 px-4 py-10 md:px-8 md:py-14 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents documents={documents} />
        <div className="flex flex-col gap-16">
          {documents.map((document) => (
            <LegalArticle key={document.key} document={document} />
          ))}
        </div>
      </div>
    </>
  )
}

const ordinal = (index: number): string => `${index + 1}.`

function Contents({ documents }: { documents: readonly LegalView[] }) {
  const t = useT(termsMessages)
  return (
    <nav id="contents" aria-labelledby="contents-title" className="scroll-mt-24 lg:sticky lg:top-24 lg:self-start">
      <h2 id="contents-title" className="text-h3">
        {t('contents')}
      </h2>
      <ul className="mt-3 flex flex-col">
        {documents.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-2 print:hidden">{t('print')}</p>
    </nav>
  )
}

function LegalArticle({ document }: { document: LegalView }) {
  const t = useT(termsMessages)
  const lang = useLang()
  const { key, title, summary, version, since, clauses } = document
  return (
    <article aria-labelledby={key} className="max-w-[44rem]">
      <h2 id={key} tabIndex={-1} className="scroll-mt-24 text-h2 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-caption text-ink-2">{t('version', { version, date: formatDay(since, lang) })}</p>
      <p className="mt-4 text-body-lg">{summary}</p>
      <ol className="mt-8 flex flex-col gap-8">
        {clauses.map((clause, index) => (
          <li key={clause.title} id={`${key}-${index + 1}`} className="scroll-mt-24">
            <h3 className="text-h3">
              <span className="num me-2">{ordinal(index)}</span>
              {clause.title}
            </h3>
            {clause.text.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-body">
                {paragraph}
              </p>
            ))}
            {clause.list.length > 0 && (
              <ul className="mt-3 flex list-disc flex-col gap-2 ps-6 text-body">
                {clause.list.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-8 print:hidden">
        <a href="#contents" className="link inline-flex min-h-11 items-center text-ui">
          {t('backToContents')}
        </a>
      </p>
    </article>
  )
}
