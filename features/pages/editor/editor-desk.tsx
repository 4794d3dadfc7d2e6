import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { pageEditorMessages } from '#/messages/pages.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { withMissingBlocks } from '../blank.ts'
import { type Block, missingIn, type PageContent } from '../content.ts'
import type { EditorPage } from '../read-editor.server.ts'
import type { StepDone } from '../take-step.server.ts'
import { AddressField } from './address-field.tsx'
import { BlockFields, BlockPanel } from './block-panel.tsx'
import { type BlockTools, ToolsContext, useFrame } from './block-tools.ts'
import { AddBlocks, Outline, UndoButtons } from './outline.tsx'
import type { EditorSite } from './page-editor.tsx'
import { PageSettings } from './page-settings.tsx'
import { PublishPanel } from './publish-panel.tsx'

// why: the canvas is large and needs a browser; only this page of the portal fetches it
const PuckEditor = lazy(() => import('./puck-editor.tsx'))

export type DeskProps = {
  page: EditorPage
  site: EditorSite
  content: PageContent
  onChange: (content: PageContent) => void
  settle: () => Promise<number | null>
  onDone: (done: StepDone) => void
}

const wide = '(min-width: 1024px)'
const watchWidth = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
/** Null on the server, where nobody knows the screen yet. */
const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => null,
  )

/** The place where the blocks of one language are edited: with the canvas on a wide screen, as a list of texts on a narrow one. */
export function EditorDesk(props: DeskProps) {
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
  return isWide ? <WideDesk {...props} /> : <NarrowDesk {...props} />
}

/** The blocks of the language at hand, and how a change of them becomes a change of the page. */
function useBlocks({ content, onChange }: DeskProps) {
  const { lang } = useFrame()
  const set = (blocks: Block[]) => onChange({ ...content, blocks: { ...content.blocks, [lang]: blocks } })
  return { blocks: content.blocks[lang], set }
}

function WideDesk(props: DeskProps) {
  const t = useT(pageEditorMessages)
  const { lang, pictures, forms } = useFrame()
  const { blocks, set } = useBlocks(props)
  const [width, setWidth] = useState(1440)
  const [round, setRound] = useState(0)
  const materials = { pictures, forms: Object.fromEntries(forms.map(({ slug, shown }) => [slug, shown[lang]])) }
  const bringOver = () => {
    set(withMissingBlocks(props.content, lang))
    setRound(round + 1)
  }
  return (
    <Suspense fallback={<Spinner label={t('loading')} />}>
      <PuckEditor key={round} lang={lang} blocks={blocks} materials={materials} onChange={set}>
        {(canvas) => (
          <div className="grid grid-cols-[240px_minmax(0,1fr)_320px] items-start gap-4 xl:grid-cols-[260px_minmax(0,1fr)_360px]">
            <div className="flex flex-col gap-4">
              <Card title={t('addBlock')} level={2}>
                <AddBlocks />
              </Card>
              <Card title={t('outline')} level={2} actions={<UndoButtons />}>
                <div className="flex flex-col gap-3">
                  <MissingBlocks content={props.content} onBring={bringOver} />
                  <Outline />
                </div>
              </Card>
            </div>
            <div className="sticky top-4 flex h-[calc(100dvh-8rem)] min-w-0 flex-col gap-2">
              <Widths width={width} onChange={setWidth} />
              <div className="min-h-0 flex-1">{canvas(width)}</div>
            </div>
            <Sides {...props} blockPart={<BlockPanel />} />
          </div>
        )}
      </PuckEditor>
    </Suspense>
  )
}

/** Texts and settings only: every block with its fields, one below the other. */
function NarrowDesk(props: DeskProps) {
  const t = useT(pageEditorMessages)
  const { lang } = useFrame()
  const { blocks, set } = useBlocks(props)
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
      <Sides {...props} blockPart={null} />
    </ToolsContext>
  )
}

function Sides({ blockPart, ...props }: DeskProps & { blockPart: ReactNode }) {
  const t = useT(pageEditorMessages)
  const { page, site, content, onChange, settle, onDone } = props
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {blockPart && (
        <Card title={t('fields')} level={2}>
          {blockPart}
        </Card>
      )}
      <Card title={t('publishing')} level={2}>
        <PublishPanel page={page} content={content} settle={settle} onDone={onDone} />
      </Card>
      <Card title={t('settings')} level={2}>
        <div className="flex flex-col gap-5">
          <PageSettings content={content} onChange={onChange} slug={page.slug} {...site} />
          <AddressField page={page} settle={settle} onDone={onDone} />
        </div>
      </Card>
    </div>
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
