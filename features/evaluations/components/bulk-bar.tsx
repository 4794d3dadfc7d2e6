import { Check } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { ManyApproved } from '../advance.server.ts'
import { bulkFormId } from './control-room-table.tsx'

type BulkBarProps = {
  selectable: number
  selected: number
  onAll: () => void
  onClear: () => void
}

/** Above the table: select what can be approved and approve it in one go. */
export function BulkBar({ selectable, selected, onAll, onClear }: BulkBarProps) {
  const t = useT(controlRoomMessages)
  if (selectable === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface-1 p-3">
      <p role="status" className="num me-auto text-ui">
        {t('selectedCount', { count: selected })}
      </p>
      {selected > 0 ? (
        <Button variant="quiet" onClick={onClear}>
          {t('clearSelection')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onAll}>
          {t('selectAll')}
        </Button>
      )}
      <ActionForm id={bulkFormId} errors="inline" className="contents">
        <input type="hidden" name="intent" value="approve-many" />
        <SubmitButton icon={Check}>{t('approveSelected')}</SubmitButton>
      </ActionForm>
    </div>
  )
}

const isMany = (value: unknown): value is ManyApproved =>
  typeof value === 'object' && value !== null && 'refused' in value

/** What became of a bulk approval: how many went through, and why the others did not. */
export function BulkResult({ result, codeOf }: { result: FormResult | undefined; codeOf: (id: string) => string }) {
  const t = useT(controlRoomMessages)
  const say = useT(errorMessages)
  if (!result?.ok || !isMany(result.result)) return null
  const { approved, refused } = result.result
  return (
    <Notice kind={refused.length > 0 ? 'warning' : 'success'} title={t('approvedCount', { count: approved })} live>
      {refused.length > 0 && (
        <>
          <p>{t('refusedTitle')}</p>
          <ul className="list-disc ps-5">
            {refused.map(({ requestId, code }) => (
              <li key={requestId}>
                <bdi dir="ltr">{codeOf(requestId)}</bdi> {say(code)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
