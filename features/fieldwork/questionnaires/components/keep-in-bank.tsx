import { LibraryBig } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { mostStandardLength } from '#/domain/fieldwork/question-bank.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { FieldProps } from './field-props.ts'

/** Saves this question to the bank, or leads to the question of the bank that it was copied from. */
export function KeepInBank({ question, definition, actions, section }: FieldProps) {
  const t = useT(bankMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (question.bank)
    return (
      <p className="text-ui">
        <OpenLink to={href('/admin/questionnaires/bank/:bankId', { bankId: question.bank })} className="link">
          {t('inBank')}
        </OpenLink>
      </p>
    )
  const title = section === 'unscored' ? undefined : definition.sections[section]?.title
  return (
    <div>
      <Button changes size="dense" icon={LibraryBig} onClick={() => setOpen(true)}>
        {t('keep')}
      </Button>
      <Dialog open={open} onClose={close} title={t('keepTitle', { key: question.key })} sheet>
        {open && (
          <KeepForm
            question={JSON.stringify(question)}
            source={`${definition.code} ${question.key}`}
            tags={title ? [title.en, title.ar].filter(Boolean).join(', ') : ''}
            onKept={(bank) => {
              close()
              actions.change({ bank })
              showToast({ text: t('kept'), kind: 'success' })
            }}
          />
        )}
      </Dialog>
    </div>
  )
}

type FormProps = { question: string; source: string; tags: string; onKept: (id: string) => void }

function KeepForm({ question, source, tags, onKept }: FormProps) {
  const t = useT(bankMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      action={href('/admin/questionnaires/bank/new')}
      errors="inline"
      encType="multipart/form-data"
      clientKey
      onDone={(result) => onKept((result as { id: string }).id)}
    >
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="source" value={source} />
      <TextField name="tags" label={t('tags')} help={t('tagsHelp')} defaultValue={tags} maxLength={1000} optional />
      <TextField
        name="standard"
        label={t('standard')}
        help={t('standardHelp')}
        maxLength={mostStandardLength}
        optional
      />
      <FormActions>
        <SubmitButton>{t('keep')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
