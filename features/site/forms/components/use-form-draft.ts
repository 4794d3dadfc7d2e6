import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { EditedForm } from '../edit-form.server.ts'
import { begin, change, type Edited, redo, undo } from '../editor-state.ts'
import type { FormDefinition } from '../fields.ts'

/** Debounce of autosaves in milliseconds. */
const pauseMs = 1200

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
type Answer = FormResult<{ version: number }>

/** State of the editor: draft with undo history, saved state and version. */
export function useFormDraft(form: EditedForm) {
  const [edited, setEdited] = useState<Edited>(() => begin(form.draft))
  const [kept, setStored] = useState({ definition: form.draft, version: form.version })
  const [sending, setSending] = useState<{ definition: FormDefinition; intent: 'save' | 'publish' } | null>(null)
  const [problem, setProblem] = useState<'failed' | 'conflict' | null>(null)
  const [published, setPublished] = useState(0)
  /** Changes when fields must be remounted because their text changed otherwise than by typing. */
  const [drawn, setDrawn] = useState(0)
  const fetcher = useFetcher<Answer>()
  const definition = edited.present

  const send = (intent: 'save' | 'publish', content: FormDefinition) => {
    setSending({ definition: content, intent })
    setProblem(null)
    const body = { intent, version: String(kept.version), definition: JSON.stringify(content) }
    void fetcher.submit(body, { method: 'post' })
  }
  const { data, state } = fetcher
  const [heard, setHeard] = useState(data)
  if (state === 'idle' && data !== heard) {
    setHeard(data)
    setSending(null)
    if (data?.ok && sending) {
      setStored({ definition: sending.definition, version: data.result.version })
      if (sending.intent === 'publish') setPublished((count) => count + 1)
    } else if (data && !data.ok) setProblem(data.problem?.code === 'changed-meanwhile' ? 'conflict' : 'failed')
  }

  const isStored = kept.definition === definition
  const keepSoon = useEffectEvent((content: FormDefinition) => send('save', content))
  const waits = !isStored && sending === null && problem === null
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => keepSoon(definition), pauseMs)
    return () => clearTimeout(timer)
  }, [waits, definition])

  const step = (next: (edited: Edited) => Edited) => {
    setEdited(next)
    setDrawn((count) => count + 1)
    setProblem((was) => (was === 'failed' ? null : was))
  }
  const saveState: SaveState = sending ? 'saving' : (problem ?? (isStored ? 'saved' : 'unsaved'))
  return {
    definition,
    drawn,
    published,
    version: kept.version,
    state: saveState,
    mayUndo: edited.past.length > 0,
    mayRedo: edited.future.length > 0,
    /** A change by typing; consecutive ones at one place are a single undo step. */
    type(next: FormDefinition, place: string) {
      setEdited((was) => change(was, next, place))
      setProblem((was) => (was === 'failed' ? null : was))
    },
    /** A change by a button: remounts the fields. */
    set: (next: FormDefinition) => step((was) => change(was, next)),
    undo: () => step(undo),
    redo: () => step(redo),
    saveNow: () => send('save', definition),
    publish: () => send('publish', definition),
    /** Takes a colleague's version and discards the own one. */
    load(theirs: EditedForm) {
      setEdited(begin(theirs.draft))
      setStored({ definition: theirs.draft, version: theirs.version })
      setProblem(null)
      setDrawn((count) => count + 1)
    },
  }
}
export type FormDraft = ReturnType<typeof useFormDraft>
