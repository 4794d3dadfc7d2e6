import { CircleCheck, CircleOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { href, redirect, type ShouldRevalidateFunctionArgs, useFetcher, useRevalidator } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { QuestionnaireEditor } from '#/features/fieldwork/questionnaires/components/questionnaire-editor.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import {
  type EditedQuestionnaire,
  editorForm,
  publishQuestionnaire,
  readQuestionnaire,
  saveQuestionnaire,
  stopUsing,
  useForNewVisits,
} from '#/features/fieldwork/questionnaires/edit-questionnaire.server.ts'
import { effectOfPublishing } from '#/features/fieldwork/questionnaires/compare.server.ts'
import { QuestionPreview } from '#/features/fieldwork/visits/components/question-preview.tsx'
import { keepAsCopy } from '#/features/fieldwork/questionnaires/new-questionnaire.server.ts'
import type { InReview } from '#/features/fieldwork/questionnaires/components/use-questionnaire-draft.ts'
import { proposeTranslations } from '#/features/fieldwork/questionnaires/translate.server.ts'
import { RescoreChoice } from '#/features/reporting/rescoring/components/rescore-choice.tsx'
import { mayRescore, previewScores, rescoreInReview } from '#/features/reporting/rescoring/rescore.server.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { questionnairesMessages } from '#/messages/questionnaire-builder-list.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { showToast } from '#/ui/toast.tsx'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$questionnaireId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const code = loaderData?.code
  return [{ title: pageTitle(matches, code ? { en: code, ar: code } : questionnairesMessages.title) }]
}

export const loader = pageData(async ({ context, params: { questionnaireId } }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [questionnaire, effect] = await Promise.all([
    readQuestionnaire(actor, questionnaireId),
    effectOfPublishing(actor, questionnaireId),
  ])
  return { ...questionnaire, effect, mayRescore: mayRescore(actor) }
})

export const action = formAction(editorForm, async (actor, sent, { params }) => {
  const id = params['questionnaireId'] ?? ''
  switch (sent.intent) {
    case 'copy':
      return redirect(questionnairePath((await keepAsCopy(actor, id, sent)).id))
    case 'save':
      return saveQuestionnaire(actor, id, sent)
    case 'publish':
      return { ...(await publishQuestionnaire(actor, id, sent)), rescored: await follow(actor, id, sent.inReview) }
    case 'scores':
      return previewScores(actor, id, sent.definition)
    case 'translate':
      return proposeTranslations(actor, sent)
    case 'use':
      return useForNewVisits(actor, id)
    case 'stop':
      return stopUsing(actor, id)
  }
})

/** Scores reports in review by the version just published, where that was chosen. */
const follow = (actor: Actor, id: string, inReview: InReview) =>
  inReview === 'new' ? rescoreInReview(actor, id) : null

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

const unchanging = new Set<FormDataEntryValue | null>(['save', 'translate', 'scores'])
/** Saving the draft changes no loaded data, nor do proposals, compared scores or another view of the same questions. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => {
  const { formData, currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isView || unchanging.has(formData?.get('intent') ?? null) ? false : defaultShouldRevalidate
}

export default function QuestionnaireEditorPage({ loaderData: questionnaire }: Route.ComponentProps) {
  const t = useT(questionnairesMessages)
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { code, client, evaluationType, draft } = questionnaire
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/questionnaires'), label: t('title') }, { label: code }]}
        title={
          <>
            <span className="me-1.5">
              <bdi dir="ltr" className="code">
                {code}
              </bdi>
            </span>
            <bdi>{textIn(draft.title, lang)}</bdi>
          </>
        }
        description={
          <>
            <span className="me-3">{t(evaluationType)}</span>
            <bdi>{client?.name ?? t('everybody')}</bdi>
          </>
        }
        actions={<Use questionnaire={questionnaire} />}
      />
      <QuestionnaireEditor
        key={questionnaire.id}
        questionnaire={questionnaire}
        onReload={() => void revalidate()}
        preview={(shown) => <QuestionPreview {...shown} />}
        rescoring={questionnaire.mayRescore ? (part) => <RescoreChoice {...part} /> : null}
      />
    </div>
  )
}

/** Whether new visits use this questionnaire, and the step that changes it. */
function Use({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const t = useT(builderMessages)
  const list = useT(questionnairesMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult<{ isCurrent: boolean }>>()
  const [asking, setAsking] = useState(false)
  const { code, isCurrent, client, versions } = questionnaire
  const intent = isCurrent ? 'stop' : 'use'
  useSayUse(fetcher.state === 'idle' ? fetcher.data : undefined, isCurrent)
  const may = isCurrent ? client !== null : versions.length > 0
  return (
    <>
      {isCurrent && <StatusBadge tone="green">{list('inUse')}</StatusBadge>}
      <FormError>{problemsOf(fetcher.data, lang).form}</FormError>
      {may && (
        <Button
          changes
          icon={isCurrent ? CircleOff : CircleCheck}
          pending={fetcher.state !== 'idle'}
          onClick={() => setAsking(true)}
        >
          {t(intent)}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`${intent}Title`, { code })}
        confirmLabel={t(intent)}
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent }, { method: 'post' })
        }}
      >
        <p>{t(`${intent}Text`)}</p>
      </ConfirmDialog>
    </>
  )
}

function useSayUse(answer: FormResult | undefined, isCurrent: boolean) {
  const t = useT(builderMessages)
  const say = useEffectEvent(() => showToast({ text: t(isCurrent ? 'used' : 'stopped'), kind: 'success' }))
  useEffect(() => {
    if (answer?.ok) say()
  }, [answer])
}
