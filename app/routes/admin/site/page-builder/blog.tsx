import { useState } from 'react'
import { Newspaper, Plus, Tags } from 'lucide-react'
import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { PostStateBadge } from '#/features/site/blog/components/post-state.tsx'
import { TopicDialog } from '#/features/site/blog/components/topic-list.tsx'
import { listPosts } from '#/features/site/blog/post-list.server.ts'
import { createPost } from '#/features/site/blog/edit-post.server.ts'
import { postListForm } from '#/features/site/blog/form.ts'
import { slugOf } from '#/features/site/blog/post.ts'
import { postList, type PostRow } from '#/features/site/blog/post-list.ts'
import { listTopics, saveTopic } from '#/features/site/blog/topics.server.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells } from '#/ui/list-table.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { Time } from '#/ui/time.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, blogEditorMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(postList, url.searchParams)
  const [list, topics] = await Promise.all([listPosts(actor, query), listTopics(actor)])
  return { query, ...list, topics }
})

export const action = formAction(postListForm, async (actor, input) => {
  if (input.intent === 'create')
    return redirect(href('/admin/page-builder/blog/:postId', { postId: await createPost(actor, input.clientKey) }))
  const slug = input.slug || slugOf(input.nameEn)
  if (!slug) throw new AppError('bad-request', {}, { slug: 'slug' })
  await saveTopic(actor, { id: input.id, slug, name: { en: input.nameEn, ar: input.nameAr } })
  return null
})

export default function BlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, total, topics } = loaderData
  const t = useT(blogEditorMessages)
  const lang = useLang()
  const [topicsOpen, setTopicsOpen] = useState(false)
  return (
    <>
      <ListPage
        list={postList}
        query={query}
        rows={rows}
        total={total}
        options={{ topic: topics.map(({ id, name }) => ({ value: id, label: name[lang] })) }}
        cells={useCells()}
        rowKey={(row) => row.id}
        rowLink={(row) => href('/admin/page-builder/blog/:postId', { postId: row.id })}
        title={t('title')}
        actions={
          <>
            <Button changes icon={Tags} onClick={() => setTopicsOpen(true)}>
              {t('topics')}
            </Button>
            <ActionForm result={actionData} clientKey>
              <SubmitButton intent="create" icon={Plus}>
                {t('newPost')}
              </SubmitButton>
            </ActionForm>
          </>
        }
        tabs={<ContentTabs />}
        empty={
          <EmptyState icon={Newspaper} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      />
      <TopicDialog open={topicsOpen} onClose={() => setTopicsOpen(false)} topics={topics} />
    </>
  )
}

function useCells(): ListCells<PostRow> {
  const t = useT(blogEditorMessages)
  return {
    state: ({ state }) => <PostStateBadge state={state} />,
    gaps: ({ gaps }) => <Missing gaps={gaps} />,
    date: ({ at, scheduledFor }) =>
      scheduledFor ? (
        <span>
          {t('scheduledFor')} <Time at={scheduledFor} mode="datetime" />
        </span>
      ) : (
        <Time at={at} />
      ),
  }
}

function Missing({ gaps }: Pick<PostRow, 'gaps'>) {
  const t = useT(blogEditorMessages)
  if (gaps.en === 0 && gaps.ar === 0) return <span className="text-ink-2">{t('complete')}</span>
  return (
    <span className="flex flex-wrap gap-x-3">
      {gaps.en > 0 && <span>{t('missingEn', { number: gaps.en })}</span>}
      {gaps.ar > 0 && <span>{t('missingAr', { number: gaps.ar })}</span>}
    </span>
  )
}
