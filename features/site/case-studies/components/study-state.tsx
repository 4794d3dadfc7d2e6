import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { StudyState } from '../content.ts'

const tones = { draft: 'grey', offered: 'yellow', agreed: 'green', declined: 'red', withdrawn: 'red' } as const

/** Where a story stands; a client reads `waiting for your word`. */
export function StudyStateBadge({ state, own }: { state: StudyState; own?: boolean }) {
  const t = useT(caseStudyMessages)
  return (
    <StatusBadge tone={tones[state]}>
      {t(own && state === 'offered' ? 'ownState_offered' : `state_${state}`)}
    </StatusBadge>
  )
}
