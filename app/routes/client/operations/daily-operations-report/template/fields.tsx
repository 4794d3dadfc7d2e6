import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { FieldLines } from '#/features/operations/daily-templates/components/field-lines.tsx'
import { readTemplateForm } from '#/features/operations/daily-templates/read-template-form.server.ts'
import { dailyFieldMessages, dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/fields'

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readTemplateForm(actorOf(context), url.searchParams.get('of') ?? ''),
)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyFieldMessages.title) }]

/** All fields of a template by step, with their settings. */
export default function Page({ loaderData: { parts, of, name } }: Route.ComponentProps) {
  const t = useT(dailyFieldMessages)
  const parent = useT(dailyTemplateMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const query = of === '' ? '' : `?of=${of}`
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/daily-operations-report'), label: word('title') },
          { to: `${href('/client/daily-operations-report/template')}${query}`, label: parent('title') },
          { label: t('title') },
        ]}
        title={name ? t('titleOf', { name: name[lang] }) : t('title')}
        description={t('intro')}
        actions={
          <LinkButton
            variant="primary"
            icon={Plus}
            to={`${href('/client/daily-operations-report/template/field')}${query}`}
          >
            {t('add')}
          </LinkButton>
        }
      />
      <FieldLines fields={parts.fields} of={of} />
    </div>
  )
}
