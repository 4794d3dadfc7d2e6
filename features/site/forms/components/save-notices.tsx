import { useBlocker, useFetcher } from 'react-router'
import { useEffect } from 'react'
import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Button } from '#/ui/button.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { FormDraft } from './use-form-draft.ts'

/** Messages about failed saves. Input remains, and nothing is overwritten. */
export function SaveNotices({ draft, onLoadTheirs }: { draft: FormDraft; onLoadTheirs: () => void }) {
  const t = useT(formEditorMessages)
  const copy = useFetcher()
  if (draft.state === 'failed')
    return (
      <Notice
        kind="danger"
        live
        title={t('saveFailed')}
        actions={<Button onClick={draft.saveNow}>{t('tryAgain')}</Button>}
      />
    )
  if (draft.state !== 'conflict') return null
  const keepMine = () =>
    void copy.submit(
      { intent: 'copy', clientKey: newClientKey(), definition: JSON.stringify(draft.definition) },
      { method: 'post' },
    )
  return (
    <Notice
      kind="danger"
      live
      title={t('conflict')}
      actions={
        <>
          <Button onClick={onLoadTheirs}>{t('loadTheirs')}</Button>
          <Button pending={copy.state !== 'idle'} onClick={keepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      {t('conflictText')}
    </Notice>
  )
}

/** Saves the draft before navigation; requires confirmation only if that fails. */
export function LeaveGuard({ draft }: { draft: FormDraft }) {
  const t = useT(formEditorMessages)
  const { state, saveNow } = draft
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => state !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  )
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!blocked) return
    if (state === 'saved') blocker.proceed()
    if (state === 'unsaved') saveNow()
  }, [blocked, state, blocker, saveNow])
  useEffect(() => {
    if (state === 'saved') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [state])
  return (
    <ConfirmDialog
      open={blocked && (state === 'failed' || state === 'conflict')}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  )
}
