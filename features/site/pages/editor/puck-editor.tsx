import '@puckeditor/core/no-external.css'
import { type Config, createUsePuck, type Data, Puck } from '@puckeditor/core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Lang } from '#/domain/text.ts'
import { pageBlockMessages } from '#/messages/site/page-fields.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { LanguageProvider, useLang, useT } from '#/ui/language.tsx'
import { translator } from '#/domain/text.ts'
import { blankProps } from '../blank.ts'
import { blockViews, MaterialsContext } from '../components/blocks.tsx'
import type { Block, BlockType } from '../content.ts'
import { blockTypes, missingInBlock } from '../gaps.ts'
import type { Materials } from '../read-page.server.ts'
import { type BlockTools, ToolsContext } from './block-tools.ts'
import { dressFrame, lendNonce } from './frame-document.ts'
import { puckDictionary } from './puck-dictionary.ts'

const zone = 'root:default-zone'
const usePuck = createUsePuck()

type PuckEditorProps = {
  lang: Lang
  blocks: readonly Block[]
  materials: Materials
  onChange: (blocks: Block[]) => void
  /** Panels around the canvas. */
  children: (canvas: (width: number) => ReactNode) => ReactNode
}

const blocksOf = (data: Data): Block[] => data.content.map(({ type, props }) => ({ type, props })) as unknown as Block[]

/** Canvas for selecting and dragging blocks. State is Puck's; changes are passed on as our blocks. */
export default function PuckEditor({ lang, blocks, materials, onChange, children }: PuckEditorProps) {
  const ownLang = useLang()
  const config = useMemo(() => configIn(ownLang), [ownLang])
  const [first] = useState<Data>(() => {
    lendNonce(document)
    return { root: { props: {} }, content: blocks as unknown as Data['content'] }
  })
  const overrides = useMemo(
    () => ({
      iframe: ({ children: inner, document: frame }: { children: ReactNode; document?: Document }) => {
        if (frame) {
          lendNonce(frame)
          dressFrame(frame, lang, translator(ownLang, pageEditorMessages)('canvas'))
        }
        return <LanguageProvider lang={lang}>{inner}</LanguageProvider>
      },
    }),
    [lang, ownLang],
  )
  return (
    <MaterialsContext value={materials}>
      <Puck
        config={config}
        data={first}
        overrides={overrides}
        dictionary={puckDictionary(ownLang)}
        iframe={{ enabled: true, waitForStyles: true }}
        onChange={(data) => onChange(blocksOf(data))}
      >
        <WithTools blocks={blocks}>
          {children((width) => (
            <Screen width={width} />
          ))}
        </WithTools>
      </Puck>
    </MaterialsContext>
  )
}

type DragRef = ((element: Element | null) => void) | null
type InCanvas = Record<string, unknown> & { puck: { dragRef: DragRef } }

/** Draggable elements are buttons to assistive technology, named by block type and text. */
function CanvasBlock({ dragRef, name, children }: { dragRef: DragRef; name: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element
      dragRef?.(element)
    },
    [dragRef],
  )
  useEffect(() => {
    const words = box.current?.innerText.replace(/\s+/g, ' ').trim() ?? ''
    box.current?.setAttribute('aria-label', words.startsWith(name) ? words : `${name}: ${words}`)
  })
  return <div ref={attach}>{children}</div>
}

/** The site's views; an empty block shows its type, so that it can be seen and selected. */
function configIn(ownLang: Lang): Config {
  const names = translator(ownLang, pageBlockMessages)
  const views = blockViews as Record<BlockType, (props: Record<string, unknown>) => ReactNode>
  const components = blockTypes.map((type) => {
    const View = views[type]
    return [
      type,
      {
        label: names(type),
        fields: {},
        defaultProps: blankProps[type](),
        inline: true,
        render: ({ id, puck, editMode: _mode, ...props }: InCanvas) => {
          const block = { type, props: { id, ...props } } as unknown as Block
          const bare = missingInBlock(block) > 0 && isBare(props)
          return (
            <CanvasBlock dragRef={puck.dragRef} name={names(type)}>
              {bare ? (
                <p
                  lang={ownLang}
                  className="m-4 rounded-card border border-dashed border-line-input p-6 text-center text-ui text-ink-2"
                >
                  {names('emptyBlock', { name: names(type) })}
                </p>
              ) : (
                <div inert>
                  <View {...props} />
                </div>
              )}
            </CanvasBlock>
          )
        },
      },
    ] as const
  })
  return {
    components: Object.fromEntries(components),
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <>{children}</> },
  } as Config
}

const shapes = new Set(['look', 'columns', 'width'])
const isBare = (props: Record<string, unknown>): boolean =>
  Object.entries(props).every(([name, value]) => {
    if (shapes.has(name) || value === '') return true
    if (Array.isArray(value)) return value.every((item) => isBare(item as Record<string, unknown>))
    return (
      typeof value === 'object' && value !== null && 'content' in value && (value.content as unknown[]).length === 0
    )
  })

/** Maps panel operations to Puck's actions, so that undo includes them. */
function WithTools({ blocks, children }: { blocks: readonly Block[]; children: ReactNode }) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const selected = usePuck((puck) => puck.selectedItem)
  const history = usePuck((puck) => puck.history)
  const indexOf = (id: string | null) => blocks.findIndex((block) => block.props.id === id)
  const choose = (index: number | null) =>
    dispatch({ type: 'setUi', ui: { itemSelector: index === null || index < 0 ? null : { index, zone } } })
  const tools: BlockTools = {
    blocks,
    chosen: (selected?.props['id'] as string | undefined) ?? null,
    choose: (id) => choose(id === null ? null : indexOf(id)),
    replace: (block) =>
      dispatch({
        type: 'replace',
        destinationIndex: indexOf(block.props.id),
        destinationZone: zone,
        data: block as unknown as Data['content'][number],
      }),
    structure: {
      insert: (type, index) => {
        dispatch({
          type: 'insert',
          componentType: type,
          destinationIndex: index,
          destinationZone: zone,
          id: `${type}-${crypto.randomUUID()}`,
        })
        choose(index)
      },
      move: (from, to) => {
        dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone })
        choose(to)
      },
      duplicate: (index) => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }),
      remove: (index) => {
        dispatch({ type: 'remove', index, zone })
        choose(null)
      },
      undo: history.hasPast ? history.back : null,
      redo: history.hasFuture ? history.forward : null,
    },
  }
  return <ToolsContext value={tools}>{children}</ToolsContext>
}

/** A screen of a given width, scaled down to fit. */
function Screen({ width }: { width: number }) {
  const t = useT(pageEditorMessages)
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return (
    <div
      ref={box}
      dir="ltr"
      role="region"
      aria-label={t('canvas')}
      className="relative h-full min-h-[480px] overflow-hidden rounded-card border border-line bg-surface-2"
    >
      {room.width > 0 && (
        <div
          className="absolute top-0 origin-top-left bg-canvas [&>div]:h-full"
          style={{
            width,
            height: room.height / scale,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
            transform: `scale(${scale})`,
          }}
        >
          <Puck.Preview />
        </div>
      )}
    </div>
  )
}
