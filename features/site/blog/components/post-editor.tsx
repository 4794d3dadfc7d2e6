import { useState } from 'react'
import { Eye, Pencil } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import type { ErrorCode } from '#/domain/errors.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Lang } from '#/domain/text.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { Button } from '#/ui/button.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { useT } from '#/ui/language.tsx'
import type { SavedPost } from '../post-list.server.ts'
import { gapsOf, type PostContent, slugShape } from '../post.ts'
import type { Topic } from '../topics.server.ts'
import { type Saved, useAutosave } from '#/ui/use-autosave.ts'
import { PostPlace } from './post-place.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostTexts, SearchTexts } from './post-texts.tsx'
import { Publishing } from './publishing.tsx'
import { ConflictNotice, SaveLine } from './save-line.tsx'

type Draft = { slug: string; content: PostContent }

const post = (address: string, sent: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(sent),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  })

/** Sends a draft; null without a valid answer (offline, or a proxy in between). */
async function sendDraft(id: string, version: number, { slug, content }: Draft): Promise<Saved> {
  try {
    const answer = await post(href('/admin/page-builder/blog/:postId/draft', { postId: id }), {
      version,
      slug,
      content,
    })
    if (answer.redirected) return { ok: false, code: 'sign-in-required' }
    const said = (await answer.json()) as Saved
    return said.ok ? said : { ok: false, code: answer.status >= 500 ? null : said.code }
  } catch {
    return { ok: false, code: null }
  }
}

type PostEditorProps = { saved: SavedPost; topics: readonly Topic[]; onTakeNewer: () => void }

/** Editor of an article with autosave: both languages, settings, publishing. */
export function PostEditor({ saved, topics, onTakeNewer }: PostEditorProps) {
  const [draft, setDraft] = useState<Draft>({ slug: saved.slug, content: saved.content })
  // why: a colleague's save must not appear in untouched fields
  const [initial] = useState(saved.content)
  const [pictures, setPictures] = useState(saved.pictures)
  const [unkept, setUnkept] = useState<Record<Lang, boolean>>({ en: false, ar: false })
  const [preview, setPreview] = useState<Lang | null>(null)
  const { state, change, flush, versionNow } = useAutosave<Draft>({
    version: saved.version,
    send: (version, value) => sendDraft(saved.id, version, value),
  })
  const { content } = draft
  /** Invalid addresses are not sent; the previous one stays. */
  const addressOf = (typed: string) => (slugShape.test(typed) ? typed : saved.slug)
  const apply = (next: Draft) => {
    setDraft(next)
    change({ ...next, slug: addressOf(next.slug) })
  }
  const edit = (part: Partial<PostContent>) => apply({ ...draft, content: { ...content, ...part } })
  const know = (picture: PublicPicture) => setPictures((known) => ({ ...known, [picture.id]: picture }))
  const whole = !unkept.en && !unkept.ar
  const store = async () => whole && (await flush())
  const taken = state.kind === 'refused' && state.code === ('post.address-taken' satisfies ErrorCode)
  return (
    <div className="flex flex-col gap-6">
      {state.kind === 'conflict' && <Conflict saved={saved} content={content} onTakeNewer={onTakeNewer} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SaveLine state={state} unkept={!whole} onSave={() => void flush()} />
        <PreviewButtons preview={preview} onChange={setPreview} />
      </div>
      {preview && <PostPreview lang={preview} content={content} pictures={pictures} publishedAt={saved.publishedAt} />}
      <div hidden={preview !== null} className="flex flex-col gap-6 [&[hidden]]:hidden">
        <PostTexts
          content={initial}
          onText={(name, lang, value) => edit({ [name]: { ...content[name], [lang]: value } })}
          onBody={(lang, doc) => {
            setUnkept((before) => ({ ...before, [lang]: doc === null }))
            if (doc) edit({ body: { ...content.body, [lang]: doc } })
          }}
          onPicture={know}
        />
        <PostPlace
          slug={draft.slug}
          fixed={saved.isPublic || saved.scheduledFor !== null}
          taken={taken}
          title={content.title.en}
          topicId={content.topicId}
          topics={topics}
          cover={content.coverId ? (pictures[content.coverId] ?? null) : null}
          onSlug={(slug) => apply({ ...draft, slug })}
          onTopic={(topicId) => edit({ topicId })}
          onCover={(picture) => {
            if (picture) know(picture)
            edit({ coverId: picture?.id ?? null })
          }}
        />
        <SearchTexts
          content={initial}
          onText={(name, lang, value) => edit({ [name]: { ...content[name], [lang]: value } })}
        />
      </div>
      <Publishing post={saved} gaps={gapsOf(content, addressOf(draft.slug))} flush={store} version={versionNow} />
    </div>
  )
}

type PreviewButtonsProps = { preview: Lang | null; onChange: (lang: Lang | null) => void }

function PreviewButtons({ preview, onChange }: PreviewButtonsProps) {
  const t = useT(blogEditorMessages)
  return (
    <div role="group" aria-label={t('preview')} className="flex flex-wrap gap-2">
      {preview && (
        <Button icon={Pencil} onClick={() => onChange(null)}>
          {t('previewClose')}
        </Button>
      )}
      <Button icon={Eye} aria-pressed={preview === 'en'} onClick={() => onChange(preview === 'en' ? null : 'en')}>
        {t('previewEn')}
      </Button>
      <Button icon={Eye} aria-pressed={preview === 'ar'} onClick={() => onChange(preview === 'ar' ? null : 'ar')}>
        {t('previewAr')}
      </Button>
    </div>
  )
}

function Conflict({
  saved,
  content,
  onTakeNewer,
}: {
  saved: SavedPost
  content: PostContent
  onTakeNewer: () => void
}) {
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const keep = async () => {
    setPending(true)
    const newId = newClientKey()
    const answer = await post(href('/admin/page-builder/blog/:postId/draft', { postId: saved.id }), {
      newId,
      content,
    }).catch(() => null)
    setPending(false)
    if (answer?.ok) await navigate(href('/admin/page-builder/blog/:postId', { postId: newId }))
  }
  return <ConflictNotice pending={pending} onKeepCopy={() => void keep()} onTakeNewer={onTakeNewer} />
}
