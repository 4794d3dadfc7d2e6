import { useState } from 'react'
import { useFetcher } from 'react-router'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Phrase } from '../phrases.server.ts'
import { phrasePurposes } from '../starting-phrases.ts'

/** Comment library by purpose, both languages side by side. */
export function PhraseList({ phrases, onChange }: { phrases: readonly Phrase[]; onChange: (phrase: Phrase) => void }) {
  const t = useT(reviewMessages)
  return phrasePurposes.map((purpose) => (
    <Card key={purpose} title={t(`purpose_${purpose}`)}>
      <ul className="flex flex-col divide-y divide-line">
        {phrases
          .filter((phrase) => phrase.purpose === purpose)
          .map((phrase) => (
            <li key={phrase.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <PhraseLine phrase={phrase} onChange={onChange} />
            </li>
          ))}
      </ul>
    </Card>
  ))
}

function PhraseLine({ phrase, onChange }: { phrase: Phrase; onChange: (phrase: Phrase) => void }) {
  const t = useT(reviewMessages)
  const fetcher = useFetcher()
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        <p lang="en" dir="ltr" className="text-start">
          {phrase.en}
        </p>
        <p lang="ar" dir="rtl" className="text-start">
          {phrase.ar}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {phrase.retired && <Badge>{t('retired')}</Badge>}
        <span className="num text-caption text-ink-2">
          {phrase.uses === 0 ? t('unused') : t('uses', { count: phrase.uses })}
        </span>
        <span className="ms-auto flex flex-wrap gap-1">
          <Button changes size="dense" variant="quiet" onClick={() => onChange(phrase)}>
            {t('change')}
          </Button>
          <ActionForm fetcher={fetcher} errors="inline">
            <input type="hidden" name="id" value={phrase.id} />
            <SubmitButton intent={phrase.retired ? 'restore' : 'retire'} variant="quiet" size="dense">
              {t(phrase.retired ? 'restore' : 'retire')}
            </SubmitButton>
          </ActionForm>
        </span>
      </div>
    </>
  )
}

/** Creates or edits a phrase. */
export function PhraseDialog({ phrase, onClose }: { phrase: Phrase | 'new' | null; onClose: () => void }) {
  const t = useT(reviewMessages)
  return (
    <Dialog
      open={phrase !== null}
      onClose={onClose}
      title={t(phrase === 'new' ? 'newPhrase' : 'changePhrase')}
      width="medium"
      sheet
    >
      {phrase !== null && <PhraseForm phrase={phrase === 'new' ? null : phrase} onClose={onClose} />}
    </Dialog>
  )
}

function PhraseForm({ phrase, onClose }: { phrase: Phrase | null; onClose: () => void }) {
  const t = useT(reviewMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [seen] = useState(phrase?.updatedAt)
  const done = () => {
    toast({ text: t('phraseSaved') })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
      {phrase && (
        <>
          <input type="hidden" name="id" value={phrase.id} />
          <input type="hidden" name="seen" value={seen} />
        </>
      )}
      <SelectField
        name="purpose"
        label={t('purpose')}
        defaultValue={phrase?.purpose}
        options={phrasePurposes.map((value) => ({ value, label: t(`purpose_${value}`) }))}
      />
      <TextArea lang="en" name="textEn" label={t('textEn')} rows={3} maxLength={1000} defaultValue={phrase?.en} />
      <TextArea lang="ar" name="textAr" label={t('textAr')} rows={3} maxLength={1000} defaultValue={phrase?.ar} />
      <FormActions>
        <SubmitButton intent={phrase ? 'change' : 'write'}>{t('savePhrase')}</SubmitButton>
        <Button onClick={onClose}>{ui('back')}</Button>
      </FormActions>
    </ActionForm>
  )
}
