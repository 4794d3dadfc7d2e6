import { attachmentMessages } from '#/messages/reporting/attachments.ts'
import { FileField } from '#/ui/file-field.tsx'
import { useT } from '#/ui/language.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import type { AttachmentRule } from '../limits.ts'
import { AttachField } from './attach-field.tsx'

/** Photos of an action, sent as `file`: with previews, or without scripts the field of the browser. */
export function PhotosField(props: { label: string; rule: AttachmentRule; room: number }) {
  const t = useT(attachmentMessages)
  const hydrated = useHydrated()
  if (hydrated) return <AttachField {...props} />
  const help = t('helpPhotos', { count: props.rule.most })
  return <FileField label={props.label} help={help} accept="image/jpeg,image/png,image/webp" multiple />
}
