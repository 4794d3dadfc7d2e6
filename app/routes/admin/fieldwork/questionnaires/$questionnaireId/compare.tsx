import { GitCompareArrows } from 'lucide-react'
import { Form, href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { changesBetween } from '#/domain/fieldwork/questionnaire-changes.ts'
import { ChangeList } from '#/features/fieldwork/questionnaires/components/change-list.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { compareVersions } from '#/features/fieldwork/questionnaires/compare.server.ts'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { compareMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/compare'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, compareMessages.title) }]

export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  compareVersions(actorOf(context), params.questionnaireId, {
    from: url.searchParams.get('from'),
    to: url.searchParams.get('to'),
  }),
)

/** What changed between two versions. */
export default function ComparePage({ loaderData: { id, code, title, numbers, compared } }: Route.ComponentProps) {
  const t = useT(compareMessages)
  const list = useT(questionnairesMessages)
  const builder = useT(builderMessages)
  const lang = useLang()
  const options = [
    { value: 'draft', label: t('draft') },
    ...numbers.map((version) => ({ value: String(version), label: builder('versionN', { version }) })),
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/questionnaires'), label: list('title') },
          { to: questionnairePath(id), label: code },
          { label: t('title') },
        ]}
        title={t('title')}
        description={<bdi>{textIn(title, lang)}</bdi>}
      />
      {compared ? (
        <>
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <SelectField
              key={`from ${compared.from}`}
              name="from"
              label={t('from')}
              defaultValue={String(compared.from)}
              options={options}
            />
            <SelectField
              key={`to ${compared.to}`}
              name="to"
              label={t('to')}
              defaultValue={String(compared.to)}
              options={options}
            />
            <Button type="submit" icon={GitCompareArrows}>
              {t('compare')}
            </Button>
          </Form>
          <Differences {...compared} />
        </>
      ) : (
        <EmptyState icon={GitCompareArrows} title={t('none')} />
      )}
    </div>
  )
}

const kinds = ['added', 'removed', 'changed', 'moved'] as const
const tones = { added: 'green', removed: 'red', changed: 'blue', moved: 'grey' } as const

type Compared = NonNullable<Route.ComponentProps['loaderData']['compared']>

function Differences({ before, after }: Compared) {
  const t = useT(compareMessages)
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <EmptyState icon={GitCompareArrows} title={t('same')} compact />
  return (
    <Card>
      <p className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const count = changes.filter((change) => change.kind === kind).length
          return (
            count > 0 && (
              <Badge key={kind} tone={tones[kind]}>
                {t(`count_${kind}`, { count })}
              </Badge>
            )
          )
        })}
      </p>
      <ChangeList changes={changes} before={before} after={after} />
    </Card>
  )
}
