import { Send, Undo2 } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { ScopeFields, TextFields } from '#/features/site/case-studies/components/study-fields.tsx'
import { StudyStory } from '#/features/site/case-studies/components/study-story.tsx'
import { studyForm } from '#/features/site/case-studies/form.ts'
import { readStudy, type EditableStudy } from '#/features/site/case-studies/read-studies.server.ts'
import { offerStudy, saveStudy, takeBackStudy } from '#/features/site/case-studies/write-study.server.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$studyId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.title) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) => readStudy(actorOf(context), params.studyId))

export const action = formAction(studyForm, async (actor, input, { params }) => {
  const id = params['studyId']!
  if (input.intent === 'save') await saveStudy(actor, id, input)
  else if (input.intent === 'offer') await offerStudy(actor, id, input.version)
  else await takeBackStudy(actor, id, input.version)
  return input.intent
})

const said = { save: 'saved', offer: 'offered', 'take-back': 'takenBack' } as const
type Done = keyof typeof said

export default function Page({ loaderData: study, actionData }: Route.ComponentProps) {
  const t = useT(caseStudyMessages)
  const lang = useLang()
  const result: FormResult<Done> | undefined = actionData
  const title = study.content.title[lang] || t('untitled')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/page-builder/case-studies'), label: t('title') }, { label: title }]}
        title={<bdi>{title}</bdi>}
        badge={<StudyStateBadge state={study.state} />}
        description={<bdi>{study.client}</bdi>}
      />
      {result?.ok && (
        <Notice kind="success" live>
          {t(said[result.result])}
        </Notice>
      )}
      <Consent study={study} result={result} />
      {study.state !== 'agreed' && <Edit study={study} result={result} />}
      <Card title={t('preview')}>
        <div className="grid gap-6 lg:grid-cols-2">
          <StudyStory content={study.content} figures={study.figures} lang="en" />
          <StudyStory content={study.content} figures={study.figures} lang="ar" />
        </div>
      </Card>
    </div>
  )
}

/**
 * Version for which a form was filled in; unchanged after a refusal, so that a retry does not overwrite a newer
 * change.
 */
const versionOf = (study: EditableStudy, result: FormResult<Done> | undefined): string | number =>
  (result && !result.ok ? result.values['version'] : undefined) ?? study.version

const isAbout = (result: FormResult<Done> | undefined, saving: boolean): boolean =>
  result !== undefined && (result.ok || (result.values['intent'] === 'save') === saving)

function Consent({ study, result }: { study: EditableStudy; result: FormResult<Done> | undefined }) {
  const t = useT(caseStudyMessages)
  const mayOffer = study.state === 'draft' || study.state === 'declined' || study.state === 'withdrawn'
  return (
    <Card title={t('steps')}>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-x-2 text-ui">
          <span>{t(`note_${study.state}`)}</span>
          {study.answeredAt && study.state !== 'draft' && study.state !== 'offered' && (
            <Time at={study.answeredAt} mode="datetime" />
          )}
        </p>
        <ActionForm {...(isAbout(result, false) && result ? { result } : {})} errors="inline">
          <input type="hidden" name="version" value={study.version} />
          <p className="text-ui text-ink-2">{t(mayOffer ? 'offerHint' : 'takeBackText')}</p>
          <FormActions>
            {mayOffer ? (
              <SubmitButton intent="offer" icon={Send}>
                {t('offer')}
              </SubmitButton>
            ) : (
              <SubmitButton intent="take-back" icon={Undo2} variant="danger-quiet">
                {t('takeBack')}
              </SubmitButton>
            )}
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

function Edit({ study, result }: { study: EditableStudy; result: FormResult<Done> | undefined }) {
  const t = useT(caseStudyMessages)
  return (
    <Card title={t('story')} {...(study.state === 'draft' ? {} : { description: t('saveNote') })}>
      <ActionForm {...(isAbout(result, true) && result ? { result } : {})}>
        <input type="hidden" name="version" value={versionOf(study, result)} />
        <div className="flex flex-col gap-8">
          <ScopeFields study={study} />
          <TextFields study={study} />
        </div>
        <FormActions>
          <SubmitButton intent="save">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
