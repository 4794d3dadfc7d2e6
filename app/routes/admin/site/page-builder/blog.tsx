import { pageNumber } from '#/domain/page-number.ts'
import { useState } from 'react'
import { Newspaper, Plus, Tags } from 'lucide-react'
import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { PostStateBadge } from '#/features/site/blog/components/post-state.tsx'
import { TopicDialog } from '#/features/site/blog/components/topic-list.tsx'
import { deskRowsAPage } from '#/features/site/blog/page-sizes.ts'
import { listPosts, type PostRow } from '#/features/site/blog/desk.server.ts'
import { createPost } from '#/features/site/blog/edit-post.server.ts'
import { deskForm } from '#/features/site/blog/form.ts'
import { type PostState, postStates, slugOf } from '#/features/site/blog/post.ts'
import { listTopics, saveTopic } from '#/features/site/blog/topics.server.ts'
import { blogDeskMessages } from '#/messages/site/blog-desk.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, blogDeskMessages.title) }]

const isState = (value: string | null): value is PostState => postStates.includes(value as PostState)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const asked = url.searchParams
  const state = asked.get('state')
  const topic = asked.get('topic')
  const q = (asked.get('q') ?? '').trim().slice(0, 100)
  const page = pageNumber(asked.get('page'), 10_000)
  const query = { q, state: isState(state) ? state : null, topic: topic || null, page }
  const [list, topics] = await Promise.all([listPosts(actor, query), listTopics(actor)])
  return { ...list, topics, filtered: Boolean(q || query.state || query.topic) }
})

export const action = formAction(deskForm, async (actor, input) => {
  if (input.intent === 'create')
    return redirect(href('/admin/page-builder/blog/:postId', { postId: await createPost(actor, input.clientKey) }))
  const slug = input.slug || slugOf(input.nameEn)
  if (!slug) throw new AppError('bad-request', {}, { slug: 'slug' })
  await saveTopic(actor, { id: input.id, slug, name: { en: input.nameEn, ar: input.nameAr } })
  return null
})

export default function BlogDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, topics, filtered } = loaderData
  const t = useT(blogDeskMessages)
  const lang = useLang()
  const [topicsOpen, setTopicsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <Button icon={Tags} onClick={() => setTopicsOpen(true)}>
              {t('topics')}
            </Button>
            <ActionForm result={actionData} clientKey>
              <SubmitButton intent="create" icon={Plus}>
                {t('newPost')}
              </SubmitButton>
            </ActionForm>
          </>
        }
      />
      <ContentTabs />
      <FilterBar
        search={{ label: t('search'), placeholder: t('search') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: postStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
          ...(topics.length > 0
            ? [
                {
                  name: 'topic',
                  label: t('topic'),
                  options: topics.map(({ id, name }) => ({ value: id, label: name[lang] })),
                },
              ]
            : []),
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns()}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/page-builder/blog/:postId', { postId: row.id })}
          empty={
            <EmptyState icon={Newspaper} title={t(filtered ? 'noMatch' : 'none')}>
              {filtered ? null : t('noneHint')}
            </EmptyState>
          }
        />
      </Card>
      <Pagination total={total} pageSize={deskRowsAPage} />
      <TopicDialog open={topicsOpen} onClose={() => setTopicsOpen(false)} topics={topics} />
    </div>
  )
}

function useColumns(): Column<PostRow>[] {
  const t = useT(blogDeskMessages)
  const lang = useLang()
  return [
    {
      key: 'title',
      header: t('post'),
      cell: ({ title }) => <bdi>{title[lang] || title.en || title.ar || t('untitled')}</bdi>,
    },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <PostStateBadge state={state} /> },
    { key: 'topic', header: t('topic'), cell: ({ topic }) => topic?.[lang] ?? null },
    { key: 'gaps', header: t('translation'), cell: ({ gaps }) => <Missing gaps={gaps} /> },
    {
      key: 'date',
      header: t('date'),
      cell: ({ at, scheduledFor }) =>
        scheduledFor ? (
          <span>
            {t('scheduledFor')} <Time at={scheduledFor} mode="datetime" />
          </span>
        ) : (
          <Time at={at} />
        ),
    },
  ]
}

function Missing({ gaps }: Pick<PostRow, 'gaps'>) {
  const t = useT(blogDeskMessages)
  if (gaps.en === 0 && gaps.ar === 0) return <span className="text-ink-2">{t('complete')}</span>
  return (
    <span className="flex flex-wrap gap-x-3">
      {gaps.en > 0 && <span>{t('missingEn', { number: gaps.en })}</span>}
      {gaps.ar > 0 && <span>{t('missingAr', { number: gaps.ar })}</span>}
    </span>
  )
}
