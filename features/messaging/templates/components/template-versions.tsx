import { wordingField, wordingParts } from '#/domain/messaging/wording.ts'
import { directionOf, langs } from '#/domain/text.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Template, TemplateVersion } from '../read-template.server.ts'
import { templateProblem } from './problem-text.ts'

type Props = { template: Template; mayWrite: boolean }

/** Versions of a message's texts, newest first, each with its texts and a way back to it. */
export function TemplateVersions({ template, mayWrite }: Props) {
  const t = useT(templateMessages)
  return (
    <Card title={t('versions')} id="versions">
      {template.versions.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noVersions')}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {template.versions.map((version) => (
            <li key={version.version} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <VersionLine version={version} template={template} mayWrite={mayWrite} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function VersionLine({ version, template, mayWrite }: Props & { version: TemplateVersion }) {
  const t = useT(templateMessages)
  const lang = useLang()
  const isCurrent = version.version === template.version
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ui font-medium">
          {t(version.texts ? 'version' : 'versionProgram', { n: version.version })}
        </span>
        {isCurrent && template.state !== 'misfit' && <Badge>{t('current')}</Badge>}
        {isCurrent && template.state === 'misfit' && <Badge tone="yellow">{t('state_misfit')}</Badge>}
        <span className="flex flex-wrap gap-x-2 text-caption text-ink-2">
          {version.by && <bdi>{version.by}</bdi>}
          <Time at={version.at} mode="datetime" />
        </span>
        {mayWrite && !isCurrent && version.texts && (
          <ActionForm className="ms-auto" errors="inline" fieldText={(_, code) => templateProblem(lang, code)}>
            <input type="hidden" name="seen" value={template.version} />
            <input type="hidden" name="version" value={version.version} />
            <SubmitButton intent="restore" variant="quiet" size="dense">
              {t('restore')}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
      {version.texts && <VersionTexts texts={version.texts} />}
    </>
  )
}

function VersionTexts({ texts }: { texts: NonNullable<TemplateVersion['texts']> }) {
  const t = useT(templateMessages)
  return (
    <details>
      <summary className="cursor-pointer text-caption text-ink-2">{t('showTexts')}</summary>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {langs.map((lang) => (
          <div key={lang} lang={lang} dir={directionOf(lang)} className="flex min-w-0 flex-col gap-2 text-ui">
            {wordingParts.map((part) => {
              const text = texts[wordingField(part, lang)]
              return (
                text && (
                  <p key={part} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                    {text}
                  </p>
                )
              )
            })}
          </div>
        ))}
      </div>
    </details>
  )
}
