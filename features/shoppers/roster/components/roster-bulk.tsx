import { Check, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ManyDone } from '../approve-many.server.ts'
import type { RosterRow } from '../list.ts'
import { LettersForm } from './letters-form.tsx'

type Props = { rows: readonly RosterRow[]; selection: Selection<RosterRow> }

/** Bulk steps for the selection. */
export function RosterBulk({ rows, selection }: Props) {
  const t = useT(rosterMessages)
  const page = useT(shopperPageMessages)
  const [writing, setWriting] = useState(false)
  const fetcher = useFetcher<FormResult<ManyDone>>()
  const answer = fetcher.data?.ok ? fetcher.data.result : null
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  const done = (result: unknown) => {
    const { done: count, refused } = result as ManyDone
    if (refused.length > 0) return
    showToast({ text: t('approvedCount', { count }), kind: 'success' })
    selection.clear()
  }
  return (
    <>
      {answer && answer.refused.length > 0 && <Refused answer={answer} nameOf={nameOf} />}
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        <ActionForm id={selection.form} fetcher={fetcher} errors="inline" onDone={done} className="contents">
          <AskingSubmit
            intent="approve-many"
            icon={Check}
            ask={() => ({ title: t('approveTitle', { count: selection.count }), text: t('approveText') })}
          >
            {t('approveChosen')}
          </AskingSubmit>
        </ActionForm>
        <span className="contents noscript:hidden">
          <Button icon={MessageSquare} onClick={() => setWriting(true)}>
            {page('messageMany')}
          </Button>
        </span>
      </SelectionBar>
      {writing && (
        <Dialog open onClose={() => setWriting(false)} title={page('messageMany')} width="medium" sheet>
          <LettersForm readers={selection.rows} onClose={() => setWriting(false)} />
        </Dialog>
      )}
    </>
  )
}

function Refused({ answer, nameOf }: { answer: ManyDone; nameOf: (id: string) => string }) {
  const t = useT(rosterMessages)
  const say = useT(errorMessages)
  return (
    <Notice kind="warning" title={t('approvedCount', { count: answer.done })} live>
      <p>{t('refusedTitle')}</p>
      <ul className="list-disc ps-5">
        {answer.refused.map(({ shopperId, code }) => (
          <li key={shopperId}>
            <bdi>{nameOf(shopperId)}</bdi>
            {': '}
            {say(code)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
