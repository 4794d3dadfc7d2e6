import { CircleCheck, CircleDashed, LockKeyhole, PencilLine } from 'lucide-react'
import { formsListMessages } from '#/messages/site/forms-admin.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { formStateOf } from '../form-list.ts'

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  published: { tone: 'green', icon: CircleCheck },
  changed: { tone: 'yellow', icon: PencilLine },
  closed: { tone: 'violet', icon: LockKeyhole },
} as const

/** Public state and version of a form. */
export function FormStateBadge({ form }: { form: Parameters<typeof formStateOf>[0] }) {
  const t = useT(formsListMessages)
  const word = formStateOf(form)
  return <StatusBadge {...looks[word]}>{t(`state_${word}`)}</StatusBadge>
}
