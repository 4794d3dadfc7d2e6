import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { Changed } from '../handle-submissions.server.ts'
import { type SubmissionState, submissionStates } from '../inbox-list.ts'
import type { InboxRow } from '../read-inbox.server.ts'

/** Bulk steps for selected messages, or for all that match. */
export function InboxToolbar({ selection, search }: { selection: Selection<InboxRow>; search: string }) {
  const t = useT(inboxMessages)
  const fetcher = useFetcher<FormResult<Changed>>()
  const offerUndo = useUndo()
  const { form, count, isWhole, total } = selection
  const done = (result: unknown) => {
    const { changed, more, undo } = result as Changed
    const text = t(more ? 'changedMore' : 'changed', { count: changed })
    offerUndo(text, undo)
    selection.clear()
  }
  return (
    <SelectionBar
      selection={selection}
      text={t('chosen', { count })}
      whole={t('chooseMatching', { count: total })}
      clear={t('clear')}
    >
      <ActionForm id={form} fetcher={fetcher} errors="inline" onDone={done} className="contents">
        <input type="hidden" name="scope" value={isWhole ? 'matching' : 'chosen'} />
        {isWhole && <input type="hidden" name="search" value={search} />}
        <span className="text-caption text-ink-2">{t('markAs')}</span>
        {submissionStates.map((state: SubmissionState) => (
          <Button
            key={state}
            type="submit"
            name="state"
            value={state}
            pending={fetcher.formData?.get('state') === state}
          >
            {t(`mark.${state}`)}
          </Button>
        ))}
      </ActionForm>
    </SelectionBar>
  )
}
