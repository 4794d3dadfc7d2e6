import { createContext, use } from 'react'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Lang, Text } from '#/domain/text.ts'
import type { ShownForm } from '#/features/site/forms/shown-form.ts'
import type { Block, BlockType } from '../content.ts'

/** Operations of the editor on one language's blocks. Implemented by the wide and the narrow editor. */
export type BlockTools = {
  blocks: readonly Block[]
  chosen: string | null
  choose: (id: string | null) => void
  replace: (block: Block) => void
  /** Structure changes, in the wide editor only. */
  structure: null | {
    insert: (type: BlockType, index: number) => void
    move: (from: number, to: number) => void
    duplicate: (index: number) => void
    remove: (index: number) => void
    undo: (() => void) | null
    redo: (() => void) | null
  }
}

/** Page-wide context: current language, the other one's blocks, pictures and forms. */
export type EditorFrame = {
  lang: Lang
  others: readonly Block[]
  pictures: Record<string, PublicPicture>
  addPicture: (picture: PublicPicture) => void
  forms: readonly { slug: string; title: Text; shown: Record<Lang, ShownForm> }[]
}

export const ToolsContext = createContext<BlockTools | null>(null)
export const FrameContext = createContext<EditorFrame | null>(null)

export function useTools(): BlockTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('outside of the editor')
  return tools
}
export function useFrame(): EditorFrame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('outside of the editor')
  return frame
}
