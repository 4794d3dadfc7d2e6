import type { Editor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { safeLink } from '#/domain/link.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

/** Dialog for the link of the selection; without a selection inserts the address itself. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT(blogEditorMessages)
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const typed = useRef(before)
  const formId = useId()
  const [wrong, setWrong] = useState(false)
  const save = () => {
    const href = safeLink(typed.current)
    if (href === null) return setWrong(true)
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('linkTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          {before && (
            <Button variant="danger-quiet" onClick={remove}>
              {t('linkRemove')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {t('linkSave')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          name="link-address"
          type="url"
          label={t('linkAddress')}
          help={t('linkHelp')}
          defaultValue={before}
          error={wrong ? t('linkWrong') : undefined}
          onChange={(value) => {
            typed.current = value
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
