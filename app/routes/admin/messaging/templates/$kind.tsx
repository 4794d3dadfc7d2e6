import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { langs } from '#/domain/text.ts'
import { templateProblem } from '#/features/messaging/templates/components/problem-text.ts'
import { TemplateFields } from '#/features/messaging/templates/components/template-fields.tsx'
import { TemplatePreview } from '#/features/messaging/templates/components/template-preview.tsx'
import { TemplateVersions } from '#/features/messaging/templates/components/template-versions.tsx'
import { templateForm, type TemplateStep, textsOf } from '#/features/messaging/templates/form.ts'
import { previewOf } from '#/features/messaging/templates/preview.server.ts'
import { readTemplate } from '#/features/messaging/templates/read-template.server.ts'
import {
  acceptedTexts,
  restoreTemplate,
  saveTemplate,
  returnToProgram,
} from '#/features/messaging/templates/save-template.server.ts'
import { testSend } from '#/features/messaging/templates/test-send.server.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$kind'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.template.name ?? templateMessages.templates) },
]

const inBoth = async (actor: Actor, kind: string, texts: Wording) => {
  const [en, ar] = await Promise.all(langs.map((lang) => previewOf(actor, kind, texts, lang)))
  return { en: en!, ar: ar! }
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const template = await readTemplate(actor, params.kind)
  return {
    template,
    preview: await inBoth(actor, template.kind, template.texts),
    mayWrite: may(actor, 'templates.write'),
  }
})

async function carryOut(actor: Actor, kind: string, step: TemplateStep): Promise<void> {
  const change = { kind, seen: step.seen }
  if (step.intent === 'save') await saveTemplate(actor, { ...change, texts: textsOf(step) })
  else if (step.intent === 'test') await testSend(actor, { kind, texts: textsOf(step) })
  else if (step.intent === 'program') await returnToProgram(actor, change)
  else if (step.intent === 'restore') await restoreTemplate(actor, { ...change, version: step.version })
}

export const action = formAction(templateForm, async (actor, step, { params }) => {
  const kind = params['kind'] ?? ''
  await carryOut(actor, kind, step)
  if (step.intent !== 'preview' && step.intent !== 'test') return { done: step.intent, typed: null, preview: null }
  // why: the page shows typed texts again, because without scripts it is drawn anew
  const { kind: known } = await readTemplate(actor, kind)
  const typed = acceptedTexts(known, textsOf(step))
  return { done: step.intent, typed, preview: await inBoth(actor, known, typed) }
})

export default function Page({ loaderData: { template, preview, mayWrite }, actionData }: Route.ComponentProps) {
  const t = useT(templateMessages)
  const lang = useLang()
  const answer = actionData?.ok ? actionData.result : null
  const shown = answer?.preview ?? preview
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/templates'), label: t('templates') }, { label: template.name[lang] }]}
        title={<bdi>{template.name[lang]}</bdi>}
        badge={template.state !== 'program' && <Badge>{t(`state_${template.state}`)}</Badge>}
      />
      {template.state === 'misfit' && (
        <Notice kind="warning" title={t('misfit')}>
          {t('misfitNote')}
        </Notice>
      )}
      {answer && answer.done !== 'preview' && (
        <Notice kind="success" live>
          {t(answer.done === 'test' ? 'sentTest' : 'saved')}
        </Notice>
      )}
      {mayWrite && <TextForm key={template.version} template={template} typed={answer?.typed ?? null} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {langs.map((one) => (
          <TemplatePreview key={one} lang={one} preview={shown[one]} />
        ))}
      </div>
      <TemplateVersions template={template} mayWrite={mayWrite} />
    </div>
  )
}

type FormProps = { template: Route.ComponentProps['loaderData']['template']; typed: Wording | null }

function TextForm({ template, typed }: FormProps) {
  const t = useT(templateMessages)
  const lang = useLang()
  return (
    <Card as="div">
      <ActionForm fieldText={(_, code) => templateProblem(lang, code)}>
        <input type="hidden" name="seen" value={template.version} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {langs.map((one) => (
            <TemplateFields key={one} lang={one} declared={template.declared} texts={typed ?? template.texts} />
          ))}
        </div>
        <FormActions>
          <SubmitButton intent="save">{t('save')}</SubmitButton>
          <SubmitButton intent="preview" variant="secondary">
            {t('showPreview')}
          </SubmitButton>
          {template.declared.body && (
            <SubmitButton intent="test" variant="secondary">
              {t('test')}
            </SubmitButton>
          )}
        </FormActions>
      </ActionForm>
      {template.state !== 'program' && (
        <ActionForm className="pt-3">
          <input type="hidden" name="seen" value={template.version} />
          <div>
            <AskingSubmit
              intent="program"
              variant="quiet"
              ask={() => ({ title: t('toProgramAsk'), text: t('toProgramNote') })}
            >
              {t('toProgram')}
            </AskingSubmit>
          </div>
        </ActionForm>
      )}
    </Card>
  )
}
