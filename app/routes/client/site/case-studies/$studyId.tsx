import { Check, Undo2, X } from 'lucide-react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { answerStudy, type StudyAnswer } from '#/features/site/case-studies/answer-study.server.ts'
import { StudyStateBadge } from '#/features/site/case-studies/components/study-state.tsx'
import { StudyStory } from '#/features/site/case-studies/components/study-story.tsx'
import { answerForm } from '#/features/site/case-studies/form.ts'
import type { OwnStudy } from '#/features/site/case-studies/own-study-list.ts'
import { readOwnStudy } from '#/features/site/case-studies/read-studies.server.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$studyId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, caseStudyMessages.ownTitle) }]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readOwnStudy(actorOf(context), params.studyId),
)

export const action = formAction(answerForm, async (actor, input, { params }) => {
  await answerStudy(actor, params['studyId']!, input)
  return input.intent
})

export default function Page({ loaderData: study, actionData }: Route.ComponentProps) {
  const t = useT(caseStudyMessages)
  const lang = useLang()
  const result: FormResult<StudyAnswer> | undefined = actionData
  const title = study.content.title[lang]
  const { state } = study
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/case-studies'), label: t('ownTitle') }, { label: title }]}
        title={<bdi>{title}</bdi>}
        badge={<StudyStateBadge state={state} own />}
      />
      {result?.ok && (
        <Notice kind="success" live>
          {t(`answered_${result.result}`)}
        </Notice>
      )}
      {state !== 'draft' && <p className="text-body text-ink-2">{t(`ownNote_${state}`)}</p>}
      <div className="grid gap-6 lg:grid-cols-2">
        <StudyStory content={study.content} figures={study.figures} lang={lang} level="h2" />
        <StudyStory content={study.content} figures={study.figures} lang={lang === 'ar' ? 'en' : 'ar'} level="h2" />
      </div>
      <Answer study={study} result={result} />
    </div>
  )
}

function Answer({ study, result }: { study: OwnStudy; result: FormResult<StudyAnswer> | undefined }) {
  const t = useT(caseStudyMessages)
  const mayAnswer = useMay()('case-studies.answer')
  if (!mayAnswer || (study.state !== 'offered' && study.state !== 'agreed')) return null
  return (
    <Card title={t('steps')}>
      <ActionForm {...(result ? { result } : {})} errors="inline">
        <input type="hidden" name="version" value={study.version} />
        {study.state === 'agreed' && <p className="text-ui text-ink-2">{t('withdrawText')}</p>}
        <FormActions>
          {study.state === 'offered' ? (
            <>
              <SubmitButton intent="agree" icon={Check}>
                {t('agree')}
              </SubmitButton>
              <SubmitButton intent="decline" icon={X} variant="secondary">
                {t('decline')}
              </SubmitButton>
            </>
          ) : (
            <SubmitButton intent="withdraw" icon={Undo2} variant="danger-quiet">
              {t('withdraw')}
            </SubmitButton>
          )}
        </FormActions>
      </ActionForm>
    </Card>
  )
}
