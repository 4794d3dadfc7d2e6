import { FileDown } from 'lucide-react'
import { AppError } from '#/domain/errors.ts'
import { libraryMessages } from '#/messages/reporting/library.ts'
import { libraryPageMessages } from '#/messages/site/library-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { checklists, isChecklist } from '../../../site/checklist-list.ts'
import type { Route } from './+types/$checklistSlug'

export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const { checklistSlug: id } = params
  if (!isChecklist(id)) throw new AppError('not-found')
  const { lang } = infoOf(context)
  const { definition } = checklists[id]
  return {
    id,
    code: definition.code,
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
    trail: [{ name: libraryMessages.title, path: '/reports' }],
  })
}

/** A questionnaire to tick on paper or on the screen; prints on A4 without the frame of the site. */
export default function Checklist({ loaderData: { id, code, sections } }: Route.ComponentProps) {
  const t = useT(libraryPageMessages)
  const lang = useLang()
  return (
    <div className="mx-auto max-w-[840px] px-4 py-10 md:px-8 md:py-16 print:max-w-none print:p-0">
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
      <dl className="mt-8 grid gap-4 md:grid-cols-3 print:grid-cols-3">
        {(['branch', 'date', 'by'] as const).map((field) => (
          <div key={field} className="border-b border-ink pb-8">
            <dt className="text-caption text-ink-2">{t(field)}</dt>
          </div>
        ))}
      </dl>
      {sections.map((section) => (
        <section key={section.key} aria-labelledby={`section-${section.key}`} className="mt-8 print:mt-5">
          <h2
            id={`section-${section.key}`}
            className="flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1 text-h3 font-semibold"
          >
            {section.title}
            <span className="text-caption font-normal text-ink-2">
              {t('sectionWeight', { weight: section.weight })}
            </span>
          </h2>
          <ul>
            {section.questions.map((question) => (
              <li key={question.key} className="break-inside-avoid border-b border-line">
                <label className="flex min-h-11 items-start gap-3 py-2 text-body print:py-1">
                  <input type="checkbox" className="mt-1 size-5 shrink-0 accent-primary" />
                  <span className="flex-1">
                    {question.text}
                    {question.minutes !== null && (
                      <span className="block text-caption text-ink-2">
                        {t('minutesGoal', { minutes: question.minutes })}
                      </span>
                    )}
                    {question.critical && (
                      <span className="ms-2 rounded-badge border border-danger-ink px-1.5 text-caption text-danger-ink">
                        {t('critical')}
                      </span>
                    )}
                  </span>
                  <span className="num text-ink-2">{question.weight}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-8 border-b border-ink pb-16 text-caption text-ink-2">{t('notes')}</p>
      <p className="mt-8 text-body-lg print:hidden">{t('independent')}</p>
    </div>
  )
}
