import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { withMissingBlocks } from '../blank.ts'
import type { Block, PageContent } from '../content.ts'
import { missingIn } from '../gaps.ts'
import type { Lang } from '#/domain/text.ts'
import type { EditorPage } from '../read-editor.server.ts'
import type { StepDone } from '../page-editor-action.server.ts'
import { AddressField } from './address-field.tsx'
import { BlockFields, BlockPanel } from './block-panel.tsx'
import { type BlockTools, ToolsContext, useFrame, useTools } from './block-tools.ts'
import { AddBlocks, Outline, UndoButtons } from './outline.tsx'
import { PageSettings } from './page-settings.tsx'
import { PublishPanel } from './publish-panel.tsx'

export type EditorSite = { origin: string; company: Record<Lang, string> }

// why: the canvas is large and needs a browser; only this page loads it
const PuckEditor = lazy(() => import('./puck-editor.tsx'))

const parts = ['blocks', 'fields', 'settings', 'publishing'] as const
export type PanelPart = (typeof parts)[number]

export type EditorPanelsProps = {
  page: EditorPage
  site: EditorSite
  content: PageContent
  onChange: (content: PageContent) => void
  settle: () => Promise<number | null>
  onDone: (done: StepDone) => void
  part: PanelPart
  onPart: (part: PanelPart) => void
}

const wide = '(min-width: 1024px)'
const watchWidth = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
/** Null on the server, where the screen is unknown. */
const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => null,
  )

/** Editor of one language's blocks: a canvas on wide screens, a list of texts on narrow ones. */
export function EditorPanels(props: EditorPanelsProps) {
  const t = useT(pageEditorMessages)
  const isWide = useIsWide()
  if (isWide === null)
    return (
      <>
        <Spinner label={t('loading')} />
        <noscript>
          <Notice kind="warning">{t('noScripts')}</Notice>
        </noscript>
      </>
    )
  return isWide ? <WidePanels {...props} /> : <NarrowPanels {...props} />
}

/** Blocks of the current language, with changes mapped to the page. */
function useBlocks({ content, onChange }: EditorPanelsProps) {
  const { lang } = useFrame()
  const set = (blocks: Block[]) => onChange({ ...content, blocks: { ...content.blocks, [lang]: blocks } })
  return { blocks: content.blocks[lang], set }
}

function WidePanels(props: EditorPanelsProps) {
  const t = useT(pageEditorMessages)
  const { lang, pictures, forms } = useFrame()
  const { blocks, set } = useBlocks(props)
  const [width, setWidth] = useState(768)
  const [round, setRound] = useState(0)
  const materials = { pictures, forms: Object.fromEntries(forms.map(({ slug, shown }) => [slug, shown[lang]])) }
  const bringOver = () => {
    set(withMissingBlocks(props.content, lang))
    setRound(round + 1)
    props.onPart('blocks')
  }
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <PuckEditor key={round} lang={lang} blocks={blocks} materials={materials} onChange={set}>
        {(canvas) => (
          <div className="grid grid-cols-[340px_minmax(0,1fr)] items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)]">
            <SidePanel {...props} onBring={bringOver} />
            <div className="sticky top-4 flex h-[calc(100dvh-6rem)] min-w-0 flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Widths width={width} onChange={setWidth} />
                <UndoButtons />
              </div>
              <div className="min-h-0 flex-1">{canvas(width)}</div>
            </div>
          </div>
        )}
      </PuckEditor>
    </Suspense>
  )
}

/** One of four panels beside the canvas. Selecting a block shows its texts. */
function SidePanel({ onBring, ...props }: EditorPanelsProps & { onBring: () => void }) {
  const t = useT(pageEditorMessages)
  const { chosen } = useTools()
  const byList = useRef<string | null>(null)
  const { page, site, content, onChange, settle, onDone, part, onPart: setPart } = props
  useEffect(() => {
    if (chosen !== null && chosen !== byList.current) setPart('fields')
  }, [chosen, setPart])
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-card">
      <div role="group" aria-label={t('pageParts')} className="flex flex-wrap gap-1 border-b border-line p-1.5">
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === part}
            onClick={() => setPart(one)}
            className={`min-h-10 flex-1 rounded-control px-2 text-ui coarse:min-h-11 ${one === part ? 'bg-surface-3 font-medium' : 'hover:bg-surface-2'}`}
          >
            {t(`part.${one}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-col gap-5 p-4">
        <MissingBlocks content={content} onBring={onBring} />
        {part === 'blocks' && (
          <>
            <h2 className="text-h3 font-semibold">{t('outline')}</h2>
            <Outline onChoose={(id) => void (byList.current = id)} onWrite={() => setPart('fields')} />
            <h2 className="text-h3 font-semibold">{t('addBlock')}</h2>
            <AddBlocks />
          </>
        )}
        {part === 'fields' && <BlockPanel />}
        {part === 'settings' && (
          <>
            <h2 className="text-h3 font-semibold">{t('settings')}</h2>
            <PageSettings content={content} onChange={onChange} slug={page.slug} {...site} />
            <AddressField page={page} settle={settle} onDone={onDone} />
          </>
        )}
        {part === 'publishing' && (
          <>
            <h2 className="text-h3 font-semibold">{t('publishing')}</h2>
            <PublishPanel page={page} content={content} settle={settle} onDone={onDone} />
          </>
        )}
      </div>
    </div>
  )
}

/** Texts and settings only: all blocks with their fields. */
function NarrowPanels(props: EditorPanelsProps) {
  const t = useT(pageEditorMessages)
  const { lang } = useFrame()
  const { blocks, set } = useBlocks(props)
  const { page, site, content, onChange, settle, onDone } = props
  const tools: BlockTools = {
    blocks,
    chosen: null,
    choose: () => {},
    replace: (block) => set(blocks.map((one) => (one.props.id === block.props.id ? block : one))),
    structure: null,
  }
  return (
    <ToolsContext value={tools}>
      <Notice kind="info">{t('narrow')}</Notice>
      <MissingBlocks content={props.content} onBring={() => set(withMissingBlocks(props.content, lang))} />
      {blocks.map((block) => (
        <Card key={block.props.id} as="div">
          <BlockFields block={block} />
        </Card>
      ))}
      <Card title={t('publishing')} level={2}>
        <PublishPanel page={page} content={content} settle={settle} onDone={onDone} />
      </Card>
      <Card title={t('settings')} level={2}>
        <div className="flex flex-col gap-5">
          <PageSettings content={content} onChange={onChange} slug={page.slug} {...site} />
          <AddressField page={page} settle={settle} onDone={onDone} />
        </div>
      </Card>
    </ToolsContext>
  )
}

function MissingBlocks({ content, onBring }: { content: PageContent; onBring: () => void }) {
  const t = useT(pageEditorMessages)
  const { lang } = useFrame()
  const { blocks } = missingIn(content, lang)
  if (blocks === 0) return null
  return (
    <Notice kind="info" actions={<Button onClick={onBring}>{t('copyLayout')}</Button>}>
      {t('copyLayoutText', { count: blocks })}
    </Notice>
  )
}

const screens = [
  { width: 360, label: 'phone' },
  { width: 768, label: 'tablet' },
  { width: 1440, label: 'desktop' },
] as const

function Widths({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const t = useT(pageEditorMessages)
  return (
    <div role="group" aria-label={t('width')} className="flex flex-wrap gap-1">
      {screens.map((screen) => (
        <button
          key={screen.width}
          type="button"
          aria-pressed={screen.width === width}
          onClick={() => onChange(screen.width)}
          className={`min-h-9 rounded-control border px-3 text-caption coarse:min-h-11 ${screen.width === width ? 'border-line-input bg-surface-2 font-medium' : 'border-line'}`}
        >
          {t(screen.label)}
        </button>
      ))}
    </div>
  )
}
