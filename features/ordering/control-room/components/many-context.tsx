import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { useT } from '#/ui/language.tsx'
import { useUndo } from '#/ui/undo.tsx'
import type { ManyAct, ManyResult, Opened } from '../bulk-actions.ts'
import { ManyDialog } from './many-dialog.tsx'
import { ManyNotice } from './many-notice.tsx'

type Many = {
  /** Opens the dialog of a step. */
  ask: (opened: Opened) => void
  /** Runs a step without a dialog. */
  run: (act: ManyAct, ids: readonly string[], fields?: Record<string, string>) => void
  isBusy: boolean
  /** Counts finished changes, which reset the selection. */
  finished: number
}
const ManyContext = createContext<Many | null>(null)

export function useMany(): Many {
  const many = use(ManyContext)
  if (!many) throw new Error('useMany stands outside of ManyChanges')
  return many
}

const isMany = (value: unknown): value is ManyResult =>
  typeof value === 'object' && value !== null && 'refused' in value

/** Provider around the views: opens dialogs of bulk changes, submits them and shows results. */
export function ManyChanges({ children }: { children: ReactNode }) {
  const fetcher = useFetcher<FormResult>({ key: 'many' })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [finished, setFinished] = useState(0)
  const [seen, setSeen] = useState(fetcher.data)
  if (fetcher.data !== seen) {
    setSeen(fetcher.data)
    if (fetcher.data?.ok) {
      setOpened(null)
      setFinished(finished + 1)
    }
  }
  const run: Many['run'] = (act, ids, fields = {}) => {
    const form = new FormData()
    form.set('intent', `many-${act}`)
    for (const id of ids) form.append('requestId', id)
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    void fetcher.submit(form, { method: 'post' })
  }
  const t = useT(manyMessages)
  const offerUndo = useUndo()
  const offer = useEffectEvent((answer: FormResult | undefined) => {
    if (answer?.ok && isMany(answer.result) && answer.result.undo)
      offerUndo(t('done', { count: answer.result.done }), answer.result.undo)
  })
  useEffect(() => offer(fetcher.data), [fetcher.data])
  const result = fetcher.data?.ok && isMany(fetcher.data.result) ? fetcher.data.result : null
  const failure = fetcher.data && !fetcher.data.ok && !opened ? fetcher.data : null
  return (
    <ManyContext value={{ ask: setOpened, run, isBusy: fetcher.state !== 'idle', finished }}>
      <ManyNotice result={result} failure={failure} />
      {children}
      <ManyDialog key={opened ? opened.act : ''} opened={opened} fetcher={fetcher} onClose={() => setOpened(null)} />
    </ManyContext>
  )
}
