import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { ruleProblems } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { RuleForm } from '#/features/certification/office-certificates/components/rule-form.tsx'
import { RuleValueList } from '#/features/certification/office-certificates/components/rule-values.tsx'
import { RuleVersions } from '#/features/certification/office-certificates/components/rule-versions.tsx'
import { ruleForm, settingsOf } from '#/features/certification/office-certificates/form.ts'
import { previewRule } from '#/features/certification/office-certificates/preview-rule.server.ts'
import { publishRule, readRule, readRuleVersions } from '#/features/certification/certificates/rule.server.ts'
import { certificateRuleMessages } from '#/messages/certification/certificate-rules.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/rules'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, certificateRuleMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const versions = await readRuleVersions(actor)
  const inForce = versions[0]!
  return { versions, effect: await previewRule(actor, inForce) }
})

export const action = formAction(ruleForm, async (actor, { basedOn, note, ...typed }) => {
  const settings = settingsOf(typed)
  const { version } = await readRule()
  if (ruleProblems(settings).length === 0 && version !== basedOn) throw new AppError('changed-meanwhile')
  return publishRule(actor, settings, note)
})

/** The rule in force, its history, and a draft measured on real visits before its publication. */
export default function Page({ loaderData: { versions, effect }, actionData }: Route.ComponentProps) {
  const t = useT(certificateRuleMessages)
  const lang = useLang()
  const [round, setRound] = useState(0)
  const inForce = versions[0]!
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <LinkButton to={publicPath(lang, '/get-certified#rule')} icon={ExternalLink} directional>
            {t('publishedPage')}
          </LinkButton>
        }
      />
      <CertificatesTabs />
      <Card
        title={t('version', { version: String(inForce.version) })}
        actions={<Badge tone="green">{t('inForce')}</Badge>}
      >
        <RuleValueList settings={inForce} />
      </Card>
      <RuleForm
        key={round}
        version={inForce.version}
        settings={inForce}
        effect={effect}
        result={actionData}
        onPublished={() => setRound((before) => before + 1)}
      />
      <RuleVersions versions={versions} />
    </div>
  )
}
