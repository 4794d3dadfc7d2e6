import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { EditedQuestionnaire } from '../edit-questionnaire.server.ts'
import { begin, change, type Edited, redo, undo } from '../editor-state.ts'

/** Typing pause before an automatic save. */
const pauseMs = 1200

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
/** Counts of reports in review: now scored by the new version, and left with their own. */
export type Rescored = { moved: number; kept: number }
/** Version that scores the reports in review: their own or the one being published. */
export type InReview = 'own' | 'new'
type Answer = FormResult<{ version: number; published?: number; rescored?: Rescored | null }>
type Intent = 'save' | 'publish'

/** Restores the focus after re-rendering the fields, if the element still exists. */
function keepCursor() {
  const id = document.activeElement?.id
  if (!id) return
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  })
}

/** State of the editor: draft with undo, saved state and version on the server. */
export function useQuestionnaireDraft(questionnaire: EditedQuestionnaire) {
  const [edited, setEdited] = useState<Edited>(() => begin(questionnaire.draft))
  const [kept, setStored] = useState({ definition: questionnaire.draft, version: questionnaire.version })
  const [sending, setSending] = useState<{ definition: QuestionnaireDefinition; intent: Intent } | null>(null)
  const [problem, setProblem] = useState<'failed' | 'conflict' | null>(null)
  const [published, setPublished] = useState<{ times: number; rescored: Rescored | null }>({ times: 0, rescored: null })
  /** Key to re-render the fields, when their text changed other than by typing. */
  const [drawn, setDrawn] = useState(0)
  const fetcher = useFetcher<Answer>()
  const definition = edited.present

  const send = (intent: Intent, content: QuestionnaireDefinition, more: Record<string, string> = {}) => {
    setSending({ definition: content, intent })
    setProblem(null)
    const body = { intent, version: String(kept.version), definition: JSON.stringify(content), ...more }
    void fetcher.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }
  const { data, state } = fetcher
  const [heard, setHeard] = useState(data)
  if (state === 'idle' && data !== heard) {
    setHeard(data)
    setSending(null)
    if (data?.ok && sending) {
      setStored({ definition: sending.definition, version: data.result.version })
      if (sending.intent === 'publish')
        setPublished(({ times }) => ({ times: times + 1, rescored: data.result.rescored ?? null }))
    } else if (data && !data.ok) setProblem(data.problem?.code === 'changed-meanwhile' ? 'conflict' : 'failed')
  }

  const isStored = kept.definition === definition
  const keepSoon = useEffectEvent((content: QuestionnaireDefinition) => send('save', content))
  const waits = !isStored && sending === null && problem === null
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
  const saveState: SaveState = sending ? 'saving' : (problem ?? (isStored ? 'saved' : 'unsaved'))
  return {
    definition,
    drawn,
    published,
    version: kept.version,
    state: saveState,
    mayUndo: edited.past.length > 0,
    mayRedo: edited.future.length > 0,
    /** A change by typing; further typing at the same place is the same undo step. */
    type(next: QuestionnaireDefinition, place: string) {
      setEdited((was) => change(was, next, place))
      setProblem((was) => (was === 'failed' ? null : was))
    },
    /** As `type`, from the newest content: for fields that are not rendered again with each change. */
    edit(next: (definition: QuestionnaireDefinition) => QuestionnaireDefinition, place: string) {
      setEdited((was) => change(was, next(was.present), place))
      setProblem((was) => (was === 'failed' ? null : was))
    },
    /** A change by a button: re-renders the fields. */
    set: (next: QuestionnaireDefinition) => step((was) => change(was, next)),
    /** As `set`, from the newest content. */
    redraw: (next: (definition: QuestionnaireDefinition) => QuestionnaireDefinition) =>
      step((was) => change(was, next(was.present))),
    undo: () => step(undo),
    redo: () => step(redo),
    saveNow: () => send('save', definition),
    publish: (inReview: InReview) => send('publish', definition, { inReview }),
    /** Loads the colleague's version and discards the own draft. */
    load(theirs: EditedQuestionnaire) {
      setEdited(begin(theirs.draft))
      setStored({ definition: theirs.draft, version: theirs.version })
      setProblem(null)
      setDrawn((count) => count + 1)
    },
  }
}
export type QuestionnaireDraft = ReturnType<typeof useQuestionnaireDraft>
