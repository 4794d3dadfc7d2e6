import { useEffect } from 'react'
import { useBlocker, useFetcher } from 'react-router'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Button } from '#/ui/button.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { QuestionnaireDraft } from './use-questionnaire-draft.ts'

type Props = { draft: QuestionnaireDraft; onLoadTheirs: () => void }

/** Notices of a draft that could not be saved: typed text remains, and no colleague's version is overwritten. */
export function SaveNotices({ draft, onLoadTheirs }: Props) {
  const t = useT(builderMessages)
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
      { method: 'post', encType: 'multipart/form-data' },
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

/** Delays navigation until the draft is saved; requires confirmation only if saving fails. */
export function LeaveGuard({ draft }: { draft: QuestionnaireDraft }) {
  const t = useT(builderMessages)
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
