import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { PublicPicture } from '#/domain/picture.ts'
import { PicturePicker } from '#/features/site/media/components/picture-picker.tsx'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { LinkDialog } from './link-dialog.tsx'

type EditorToolbarProps = { editor: Editor; label: string; onPicture: ((picture: PublicPicture) => void) | undefined }

/** Toolbar: one Tab stop, then arrow keys. */
export function EditorToolbar({ editor, label, onPicture }: EditorToolbarProps) {
  const t = useT(blogEditorMessages)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const on = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const run = () => editor.chain().focus()
  return (
    <>
      <Toolbar
        aria-label={`${t('tools')}: ${label}`}
        className="flex flex-wrap items-center gap-0.5 rounded-t-control border-b border-line bg-surface-1 p-1"
      >
        <Tool
          icon={Heading2}
          label={t('toolHeading')}
          on={on.heading2}
          onUse={() => run().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          icon={Heading3}
          label={t('toolSubheading')}
          on={on.heading3}
          onUse={() => run().toggleHeading({ level: 3 }).run()}
        />
        <Tool icon={Bold} label={t('toolBold')} on={on.bold} onUse={() => run().toggleBold().run()} />
        <Tool icon={Italic} label={t('toolEmphasis')} on={on.italic} onUse={() => run().toggleItalic().run()} />
        <Tool
          icon={List}
          directional
          label={t('toolList')}
          on={on.bullets}
          onUse={() => run().toggleBulletList().run()}
        />
        <Tool
          icon={ListOrdered}
          label={t('toolNumbers')}
          on={on.numbers}
          onUse={() => run().toggleOrderedList().run()}
        />
        <Tool icon={Quote} label={t('toolQuote')} on={on.quote} onUse={() => run().toggleWrap('blockquote').run()} />
        <Tool icon={LinkIcon} label={t('toolLink')} on={on.link} onUse={() => setOpen('link')} />
        <Tool icon={ImagePlus} label={t('toolPicture')} onUse={() => setOpen('picture')} />
        <Tool icon={Undo2} directional label={t('toolUndo')} off={!on.canUndo} onUse={() => run().undo().run()} />
        <Tool icon={Redo2} directional label={t('toolRedo')} off={!on.canRedo} onUse={() => run().redo().run()} />
      </Toolbar>
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(null)} />}
      <PicturePicker
        open={open === 'picture'}
        onClose={() => setOpen(null)}
        onPick={(picture) => {
          onPicture?.(picture)
          run()
            .insertContent({ type: 'picture', attrs: { mediaId: picture.id } })
            .run()
        }}
      />
    </>
  )
}

const stateOf = (editor: Editor) => ({
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

type ToolProps = {
  icon: LucideIcon
  label: string
  /** For toggles; others are plain actions. */
  on?: boolean
  off?: boolean
  directional?: boolean
  onUse: () => void
}

function Tool({ icon, label, on, off, directional, onUse }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      aria-disabled={off || undefined}
      // why: a mouse press must keep the text selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onUse()}
      className={classes(
        'inline-flex size-10 items-center justify-center rounded-control coarse:size-11 max-md:size-11',
        on ? 'bg-primary text-on-primary' : off ? 'text-ink-3' : 'text-ink hover:bg-surface-2',
      )}
    >
      <Icon as={icon} directional={directional} size={16} />
    </button>
  )
}
