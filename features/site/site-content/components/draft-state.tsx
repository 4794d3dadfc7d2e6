import { useState } from 'react'
import { useSubmit } from 'react-router'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { EditorDraft } from './content-editor.tsx'

const tones = { draft: 'grey', published: 'green', changed: 'yellow' } as const

/** Public version, last editor, schedule; and the reset to the delivered content. */
export function DraftState({ draft }: { draft: EditorDraft }) {
  const t = useT(siteContentMessages)
  const submit = useSubmit()
  const [asking, setAsking] = useState(false)
  if (!draft)
    return (
      <p className="flex flex-wrap items-center gap-3 text-ui text-ink-2">
        <StatusBadge tone="grey">{t('state_never')}</StatusBadge>
        {t('neverEdited')}
      </p>
    )
  const { version, state, scheduledFor, updatedAt, updatedBy } = draft
  const send = (intent: 'unschedule' | 'reset') => void submit({ intent, version }, { method: 'post' })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-ink-2">
      <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
      <span>
        {t('edited')}: <Time at={updatedAt} mode="datetime" /> {updatedBy && t('by', { name: updatedBy })}
      </span>
      {scheduledFor && (
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge tone="blue">{t('scheduledFor')}</StatusBadge>
          <Time at={scheduledFor} mode="datetime" />
          <Button changes variant="quiet" size="dense" onClick={() => send('unschedule')}>
            {t('unschedule')}
          </Button>
        </span>
      )}
      <span className="ms-auto">
        <Button changes variant="quiet" size="dense" onClick={() => setAsking(true)}>
          {t('reset')}
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('resetTitle')}
        confirmLabel={t('resetConfirm')}
        danger
        onConfirm={() => {
          setAsking(false)
          send('reset')
        }}
      >
        <p>{t('resetText')}</p>
      </ConfirmDialog>
    </div>
  )
}
