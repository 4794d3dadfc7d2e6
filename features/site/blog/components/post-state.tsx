import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { PostState } from '../post.ts'

const tones = { draft: 'grey', scheduled: 'blue', published: 'green', changed: 'yellow' } as const

/** Whether an article is public, and whether the draft differs from it. */
export function PostStateBadge({ state }: { state: PostState }) {
  const t = useT(blogEditorMessages)
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
}
