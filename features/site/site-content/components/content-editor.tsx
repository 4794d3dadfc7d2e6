import { withoutMarks } from '#/domain/text.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ExternalLink } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { missingTranslations } from '#/domain/site/in-language.ts'
import type { Draft } from '#/features/site/pages/store.server.ts'
import { formMessages, isFormMessage } from '#/messages/forms.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { nested } from '../nested.ts'
import type { StepDone } from '../content-editor-action.server.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { usePlaces } from './use-places.ts'

/** State of a draft for its editor; null: never saved. */
export type EditorDraft = Pick<Draft, 'version' | 'state' | 'scheduledFor' | 'updatedAt' | 'updatedBy'> | null

type Result = FormResult<StepDone> | undefined

type ContentEditorProps = {
  draft: EditorDraft
  result: Result
  /** Previews by language. */
  previews: { en: string; ar: string }
  /** Address of this editor, for viewing another's draft. */
  address: string
  /** Current texts, for the initial count of missing ones. */
  content: unknown
  children: ReactNode
}

/** Form of a content: fields, save, preview, publish and schedule. */
export function ContentEditor(props: ContentEditorProps) {
  const { draft, previews, content, children } = props
  const result = useLastResult(props.result)
  const t = useT(siteContentMessages)
  const problems = useT(formMessages)
  const placeOf = usePlaces()
  const id = useId()
  const { version, setVersion } = useVersion(draft, result)
  const { dirty, missing, changed } = useChanges(id, result, content)
  const conflict = result?.ok === false && result.problem?.code === 'changed-meanwhile'
  return (
    <div
      onInput={changed}
      className="flex flex-col gap-6 md:[&_input]:scroll-mb-44 md:[&_select]:scroll-mb-44 md:[&_textarea]:scroll-mb-44"
    >
      <LeaveGuard dirty={dirty} />
      {conflict ? (
        <Conflict
          address={props.address}
          formId={id}
          onReplace={() => flushSync(() => setVersion(draft?.version ?? version))}
        />
      ) : (
        result?.ok && <Done key={JSON.stringify(result)} done={result.result} />
      )}
      <ActionForm
        id={id}
        result={conflict ? undefined : forMounted(result)}
        fieldText={(name, key) => {
          const place = placeOf(name)
          const problem = problems(isFormMessage(key) ? key : 'unreadable')
          return place ? withoutMarks(t('where', { place, problem })) : undefined
        }}
      >
        <input type="hidden" name="version" value={version} readOnly />
        {children}
        <div className="z-10 flex flex-col gap-3 border-t border-line bg-page py-3 md:sticky md:bottom-0">
          <Completeness missing={missing} dirty={dirty} />
          <FormActions>
            <SubmitButton intent="save" variant="secondary">
              {t('saveDraft')}
            </SubmitButton>
            <PublishButton formId={id} />
            <AnchorButton href={previews.en} target="_blank">
              {t('previewEn')}
            </AnchorButton>
            <AnchorButton href={previews.ar} target="_blank">
              {t('previewAr')}
            </AnchorButton>
          </FormActions>
          <p className="text-caption text-ink-2">{t('previewHint')}</p>
        </div>
        <Card title={t('scheduleTitle')}>
          <div className="flex flex-wrap items-end gap-4">
            <DateTimeField name="at" label={t('scheduleAt')} />
            <SubmitButton intent="schedule" variant="secondary">
              {t('schedule')}
            </SubmitButton>
          </div>
        </Card>
      </ActionForm>
    </div>
  )
}

/** Ignores submitted values for mounted fields: after moving entries they would reach other fields. */
const forMounted = (result: Result): Result => (result?.ok === false ? { ...result, values: {} } : result)

/** Keeps the last result, which the router drops on revalidation. */
function useLastResult(given: Result): Result {
  const [last, setLast] = useState(given)
  if (given && given !== last) setLast(given)
  return given ?? last
}

/** Base version of the fields: the draft's, then that of each successful save. */
function useVersion(draft: EditorDraft, result: Result) {
  const [version, setVersion] = useState(draft?.version ?? 0)
  const [seen, setSeen] = useState(result)
  if (result !== seen) {
    setSeen(result)
    if (result?.ok && 'version' in result.result) setVersion(result.result.version)
  }
  const { revalidate } = useRevalidator()
  const conflict = result?.ok === false && result.problem?.code === 'changed-meanwhile'
  useEffect(() => {
    if (conflict) void revalidate()
  }, [conflict, revalidate])
  return { version, setVersion }
}

/** Whether there are unsaved changes, and how many texts lack the other language. */
function useChanges(formId: string, result: Result, content: unknown) {
  const [dirty, setDirty] = useState(false)
  const [missing, setMissing] = useState(() => missingTranslations(content))
  const [seen, setSeen] = useState(result)
  if (result !== seen) {
    setSeen(result)
    if (result?.ok && 'version' in result.result) setDirty(false)
  }
  return {
    dirty,
    missing,
    changed() {
      const form = document.getElementById(formId)
      if (!(form instanceof HTMLFormElement)) return
      setDirty(true)
      setMissing(missingTranslations(nested(Object.fromEntries(new FormData(form)))))
    },
  }
}

function Completeness({ missing, dirty }: { missing: { en: number; ar: number }; dirty: boolean }) {
  const t = useT(siteContentMessages)
  const parts = [
    ...(missing.en > 0 ? [t('missingEn', { count: missing.en })] : []),
    ...(missing.ar > 0 ? [t('missingAr', { count: missing.ar })] : []),
  ]
  return (
    <p className="flex flex-wrap gap-x-4 text-ui text-ink-2" role="status">
      {parts.length > 0 ? parts.map((part) => <span key={part}>{part}</span>) : <span>{t('complete')}</span>}
      {dirty && <span className="font-medium text-ink">{t('unsaved')}</span>}
    </p>
  )
}

/** Confirms publishing; submits the whole form, so that the visible texts are published. */
function PublishButton({ formId }: { formId: string }) {
  const t = useT(siteContentMessages)
  const [asking, setAsking] = useState(false)
  const send = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button changes variant="primary" onClick={() => setAsking(true)}>
        {t('publish')}
      </Button>
      <button ref={send} type="submit" form={formId} name="intent" value="publish" hidden>
        {t('publish')}
      </button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('publishTitle')}
        confirmLabel={t('publish')}
        onConfirm={() => {
          setAsking(false)
          send.current?.form?.requestSubmit(send.current)
        }}
      >
        <p>{t('publishText')}</p>
      </ConfirmDialog>
    </>
  )
}

function Done({ done }: { done: StepDone }) {
  const t = useT(siteContentMessages)
  const text =
    done.done === 'published' || done.done === 'scheduled'
      ? t(done.done, { number: done.number })
      : t(done.done === 'saved' ? 'saved' : 'unscheduled')
  return <Notice kind="success" live title={text} />
}

type ConflictProps = { address: string; formId: string; onReplace: () => void }

/** Conflict of two editors: overwrites nothing before a decision. */
function Conflict({ address, formId, onReplace }: ConflictProps) {
  const t = useT(siteContentMessages)
  return (
    <Notice
      kind="danger"
      live
      title={t('conflictTitle')}
      actions={
        <>
          <AnchorButton href={address} target="_blank" icon={ExternalLink} directional>
            {t('openOther')}
          </AnchorButton>
          <button type="submit" form={formId} name="intent" value="save" onClick={onReplace} className="link min-h-11">
            {t('replaceOther')}
          </button>
        </>
      }
    >
      {t('conflictText')}
    </Notice>
  )
}
