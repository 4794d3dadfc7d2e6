import { type ReactNode, useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { Button } from './button.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Notice } from './feedback.tsx'
import { problemsOf } from './form.tsx'
import { useLang } from './language.tsx'

/**
 * Posts a sheet to its page: `check` is answered with a plan, which changes nothing, `apply` carries it out. `key`: of
 * the fetcher.
 */
export function useSheetPlan(key: string) {
  const lang = useLang()
  const fetcher = useFetcher<FormResult>({ key })
  const [content, setContent] = useState<string | null>(null)
  const { submit } = fetcher
  const send = useCallback((parts: Record<string, string>) => void submit(parts, { method: 'post' }), [submit])
  const check = useCallback(
    (read: string) => {
      setContent(read)
      send({ intent: 'check', content: read })
    },
    [send],
  )
  const { form, fields } = problemsOf(fetcher.data, lang)
  const answer: unknown = fetcher.data?.ok ? fetcher.data.result : null
  return {
    answer,
    problem: form ?? fields['content'],
    isBusy: fetcher.state !== 'idle',
    isChecked: content !== null,
    content,
    check,
    apply(more: Record<string, string> = {}) {
      if (content !== null) send({ intent: 'apply', content, ...more })
    },
  }
}

type Row = { line: number; problem: string | null }
type Texts = {
  title: string
  ready: string
  wrong: (count: number) => string
  firstRows: (shown: number) => string
}
type Props<R extends Row> = {
  plan: { rows: readonly R[]; ready: number }
  columns: Column<R>[]
  texts: Texts
  /** Carries it out, where a row can be. */
  children: ReactNode
}
type ApplyProps = { about?: string; label: string; isBusy: boolean; onApply: () => void }

/** The button that carries out a plan, and what it does. */
export function ApplySheet({ about, label, isBusy, onApply }: ApplyProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      {about && <p className="text-ui text-ink-2">{about}</p>}
      <Button variant="primary" pending={isBusy} onClick={onApply}>
        {label}
      </Button>
    </div>
  )
}

/** Longest table; more rows are only counted. */
const mostRows = 100

/** What a sheet would do, by row, those with a problem first, and what carries it out. */
export function SheetPlan<R extends Row>({ plan: { rows, ready }, columns, texts, children }: Props<R>) {
  const wrong = rows.length - ready
  const ordered = [...rows.filter(({ problem }) => problem), ...rows.filter(({ problem }) => !problem)]
  return (
    <section aria-label={texts.title} className="flex flex-col gap-4">
      <Notice kind={wrong > 0 ? 'warning' : 'info'} title={texts.title} live>
        {texts.ready}
        {wrong > 0 && ` · ${texts.wrong(wrong)}`}
      </Notice>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={ordered.slice(0, mostRows)}
        rowKey={({ line }) => String(line)}
        empty={null}
      />
      {rows.length > mostRows && <p className="text-caption text-ink-2">{texts.firstRows(mostRows)}</p>}
      {ready > 0 && children}
    </section>
  )
}
