import { CircleCheck, CircleDashed, LockKeyhole, PencilLine } from 'lucide-react'
import { formsListMessages } from '#/messages/site/forms-admin.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

type State = { isPublished: boolean; isChanged: boolean; isOpen: boolean }

const looks = {
  draft: { tone: 'grey', icon: CircleDashed },
  published: { tone: 'green', icon: CircleCheck },
  changed: { tone: 'yellow', icon: PencilLine },
  closed: { tone: 'violet', icon: LockKeyhole },
} as const

const wordOf = ({ isPublished, isChanged, isOpen }: State): keyof typeof looks => {
  if (!isPublished) return 'draft'
  if (!isOpen) return 'closed'
  return isChanged ? 'changed' : 'published'
}

/** Public state and version of a form. */
export function FormStateBadge({ form }: { form: State }) {
  const t = useT(formsListMessages)
  const word = wordOf(form)
  return <StatusBadge {...looks[word]}>{t(`state.${word}`)}</StatusBadge>
}
