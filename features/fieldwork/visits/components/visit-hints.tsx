import { useState } from 'react'
import { Link } from 'react-router'
import { allQuestions } from '#/domain/questionnaire.ts'
import { type VisitHint, visitHints } from '#/domain/fieldwork/visit-hints.ts'
import { contradictions, minutesByStamps } from '#/domain/visit-times.ts'
import { visitHintMessages } from '#/messages/visits.ts'
import { Notice } from '#/ui/feedback.tsx'
import { distanceText } from '#/ui/distance-text.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { questionAddress } from '../sections.ts'
import { useVisit } from './visit-context.ts'

/** Hints on the visit, from its current answers, stamps and photos. */
function useHints(): VisitHint[] {
  const { definition, state, arrival } = useVisit()
  const [openedAt] = useState(() => new Date().toISOString())
  if (!arrival) return []
  const stamps = state.stamps.map(({ name, deviceAt }) => ({ name, at: deviceAt }))
  return visitHints({
    ...arrival,
    leftAt: stamps.find(({ name }) => name === 'left')?.at ?? openedAt,
    differing: contradictions(state.answers, minutesByStamps(definition.code, stamps)),
    photos: state.photos.filter(({ kind, state: sent }) => kind !== 'voice' && sent !== 'refused'),
  })
}

/** Doubts that the editor will raise, before submission; those about a question link to it. */
export function VisitHints() {
  const t = useT(visitHintMessages)
  const lang = useLang()
  const { definition } = useVisit()
  const hints = useHints()
  if (hints.length === 0) return null
  const texts = new Map(allQuestions(definition).map(({ key, text }) => [key, text[lang]]))
  const textOf = (hint: VisitHint): string => {
    if (hint.kind === 'place-far') return t('place-far', { distance: distanceText(hint.metres, lang) })
    if (hint.kind === 'stay-short') return t('stay-short', { count: hint.minutes, least: hint.least })
    if (hint.kind === 'time-differs') return t('time-differs', { answered: hint.answered, stamped: hint.stamped })
    return t(hint.kind)
  }
  return (
    <Notice kind="warning" title={t('title')}>
      <p>{t('text')}</p>
      <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
        {hints.map((hint) => {
          const key = 'questionKey' in hint ? hint.questionKey : null
          return (
            <li key={`${hint.kind} ${key}`}>
              {textOf(hint)}
              {key !== null && (
                <Link className="link block" to={questionAddress(definition, key)}>
                  {texts.get(key)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
