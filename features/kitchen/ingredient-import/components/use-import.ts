import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { Answer } from '#/domain/kitchen/import-plan.ts'
import type { ImportColumn } from '#/domain/kitchen/import-rows.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { useCompanyFields } from '#/ui/company-mark.ts'
import type { ImportReceipt } from '../apply-import.server.ts'
import type { ImportPreview } from '../preview.ts'

type Fixes = Readonly<Record<string, Partial<Record<ImportColumn, string>>>>
type Answers = Readonly<Record<string, Answer>>
export type Columns = Readonly<Record<string, ImportColumn | ''>>
export type Sheet = { content: string; vat: string; columns: Columns; fixes: Fixes; answers: Answers }

const resultOf = (data: FormResult | undefined): unknown => (data?.ok ? data.result : null)
const isPreview = (value: unknown): value is ImportPreview =>
  typeof value === 'object' && value !== null && 'seal' in value
const isReceipt = (value: unknown): value is ImportReceipt =>
  typeof value === 'object' && value !== null && 'importId' in value

/** The sheet under check with its corrections and answers, its preview, and its import. */
export function useImport() {
  const checking = useFetcher<FormResult>({ key: 'ingredient-sheet' })
  const [run, setRun] = useState(0)
  // each check has its own import: the outcome of an earlier one is not shown beside it
  const applying = useFetcher<FormResult>({ key: `ingredient-import-${run}` })
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const mark = useRef(useCompanyFields())
  const fieldsOf = ({ content, vat, columns, fixes, answers }: Sheet) => ({
    ...mark.current,
    content,
    vat,
    columns: JSON.stringify(columns),
    fixes: JSON.stringify(fixes),
    answers: JSON.stringify(answers),
  })
  const check = (next: Sheet) => {
    setSheet(next)
    setRun(run + 1)
    void checking.submit({ ...fieldsOf(next), intent: 'check' }, { method: 'post' })
  }
  const found = resultOf(checking.data)
  const done = resultOf(applying.data)
  const preview = sheet !== null && isPreview(found) && !isReceipt(done) ? found : null
  return {
    sheet,
    setSheet,
    check,
    isBusy: checking.state !== 'idle',
    isApplying: applying.state !== 'idle',
    refusal: applying.data?.ok === false ? applying.data : checking.data,
    preview,
    receipt: isReceipt(done) ? done : null,
    apply: () => {
      if (sheet && preview)
        void applying.submit(
          { ...fieldsOf(sheet), intent: 'apply', seal: preview.seal, clientKey: newClientKey() },
          { method: 'post' },
        )
    },
  }
}
export type Importing = ReturnType<typeof useImport>
