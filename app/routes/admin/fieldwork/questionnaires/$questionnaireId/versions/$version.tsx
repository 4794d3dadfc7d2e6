import { FileDown, SquarePen } from 'lucide-react'
import { href } from 'react-router'
import { FrozenVersion } from '#/features/fieldwork/questionnaires/components/frozen-version.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import { readVersion } from '#/features/fieldwork/questionnaires/edit-questionnaire.server.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$version'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const found = loaderData?.definition
  const named = found && { en: `${found.code} v${found.version}`, ar: `${found.code} v${found.version}` }
  return [{ title: pageTitle(matches, named ?? questionnairesMessages.title) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => ({
  id: params.questionnaireId,
  ...(await readVersion(actorOf(context), params.questionnaireId, params.version)),
}))

/** A published version, read only. */
export default function QuestionnaireVersionPage({ loaderData }: Route.ComponentProps) {
  const { id, definition, publishedAt, publishedBy } = loaderData
  const t = useT(builderMessages)
  const list = useT(questionnairesMessages)
  const lang = useLang()
  const path = questionnairePath(id)
  const { version, code } = definition
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/admin/questionnaires'), label: list('title') },
          { to: path, label: code },
          { label: t('versionN', { version }) },
        ]}
        title={
          <>
            <bdi dir="ltr">{code}</bdi> <bdi>{textIn(definition.title, lang)}</bdi>
          </>
        }
        description={
          <>
            {t('versionN', { version })}
            {publishedAt && (
              <>
                {' · '}
                <Time at={publishedAt} mode="datetime" />
              </>
            )}
            {' · '}
            <bdi>{publishedBy ?? t('byPlatform')}</bdi>
          </>
        }
        actions={
          <>
            <AnchorButton href={`${path}/export?format=json&version=${version}`} download icon={FileDown}>
              {list('exportJson')}
            </AnchorButton>
            <AnchorButton href={`${path}/export?format=xlsx&version=${version}`} download icon={FileDown}>
              {list('exportXls')}
            </AnchorButton>
            <LinkButton to={path} variant="primary" icon={SquarePen}>
              {t('editDraft')}
            </LinkButton>
          </>
        }
      />
      <Notice kind="info">{t('readOnly')}</Notice>
      <FrozenVersion definition={definition} />
    </div>
  )
}
