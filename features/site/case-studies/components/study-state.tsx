import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { StudyState } from '../content.ts'

const tones = { draft: 'grey', offered: 'yellow', agreed: 'green', declined: 'red', withdrawn: 'red' } as const

/** State of a story; clients see their own wording. */
export function StudyStateBadge({ state, own }: { state: StudyState; own?: boolean }) {
  const t = useT(caseStudyMessages)
  return (
    <StatusBadge tone={tones[state]}>
      {t(own && state === 'offered' ? 'ownState_offered' : `state_${state}`)}
    </StatusBadge>
  )
}
