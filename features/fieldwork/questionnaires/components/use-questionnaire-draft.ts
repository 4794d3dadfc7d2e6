import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { EditedQuestionnaire } from '../edit-questionnaire.server.ts'
import { begin, change, type Edited, redo, undo } from '../editor-state.ts'

/** A pause in typing this long, and the draft is kept. */
const pauseMs = 1200

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
type Answer = FormResult<{ version: number; published?: number }>
type Intent = 'save' | 'publish'

/** The fields are about to be drawn anew: the cursor stays where it was, when that place is still there. */
function keepCursor() {
  const id = document.activeElement?.id
  if (!id) return
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  })
}

/** Everything the editor knows: the draft with its undo, what of it is kept on the server, and in which version. */
export function useQuestionnaireDraft(questionnaire: EditedQuestionnaire) {
  const [edited, setEdited] = useState<Edited>(() => begin(questionnaire.draft))
  const [kept, setKept] = useState({ definition: questionnaire.draft, version: questionnaire.version })
  const [sending, setSending] = useState<{ definition: QuestionnaireDefinition; intent: Intent } | null>(null)
  const [problem, setProblem] = useState<'failed' | 'conflict' | null>(null)
  const [published, setPublished] = useState(0)
  /** Changes when the fields have to be drawn anew: the text in them came from elsewhere than the keyboard. */
  const [drawn, setDrawn] = useState(0)
  const fetcher = useFetcher<Answer>()
  const definition = edited.present

  const send = (intent: Intent, content: QuestionnaireDefinition) => {
    setSending({ definition: content, intent })
    setProblem(null)
    const body = { intent, version: String(kept.version), definition: JSON.stringify(content) }
    void fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }
  const { data, state } = fetcher
  const [heard, setHeard] = useState(data)
  if (state === 'idle' && data !== heard) {
    setHeard(data)
    setSending(null)
    if (data?.ok && sending) {
      setKept({ definition: sending.definition, version: data.result.version })
      if (sending.intent === 'publish') setPublished((count) => count + 1)
    } else if (data && !data.ok) setProblem(data.problem?.code === 'changed-meanwhile' ? 'conflict' : 'failed')
  }

  const isKept = kept.definition === definition
  const keepSoon = useEffectEvent((content: QuestionnaireDefinition) => send('save', content))
  const waits = !isKept && sending === null && problem === null
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => keepSoon(definition), pauseMs)
    return () => clearTimeout(timer)
  }, [waits, definition])

  const step = (next: (edited: Edited) => Edited) => {
    keepCursor()
    setEdited(next)
    setDrawn((count) => count + 1)
    setProblem((was) => (was === 'failed' ? null : was))
  }
  const saveState: SaveState = sending ? 'saving' : (problem ?? (isKept ? 'saved' : 'unsaved'))
  return {
    definition,
    drawn,
    published,
    version: kept.version,
    state: saveState,
    mayUndo: edited.past.length > 0,
    mayRedo: edited.future.length > 0,
    /** A change from the keyboard; with a place, typing on there is the same step. */
    type(next: QuestionnaireDefinition, place: string) {
      setEdited((was) => change(was, next, place))
      setProblem((was) => (was === 'failed' ? null : was))
    },
    /** A change by a button: the fields are drawn anew. */
    set: (next: QuestionnaireDefinition) => step((was) => change(was, next)),
    undo: () => step(undo),
    redo: () => step(redo),
    saveNow: () => send('save', definition),
    publish: () => send('publish', definition),
    /** Takes what a colleague saved and lets go of one's own. */
    load(theirs: EditedQuestionnaire) {
      setEdited(begin(theirs.draft))
      setKept({ definition: theirs.draft, version: theirs.version })
      setProblem(null)
      setDrawn((count) => count + 1)
    },
  }
}
export type QuestionnaireDraft = ReturnType<typeof useQuestionnaireDraft>
