import { ArrowDown, ArrowUp, CopyPlus, Pencil, Redo2, Trash2, Undo2 } from 'lucide-react'
import { pageBlockMessages } from '#/messages/site/page-fields.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { blockSpecs } from '../block-fields.ts'
import type { Block } from '../content.ts'
import { blockTypes, missingInBlock } from '../gaps.ts'
import { useTools } from './block-tools.ts'

/** First text of a block, to tell similar ones apart. */
const hintOf = ({ props }: Block): string => {
  const values = props as Record<string, unknown>
  const text = ['title', 'text', 'name', 'caption'].map((name) => values[name]).find((value) => value)
  return typeof text === 'string' ? text.slice(0, 60) : ''
}

type OutlineProps = {
  /** Called before a block is selected here, so that the list stays visible. */
  onChoose: (id: string | null) => void
  onWrite: () => void
}

/** Blocks in order: select, move, copy and delete by buttons, as an alternative to dragging. */
export function Outline(props: OutlineProps) {
  const t = useT(pageEditorMessages)
  const { blocks } = useTools()
  if (blocks.length === 0) return <p className="text-ui text-ink-2">{t('outlineEmpty')}</p>
  return (
    <ol className="flex flex-col gap-1">
      {blocks.map((block, index) => (
        <OutlineRow key={block.props.id} block={block} index={index} last={index === blocks.length - 1} {...props} />
      ))}
    </ol>
  )
}

type RowProps = OutlineProps & { block: Block; index: number; last: boolean }

function OutlineRow({ block, index, last, onChoose, onWrite }: RowProps) {
  const t = useT(pageEditorMessages)
  const names = useT(pageBlockMessages)
  const { chosen, choose, structure } = useTools()
  const name = names(block.type)
  const here = chosen === block.props.id
  const place = index + 1
  const missing = missingInBlock(block)
  const label = { block: t('blockAt', { name, index: place }) }
  return (
    <li className={classes('rounded-control border', here ? 'border-line-input bg-surface-2' : 'border-transparent')}>
      <button
        type="button"
        aria-pressed={here}
        onClick={() => {
          onChoose(block.props.id)
          choose(here ? null : block.props.id)
        }}
        className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start text-ui hover:bg-surface-2 coarse:min-h-11"
      >
        <Icon as={blockSpecs[block.type].icon} size={16} className="shrink-0 text-ink-2" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{name}</span>
          <bdi className="line-clamp-1 text-caption text-ink-2">{hintOf(block)}</bdi>
        </span>
        {missing > 0 && (
          <span data-tone="yellow" className="rounded-badge bg-tone px-1.5 text-micro text-tone-ink">
            {t('open', { count: missing })}
          </span>
        )}
      </button>
      {here && structure && (
        <div className="flex flex-wrap gap-1 px-1 pb-1">
          <Button variant="quiet" size="dense" icon={Pencil} onClick={onWrite}>
            {t('write')}
          </Button>
          <IconButton
            icon={ArrowUp}
            label={t('moveUp', label)}
            disabled={index === 0}
            onClick={() => {
              structure.move(index, index - 1)
              announce(t('moved', { name, index: index }), 'polite')
            }}
          />
          <IconButton
            icon={ArrowDown}
            label={t('moveDown', label)}
            disabled={last}
            onClick={() => {
              structure.move(index, place)
              announce(t('moved', { name, index: place + 1 }), 'polite')
            }}
          />
          <IconButton icon={CopyPlus} label={t('duplicate', label)} onClick={() => structure.duplicate(index)} />
          <IconButton
            icon={Trash2}
            label={t('remove', label)}
            onClick={() => {
              structure.remove(index)
              announce(t('removed', { name }), 'polite')
            }}
          />
        </div>
      )}
    </li>
  )
}

/** Adds a block below the selected one, or at the end. */
export function AddBlocks() {
  const t = useT(pageEditorMessages)
  const names = useT(pageBlockMessages)
  const { blocks, chosen, structure } = useTools()
  if (!structure) return null
  const at = blocks.findIndex((block) => block.props.id === chosen)
  const index = at < 0 ? blocks.length : at + 1
  return (
    <ul className="grid grid-cols-2 gap-1.5">
      {blockTypes.map((type) => (
        <li key={type}>
          <button
            type="button"
            onClick={() => {
              structure.insert(type, index)
              announce(t('added', { name: names(type) }), 'polite')
            }}
            className="flex min-h-10 w-full items-center gap-2 rounded-control border border-line px-2 py-1.5 text-start text-caption hover:border-line-input hover:bg-surface-2 coarse:min-h-11"
          >
            <Icon as={blockSpecs[type].icon} size={16} className="shrink-0 text-ink-2" />
            <span className="min-w-0">{names(type)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Undo and redo. */
export function UndoButtons() {
  const t = useT(pageEditorMessages)
  const { structure } = useTools()
  if (!structure) return null
  const { undo, redo } = structure
  return (
    <div className="flex gap-1">
      <Button variant="quiet" size="dense" icon={Undo2} directional disabled={!undo} onClick={() => undo?.()}>
        {t('undo')}
      </Button>
      <Button variant="quiet" size="dense" icon={Redo2} directional disabled={!redo} onClick={() => redo?.()}>
        {t('redo')}
      </Button>
    </div>
  )
}
