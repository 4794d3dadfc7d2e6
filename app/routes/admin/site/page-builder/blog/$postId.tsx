import { useState } from 'react'
import { href, redirect, useRevalidator } from 'react-router'
import { PostEditor } from '#/features/site/blog/components/post-editor.tsx'
import { PostStateBadge } from '#/features/site/blog/components/post-state.tsx'
import { readDraft } from '#/features/site/blog/post-list.server.ts'
import { copyPost, deletePost } from '#/features/site/blog/edit-post.server.ts'
import { stepForm } from '#/features/site/blog/form.ts'
import { publishPost, schedulePost, unpublishPost, unschedulePost } from '#/features/site/blog/publish-post.server.ts'
import { listTopics } from '#/features/site/blog/topics.server.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$postId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.saved.content.title
  const { untitled } = blogEditorMessages
  const shown = { en: title?.en || title?.ar || untitled.en, ar: title?.ar || title?.en || untitled.ar }
  return [{ title: pageTitle(matches, shown) }]
}

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [saved, topics] = await Promise.all([readDraft(actor, params.postId), listTopics(actor)])
  return { saved, topics }
})

export const action = formAction(stepForm, async (actor, input, { params }) => {
  const id = params['postId'] ?? ''
  switch (input.intent) {
    case 'publish':
      await publishPost(actor, { id, version: input.version })
      break
    case 'schedule':
      await schedulePost(actor, { id, version: input.version, at: input.at })
      break
    case 'unschedule':
      await unschedulePost(actor, { id, version: input.version })
      break
    case 'unpublish':
      await unpublishPost(actor, { id, version: input.version })
      break
    case 'delete':
      await deletePost(actor, { id, version: input.version })
      return redirect(href('/admin/page-builder/blog'))
    case 'copy':
      return redirect(
        href('/admin/page-builder/blog/:postId', { postId: await copyPost(actor, { id, newId: input.clientKey }) }),
      )
  }
  return { step: input.intent }
})

export default function PostEditorPage({ loaderData }: Route.ComponentProps) {
  const { saved, topics } = loaderData
  const t = useT(blogEditorMessages)
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const title = saved.content.title[lang] || saved.content.title.en || saved.content.title.ar || t('untitled')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{title}</bdi>}
        badge={<PostStateBadge state={saved.state} />}
        breadcrumbs={[{ to: href('/admin/page-builder/blog'), label: t('title') }, { label: title }]}
      />
      <noscript>
        <Notice kind="warning">{t('noScripts')}</Notice>
      </noscript>
      <PostEditor
        key={`${saved.id} ${round}`}
        saved={saved}
        topics={topics}
        onTakeNewer={() => void revalidate().then(() => setRound((before) => before + 1))}
      />
    </div>
  )
}
