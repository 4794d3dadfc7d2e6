import { useState } from 'react'
import { useFetcher } from 'react-router'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { slugOf } from '../post.ts'
import type { Topic } from '../topics.server.ts'

type TopicDialogProps = { open: boolean; onClose: () => void; topics: readonly Topic[] }

/** Topics of the blog: renames existing ones, adds one. */
export function TopicDialog({ open, onClose, topics }: TopicDialogProps) {
  const t = useT(blogEditorMessages)
  const lang = useLang()
  return (
    <Dialog open={open} onClose={onClose} title={t('topicsTitle')} width="medium" sheet>
      <div className="flex flex-col gap-6">
        <p className="text-ui text-ink-2">{t('topicsLead')}</p>
        {topics.length === 0 && <p className="text-ui">{t('topicsNone')}</p>}
        {topics.map((topic) => (
          <section
            key={topic.id}
            aria-label={t('topicNames', { name: topic.name[lang] })}
            className="border-b border-line pb-6"
          >
            <TopicForm topic={topic} />
          </section>
        ))}
        <section aria-label={t('topicNew')} className="flex flex-col gap-4">
          <h3 className="text-body font-semibold">{t('topicNew')}</h3>
          <TopicForm key={topics.length} />
        </section>
      </div>
    </Dialog>
  )
}

function TopicForm({ topic }: { topic?: Topic }) {
  const t = useT(blogEditorMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [id] = useState(() => topic?.id ?? newClientKey())
  const [name, setName] = useState('')
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('topicSaved'), kind: 'success' })}>
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          lang="en"
          name="nameEn"
          label={t('nameEn')}
          defaultValue={topic?.name.en}
          maxLength={80}
          onChange={setName}
        />
        <TextField lang="ar" name="nameAr" label={t('nameAr')} defaultValue={topic?.name.ar} maxLength={80} />
      </div>
      {topic ? (
        <input type="hidden" name="slug" value={topic.slug} />
      ) : (
        <TextField name="slug" type="code" label={t('address')} placeholder={slugOf(name)} maxLength={80} />
      )}
      <FormActions>
        <SubmitButton intent="topic" variant={topic ? 'secondary' : 'primary'}>
          {t(topic ? 'save' : 'topicAdd')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
