import { href } from 'react-router'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { compareMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { EditedQuestionnaire } from '../edit-questionnaire.server.ts'

export const questionnairePath = (id: string): string =>
  href('/admin/questionnaires/:questionnaireId', { questionnaireId: id })

/** All frozen versions; exports of the draft and of versions. */
export function VersionsPanel({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const t = useT(builderMessages)
  const list = useT(questionnairesMessages)
  const compare = useT(compareMessages)
  const path = questionnairePath(questionnaire.id)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={`${path}/export?format=json`} download>
          {list('exportJson')}
        </AnchorButton>
        <AnchorButton href={`${path}/export?format=xlsx`} download>
          {list('exportXls')}
        </AnchorButton>
        {questionnaire.versions.length > 0 && <LinkButton to={`${path}/compare`}>{compare('title')}</LinkButton>}
      </div>
      {questionnaire.versions.length === 0 && <p className="text-ui text-ink-2">{t('noVersions')}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {questionnaire.versions.map(({ version, publishedAt, publishedBy }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <LinkButton to={`${path}/versions/${version}`} variant="quiet">
              {t('versionN', { version })}
            </LinkButton>
            <span className="text-caption text-ink-2">
              <Time at={publishedAt} mode="datetime" />
            </span>
            <bdi className="text-caption text-ink-2">{publishedBy ?? t('byPlatform')}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}
