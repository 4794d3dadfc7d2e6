import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { errorMessages } from '#/messages/errors.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import type { SaveState } from '#/ui/use-autosave.ts'

type SaveLineProps = { state: SaveState; unkept: boolean; onSave: () => void }

/** State of the last change, always in the same place. */
export function SaveLine({ state, unkept, onSave }: SaveLineProps) {
  const t = useT(blogEditorMessages)
  const problem = useT(errorMessages)
  const bad = unkept || state.kind === 'failed' || state.kind === 'refused' || state.kind === 'conflict'
  const text = unkept
    ? t('save.unkept')
    : state.kind === 'refused'
      ? problem(state.code)
      : state.kind === 'conflict'
        ? t('conflictTitle')
        : t(`save.${state.kind}`)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role={bad ? 'alert' : 'status'}
        className={classes('flex items-center gap-2 text-ui', bad ? 'text-danger-ink' : 'text-ink-2')}
      >
        {state.kind === 'saving' ? (
          <Spinner decorative size={16} />
        ) : (
          <Icon as={bad ? CircleAlert : state.kind === 'saved' ? Check : CloudUpload} size={16} />
        )}
        {text}
      </p>
      {!unkept && ['dirty', 'failed', 'refused'].includes(state.kind) && (
        <Button size="dense" onClick={onSave}>
          {t('saveNow')}
        </Button>
      )}
    </div>
  )
}

type ConflictProps = { onKeepCopy: () => void; onTakeNewer: () => void; pending: boolean }

/** Conflict of two editors: discards nothing without asking. */
export function ConflictNotice({ onKeepCopy, onTakeNewer, pending }: ConflictProps) {
  const t = useT(blogEditorMessages)
  return (
    <Notice
      kind="warning"
      live
      title={t('conflictTitle')}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={onKeepCopy}>
            {t('keepAsCopy')}
          </Button>
          <Button onClick={onTakeNewer}>{t('takeNewer')}</Button>
        </>
      }
    >
      {t('conflictText')}
    </Notice>
  )
}
