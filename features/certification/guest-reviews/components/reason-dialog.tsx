import { useFetcher } from 'react-router'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { Decided } from '../moderate.server.ts'

export type Reasoned = 'refuse' | 'takeDown' | 'removeReply'
type Props = {
  about: Reasoned
  ids: readonly string[]
  /** Reported by their restaurants, which are notified of the decision. */
  reported: boolean
  onClose: () => void
  onDone?: () => void
}

/** Requests the reason of a refusal. */
export function ReasonDialog({ about, ids, reported, onClose, onDone }: Props) {
  const t = useT(moderationMessages)
  const ui = useT(uiMessages)
  const fetcher = useFetcher()
  const offerUndo = useUndo()
  const title = about === 'refuse' && ids.length > 1 ? t('refuseMany', { count: ids.length }) : t(`${about}Title`)
  const done = (result: unknown) => {
    const decided = result as Partial<Decided> | undefined
    const others = decided?.left && decided.left.length > 0 ? ` ${t('others')}` : ''
    const text = about === 'removeReply' ? t('replyRemoved') : `${t('refused', { count: decided?.done ?? 1 })}${others}`
    offerUndo(text, decided?.undo ?? null)
    onDone?.()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title} sheet>
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="reviewId" value={id} />
        ))}
        {reported && about !== 'removeReply' && <p className="text-ui font-medium">{t('reportedText')}</p>}
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={1000} />
        <FormActions>
          <SubmitButton intent={about === 'removeReply' ? 'remove-reply' : 'refuse'} variant="danger">
            {t(about)}
          </SubmitButton>
          <Button onClick={onClose}>{ui('back')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
