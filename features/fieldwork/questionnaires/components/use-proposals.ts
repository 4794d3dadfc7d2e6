import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { tableMessages } from '#/messages/fieldwork/questionnaire-table.ts'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { mostProposals } from '../limits.ts'
import {
  cellText,
  langOf,
  missingCells,
  otherLanguage,
  rowId,
  type TableColumn,
  type TableRow,
  tableRows,
  writeCell,
} from '../table.ts'
import type { QuestionnaireDraft } from './use-questionnaire-draft.ts'

/** Proposed texts by row and column. */
type Proposals = Readonly<Record<string, Readonly<Partial<Record<TableColumn, string>>>>>
type Answer = FormResult<{ proposals: { id: string; text: string }[] }>

const idOf = (row: TableRow, column: TableColumn): string => `${rowId(row)} ${column}`

/** Translations that a language model proposes for missing texts. They are no part of the draft until accepted. */
export function useProposals(draft: QuestionnaireDraft) {
  const t = useT(tableMessages)
  const fetcher = useFetcher<Answer>()
  const [proposals, setProposals] = useState<Proposals>({})
  const [heard, setHeard] = useState(fetcher.data)
  if (fetcher.state === 'idle' && fetcher.data !== heard) {
    setHeard(fetcher.data)
    if (fetcher.data?.ok) setProposals(byRow(fetcher.data.result.proposals))
  }
  const say = useEffectEvent(() => showToast({ text: t('noProposals'), kind: 'danger' }))
  useEffect(() => {
    if (heard && !(heard.ok && heard.result.proposals.length > 0)) say()
  }, [heard])
  const without = (id: string, column: TableColumn) =>
    setProposals((was) => {
      const { [column]: _gone, ...left } = was[id] ?? {}
      return { ...was, [id]: left }
    })
  const all = Object.entries(proposals).flatMap(([id, cells]) =>
    Object.entries(cells).map(([column, text]) => ({ id, column: column as TableColumn, text })),
  )
  return {
    pending: fetcher.state !== 'idle',
    count: all.length,
    of: (id: string) => proposals[id],
    ask(missing: readonly TableRow[]) {
      const texts = missing.flatMap((row) =>
        missingCells(row).flatMap((column) => {
          const other = otherLanguage(column)
          const text = other ? cellText(other, row).trim() : ''
          return text === '' ? [] : [{ id: idOf(row, column), to: langOf(column), text }]
        }),
      )
      const body = { intent: 'translate', texts: JSON.stringify(texts.slice(0, mostProposals)) }
      void fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
    },
    accept(id: string, column: TableColumn) {
      const text = proposals[id]?.[column]
      if (text === undefined) return
      // why: the row may have been drawn before other rows were edited
      draft.redraw((definition) => written(definition, id, column, text))
      without(id, column)
    },
    discard: without,
    acceptAll() {
      draft.redraw((definition) =>
        all.reduce((before, { id, column, text }) => written(before, id, column, text), definition),
      )
      setProposals({})
    },
    discardAll: () => setProposals({}),
  }
}

/** The questionnaire with an accepted text. */
function written(definition: QuestionnaireDefinition, id: string, column: TableColumn, text: string) {
  const row = tableRows(definition).find((one) => rowId(one) === id)
  return (row && writeCell(definition, row.path, column, text)) ?? definition
}

function byRow(proposals: readonly { id: string; text: string }[]): Proposals {
  const found: Record<string, Partial<Record<TableColumn, string>>> = {}
  for (const { id, text } of proposals) {
    const [row = '', column = ''] = id.split(' ')
    found[row] = { ...found[row], [column]: text }
  }
  return found
}
