import { blogDeskMessages } from '#/messages/site/blog-desk.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { PostState } from '../post.ts'

const tones = { draft: 'grey', scheduled: 'blue', published: 'green', changed: 'yellow' } as const

/** Whether an article is public, and whether the draft differs from it. */
export function PostStateBadge({ state }: { state: PostState }) {
  const t = useT(blogDeskMessages)
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}
