import { useState } from 'react'
import { BrandingEditor } from '#/features/site/brand-editor/components/branding-editor.tsx'
import { EarlierLooks } from '#/features/site/brand-editor/components/earlier-looks.tsx'
import { brandingForm } from '#/features/core/branding/stored-look.ts'
import { sameLook } from '#/features/core/branding/look.ts'
import {
  type BrandingChange,
  changeBranding,
  readEditableBranding,
} from '#/features/site/brand-editor/manage-branding.server.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { brandingMessages } from '#/messages/site/branding.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/branding'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, brandingMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  ...(await readEditableBranding(actorOf(context))),
  origin: infoOf(context).origin,
}))

export const action = formAction(brandingForm, changeBranding)

type Result = FormResult<BrandingChange> | undefined
const done = { save: 'saved', publish: 'published', take: 'taken' } as const

/** Shows the result in the submitted form only. */
const refusalOf = (result: Result, intent: BrandingChange['done']): Result =>
  result && !result.ok && result.values['intent'] === intent ? result : undefined

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, published, pictures, earlier, origin } = loaderData
  const t = useT(brandingMessages)
  const [typed, setTyped] = useState(draft)
  const result: Result = actionData
  const differs = !sameLook(draft, published)
  const refused = refusalOf(result, 'save')
  // why: a refused save keeps its draft version, so that a retry does not overwrite a newer one
  const version = (refused?.ok === false && refused.values['version']) || String(loaderData.version)
  const taken = useTaken(result, loaderData.version, () => setTyped(draft))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        badge={
          <StatusBadge tone={differs ? 'yellow' : 'green'}>{t(differs ? 'stateDraft' : 'statePublished')}</StatusBadge>
        }
        actions={differs && <Publish version={loaderData.version} unsaved={!sameLook(typed, draft)} result={result} />}
      />
      {result?.ok && (
        <Notice kind="success" live>
          {t(done[result.result.done])}
        </Notice>
      )}
      <BrandingEditor
        key={taken}
        draft={draft}
        version={version}
        pictures={pictures}
        origin={origin}
        result={refused}
        onTyped={setTyped}
      />
      <EarlierLooks earlier={earlier} version={version} differs={differs} result={refusalOf(result, 'take')} />
    </div>
  )
}

/** Counts looks loaded into the draft: each resets the form. Saves keep the form and its focus. */
function useTaken(result: Result, version: number, onTaken: () => void): number {
  const [taken, setTaken] = useState(0)
  const arrived = result?.ok && result.result.done === 'take' && result.result.version === version
  if (arrived && taken !== version) {
    setTaken(version)
    onTaken()
  }
  return taken
}

function Publish({ version, unsaved, result }: { version: number; unsaved: boolean; result: Result }) {
  const t = useT(brandingMessages)
  const [told, setTold] = useState(false)
  return (
    <ActionForm
      result={refusalOf(result, 'publish')}
      errors="inline"
      className="gap-2"
      onSubmit={(event) => {
        setTold(unsaved)
        if (unsaved) event.preventDefault()
      }}
    >
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="publish" full="phone">
        {t('publish')}
      </SubmitButton>
      <p role="status" className="max-w-80 text-caption text-warning-ink empty:hidden">
        {told && unsaved ? t('unsavedFirst') : null}
      </p>
    </ActionForm>
  )
}
