import { FileDown } from 'lucide-react'
import { AppError } from '#/domain/errors.ts'
import { libraryPageMessages } from '#/messages/site/library-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { useRoot } from '../../../shell/use-root.ts'
import { checklists, isChecklist } from '../../../site/checklist-list.ts'
import { StarMark } from '../../../site/star-mark.tsx'
import type { Route } from './+types/$checklistSlug'

export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const { checklistSlug: id } = params
  if (!isChecklist(id)) throw new AppError('not-found')
  const { lang, origin } = infoOf(context)
  const { definition } = checklists[id]
  return {
    id,
    code: definition.code,
    version: definition.version,
    total: definition.sections.flatMap(({ questions }) => questions).reduce((sum, { weight }) => sum + weight, 0),
    address: origin + publicPath(lang, `/checklists/${id}`),
    sections: definition.sections.map(({ key, title, weight, questions }) => ({
      key,
      title: title[lang],
      weight,
      questions: questions.map((question) => ({
        key: question.key,
        text: question.text[lang],
        weight: question.weight,
        critical: question.critical,
        minutes: question.type === 'timing' ? question.limits[0] : null,
      })),
    })),
  }
})

export const meta: Route.MetaFunction = ({ matches, params: { checklistSlug: id } }) => {
  if (!isChecklist(id)) return []
  const { name, about } = checklists[id]
  return publicMeta({
    matches,
    path: `/checklists/${id}`,
    title: libraryPageMessages[name],
    description: libraryPageMessages[about],
    trail: [{ name: libraryPageMessages.checklists, path: '/checklists' }],
  })
}

/** A questionnaire to tick on paper or on the screen; prints on A4 without the frame of the site. */
export default function Checklist({ loaderData }: Route.ComponentProps) {
  const { id, code, version, total, address, sections } = loaderData
  const t = useT(libraryPageMessages)
  const lang = useLang()
  return (
    <div className="mx-auto max-w-[840px] px-4 py-10 md:px-8 md:py-16 print:max-w-none print:p-0">
      <SheetHead code={code} version={version} />
      <h1 tabIndex={-1} className="text-h1">
        {t(checklists[id].name)}
      </h1>
      <p className="mt-2 text-body-lg text-ink-2 print:text-body">{t('checklistLead')}</p>
      <p className="mt-2 text-body text-ink-2 print:hidden">{t('howToPrint')}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden max-md:[&>*]:w-full">
        <AnchorButton
          href={`/reports/sample/itqan-questionnaire-${code.toLowerCase()}-${lang}.pdf`}
          icon={FileDown}
          variant="primary"
          size="large"
        >
          {t('download')}
        </AnchorButton>
        <LinkButton to={publicPath(lang, '/plans#visit-prices')} size="large">
          {t('order')}
        </LinkButton>
      </div>
      <dl className="mt-8 grid gap-4 md:grid-cols-3 print:mt-5 print:grid-cols-3 print:gap-6">
        {(['branch', 'date', 'by'] as const).map((field) => (
          <div key={field} className="border-b border-ink pb-8 print:pb-6">
            <dt className="text-caption text-ink-2">{t(field)}</dt>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <ChecklistSection key={section.key} section={section} />
      ))}
      <SheetEnd total={total} address={address} />
      <p className="mt-8 text-body-lg print:hidden">{t('independent')}</p>
    </div>
  )
}

/** On paper only: whose sheet it is, and which edition. */
function SheetHead({ code, version }: { code: string; version: number }) {
  const t = useT(libraryPageMessages)
  const lang = useLang()
  const company = useRoot()?.branding.companyName[lang] ?? ''
  return (
    <p className="mb-4 hidden items-center justify-between border-b-2 border-ink pb-3 text-body print:flex">
      <span className="flex items-center gap-2 text-h3 font-semibold">
        <StarMark size={20} />
        {company}
      </span>
      <span className="num text-ink-2">{t('edition', { code, version })}</span>
    </p>
  )
}

type Section = Route.ComponentProps['loaderData']['sections'][number]

/** A section stays on one page: a box, the question, a line for minutes, and the weight. */
function ChecklistSection({ section: { key, title, weight, questions } }: { section: Section }) {
  const t = useT(libraryPageMessages)
  const id = `section-${key}`
  return (
    <section aria-labelledby={id} className="mt-8 break-inside-avoid print:mt-4">
      <h2
        id={id}
        className="flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1 text-h3 font-semibold"
      >
        {title}
        <span className="text-caption font-normal text-ink-2">{t('sectionWeight', { weight })}</span>
      </h2>
      <ul>
        {questions.map((question) => (
          <li key={question.key} className="break-inside-avoid border-b border-line print:border-line-input">
            <label className="flex min-h-11 items-start gap-3 py-2.5 text-body print:min-h-8 print:py-1">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-primary print:not-checked:appearance-none print:not-checked:rounded-xs print:not-checked:border-[1.5px] print:not-checked:border-ink"
              />
              <span className="flex-1">
                {question.text}
                {question.critical && (
                  <span className="ms-2 rounded-badge border border-danger-ink px-1.5 text-caption text-danger-ink">
                    {t('critical')}
                  </span>
                )}
                {question.minutes !== null && (
                  <span className="block text-caption text-ink-2">
                    {t('minutesGoal', { minutes: question.minutes })}
                  </span>
                )}
              </span>
              {question.minutes !== null && (
                <span className="hidden shrink-0 self-end text-caption text-ink-2 print:inline">
                  <span className="inline-block w-20 border-b border-ink" /> {t('minutes')}
                </span>
              )}
              <span className="num w-8 shrink-0 text-end text-ink-2">{question.weight}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sum, lines for notes and, on paper, where the sheet comes from. */
function SheetEnd({ total, address }: { total: number; address: string }) {
  const t = useT(libraryPageMessages)
  return (
    <div className="break-inside-avoid">
      <p className="mt-6 flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2 text-body font-semibold print:mt-5">
        <span>{t('sum')}</span>
        <span className="num flex items-baseline gap-2">
          <span className="inline-block w-20 border-b border-ink" />
          {t('ofTotal', { total })}
        </span>
      </p>
      <p className="mt-6 text-caption text-ink-2">{t('notes')}</p>
      {[1, 2, 3, 4].map((line) => (
        <div key={line} aria-hidden className="h-9 border-b border-line-input" />
      ))}
      <p className="mt-4 hidden text-caption text-ink-2 print:block">
        {t('from')} <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
      </p>
    </div>
  )
}
