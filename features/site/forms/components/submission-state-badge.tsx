import { Ban, CircleCheck, CircleDot, Contrast } from 'lucide-react'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { SubmissionState } from '../inbox-list.ts'

const looks = {
  new: { tone: 'blue', icon: CircleDot },
  open: { tone: 'yellow', icon: Contrast },
  done: { tone: 'green', icon: CircleCheck },
  spam: { tone: 'grey', icon: Ban },
} as const

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  const t = useT(inboxMessages)
  return <StatusBadge {...looks[state]}>{t(`state_${state}`)}</StatusBadge>
}
