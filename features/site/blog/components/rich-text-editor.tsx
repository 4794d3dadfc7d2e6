import { EditorContent, useEditor } from '@tiptap/react'
import type { PublicPicture } from '#/domain/picture.ts'
import { readRichText, type RichText } from '#/domain/rich-text.ts'
import { directionOf, type Lang } from '#/domain/text.ts'
import { RichText as RichTextView } from '#/ui/rich-text.tsx'
import { editorNodes } from './editor-nodes.ts'
import { EditorToolbar } from './editor-toolbar.tsx'

type RichTextEditorProps = {
  /** Accessible name of the text. */
  label: string
  lang: Lang
  defaultValue: RichText
  /** Every change in stored form; null while invalid (too long, too deep). */
  onChange: (doc: RichText | null) => void
  /** Called with an inserted picture, for previews. */
  onPicture?: (picture: PublicPicture) => void
}

const blank = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Rich text editor for articles, with a keyboard-accessible toolbar. For staff only. */
export function RichTextEditor({ label, lang, defaultValue, onChange, onPicture }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: editorNodes,
    content: defaultValue.content.length > 0 ? defaultValue : blank,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text mx-auto min-h-64 px-4 py-4 md:px-6',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir: directionOf(lang),
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(readRichText(changed.getJSON())),
  })
  return (
    <div className="flex min-w-0 flex-col rounded-control border border-line-input bg-canvas focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      {editor ? (
        <EditorToolbar editor={editor} label={label} onPicture={onPicture} />
      ) : (
        <div className="min-h-12 border-b border-line" />
      )}
      <div className="max-h-[70dvh] min-h-64 overflow-y-auto" lang={lang} dir={directionOf(lang)}>
        {editor ? (
          <EditorContent editor={editor} />
        ) : (
          <div className="px-4 py-4 md:px-6">
            <RichTextView doc={defaultValue} />
          </div>
        )}
      </div>
    </div>
  )
}
