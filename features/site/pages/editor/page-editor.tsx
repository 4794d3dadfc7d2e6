import { Eye } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { href, useRevalidator } from 'react-router'
import { type Lang, langs, otherLang, withoutMarks } from '#/domain/text.ts'
import { pageEditorMessages, pagesMessages } from '#/messages/site/pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { buttonClasses } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useToast } from '#/ui/toast.tsx'
import { PageStateBadge } from '../components/page-state.tsx'
import { sameContent } from '../changes.ts'
import type { PageContent } from '../content.ts'
import { isReady, missingIn } from '../gaps.ts'
import type { EditorPage } from '../read-editor.server.ts'
import type { StepDone } from '../page-editor-action.server.ts'
import { FrameContext } from './block-tools.ts'
import { EditorPanels, type EditorSite, type PanelPart } from './editor-panels.tsx'
import { ConflictNotice, SaveState } from './save-state.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveSaved } from './use-leave-saved.ts'

/** Editor of one page: one draft, two languages, and publishing. */
export function PageEditor({ page, site }: { page: EditorPage; site: EditorSite }) {
  const t = useT(pageEditorMessages)
  const list = useT(pagesMessages)
  const ownLang = useLang()
  const toast = useToast()
  const revalidator = useRevalidator()
  const { draft, content, saving } = useDraft(page.id, page)
  const [lang, setLang] = useState<Lang>(ownLang)
  const [round, setRound] = useState(0)
  const [part, setPart] = useState<PanelPart>('blocks')
  const [pictures, setPictures] = useState(page.pictures)
  useLeaveSaved(saving, draft.save)
  const title = content.title[ownLang] || content.title[otherLang(ownLang)] || list('untitled')

  const preview = `${publicPath(lang, `/${page.slug}`)}?preview=draft`

  const restart = (from: EditorPage) => {
    draft.restart(from)
    setPictures((before) => ({ ...before, ...from.pictures }))
    setRound((before) => before + 1)
  }
  // why: after a step the server's copy may differ from ours (a roll back), or be a colleague's
  const [awaited, setAwaited] = useState<EditorPage | null>(null)
  if (awaited && awaited !== page) {
    setAwaited(null)
    if (saving === 'conflict' || (saving === 'saved' && !sameContent(page.content, content))) restart(page)
    else if (saving === 'saved') draft.acceptVersion(page.version)
  }
  const arriving = useRef<PromiseWithResolvers<void> | null>(null)
  useEffect(() => {
    if (awaited === null) arriving.current?.resolve()
  }, [awaited])
  const reload = () => {
    const arrival = Promise.withResolvers<void>()
    arriving.current = arrival
    setAwaited(page)
    // why: without a connection no newer page arrives, and the next step must not wait for it
    void revalidator.revalidate().finally(() => setTimeout(arrival.resolve, 2_000))
  }
  const settle = async (): Promise<number | null> => {
    // why: until the page of the last step has arrived, the version to act on is an older one
    await arriving.current?.promise
    if ((await draft.save()) === 'saved') return draft.version()
    toast({ kind: 'danger', text: t('saveFirst') })
    return null
  }
  const onDone = (done: StepDone) => {
    toast({ kind: 'success', text: doneText(t, done) })
    if (done.done === 'address') draft.acceptVersion(done.version)
    reload()
  }
  const frame = {
    lang,
    others: content.blocks[otherLang(lang)],
    pictures,
    addPicture: (picture: EditorPage['pictures'][string]) => setPictures((all) => ({ ...all, [picture.id]: picture })),
    forms: page.forms,
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/page-builder'), label: list('title') }, { label: <bdi>{title}</bdi> }]}
        title={<bdi>{title}</bdi>}
        badge={<PageStateBadge state={stateOf(page, saving)} scheduled={page.scheduledFor !== null} />}
        actions={
          <a
            target="_blank"
            rel="noopener"
            href={preview}
            aria-label={withoutMarks(t('previewOf', { language: t(lang) }))}
            className={buttonClasses({})}
            onClick={(event) => {
              if (saving === 'saved') return
              event.preventDefault()
              void draft.save().then(() => window.open(preview, '_blank', 'noopener'))
            }}
          >
            <Icon as={Eye} size={16} />
            {t('preview')}
          </a>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LanguageTabs content={content} lang={lang} onChange={setLang} />
        <SaveState saving={saving} />
      </div>
      {saving === 'conflict' && <ConflictNotice content={content} slug={page.slug} onTakeTheirs={reload} />}
      <FrameContext value={frame}>
        <EditorPanels
          key={`${lang}-${round}`}
          page={page}
          site={site}
          content={content}
          onChange={draft.change}
          settle={settle}
          onDone={onDone}
          part={part}
          onPart={setPart}
        />
      </FrameContext>
    </div>
  )
}

const stateOf = (page: EditorPage, saving: string): EditorPage['state'] =>
  page.state === 'published' && saving !== 'saved' ? 'changed' : page.state

function doneText(t: ReturnType<typeof useT<typeof pageEditorMessages>>, done: StepDone): string {
  switch (done.done) {
    case 'published':
    case 'scheduled':
      return t(done.done, { number: String(done.number) })
    case 'rolled-back':
      return t(done.keptDraft ? 'restoredDraftKept' : 'restored', { number: String(done.number) })
    case 'address':
      return t('addressChanged')
    case 'saved':
      return t('saved')
    default:
      return t(done.done)
  }
}

type LanguageTabsProps = { content: PageContent; lang: Lang; onChange: (lang: Lang) => void }

/** Languages of the page with their missing parts. */
function LanguageTabs({ content, lang, onChange }: LanguageTabsProps): ReactNode {
  const t = useT(pageEditorMessages)
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1 rounded-control border border-line bg-card p-1">
      {langs.map((one) => {
        const { title, texts, blocks } = missingIn(content, one)
        const count = texts + blocks + (title ? 1 : 0)
        const standing =
          content.blocks[one].length === 0
            ? t('empty')
            : isReady(content, one) && blocks === 0
              ? t('complete')
              : t('open', { count })
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === lang}
            onClick={() => onChange(one)}
            className={`flex min-h-10 items-center gap-2 rounded-control px-3 text-ui coarse:min-h-11 ${one === lang ? 'bg-primary text-on-primary' : 'hover:bg-surface-2'}`}
          >
            <span className="font-medium">{t(one)}</span>
            <span className={`text-caption ${one === lang ? '' : 'text-ink-2'}`}>{standing}</span>
          </button>
        )
      })}
    </div>
  )
}
