import { useState, useSyncExternalStore } from 'react'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { createVisitStore } from '../device/visit-store.ts'
import { QuestionCard } from './question-card.tsx'
import { VisitContext } from './visit-context.ts'

const never = () => new Promise<never>(() => {})
const none: ReadonlySet<string> = new Set()
const nobody = { shopperId: '', requestId: '', deviceKey: '' }

/** A store of answers without a visit: nothing is sent or kept on the device. */
const storeOfPreview = () =>
  createVisitStore(
    { reportId: null, answers: [], photos: [] },
    {
      checkIn: never,
      send: never,
      sendPhoto: never,
      removePhoto: never,
      sendMoments: never,
      handIn: never,
      shrink: (picture) => Promise.resolve({ picture, hint: null }),
      addressOf: (picture) => URL.createObjectURL(picture),
    },
  )

type Props = { definition: QuestionnaireDefinition; question: Question; number: number; total: number }

/** A question as a shopper sees it; it can be answered to see what an answer asks for. */
export function QuestionPreview({ definition, question, number, total }: Props) {
  const [store] = useState(storeOfPreview)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  return (
    <VisitContext
      value={{
        place: nobody,
        visitId: '',
        definition,
        questioned: none,
        openPoints: [],
        arrival: null,
        store,
        state,
      }}
    >
      <QuestionCard question={question} number={number} total={total} />
    </VisitContext>
  )
}
