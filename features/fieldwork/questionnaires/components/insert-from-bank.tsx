import { LibraryBig } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { tagsFor } from '#/domain/fieldwork/question-bank.ts'
import type { Question } from '#/domain/questionnaire.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { OfferedQuestion } from '../bank/list.server.ts'
import { textIn } from '../condition-words.ts'

/** Typing pause before a search. */
const pauseMs = 250

type Props = {
  /** Inserts a copy; returns its key. */
  onInsert: (banked: { id: string; question: Question }) => string
}

/** Button and dialog that copy questions of the bank into a section; several, one after the other. */
export function InsertFromBank({ onInsert }: Props) {
  const t = useT(bankMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button changes icon={LibraryBig} onClick={() => setOpen(true)}>
        {t('fromBank')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('insertTitle')} width="medium" sheet>
        {open && <Choice onInsert={onInsert} />}
      </Dialog>
    </>
  )
}

function Choice({ onInsert }: Props) {
  const t = useT(bankMessages)
  const fetcher = useFetcher<OfferedQuestion[]>()
  const [typed, setTyped] = useState('')
  const look = useEffectEvent(
    (q: string) => void fetcher.load(`${href('/admin/questionnaires/bank/search')}?${new URLSearchParams({ q })}`),
  )
  useEffect(() => {
    const timer = setTimeout(() => look(typed), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const found = fetcher.data
  return (
    <div className="flex flex-col gap-4">
      <TextField name="bank-search" label={t('search')} onChange={setTyped} />
      {found?.length === 0 && <p className="text-ui text-ink-2">{t('noMatch')}</p>}
      <ul aria-busy={fetcher.state !== 'idle'} className="flex min-h-60 flex-col divide-y divide-line">
        {found?.map((offered) => (
          <Offered key={offered.id} offered={offered} onInsert={onInsert} />
        ))}
      </ul>
    </div>
  )
}

function Offered({ offered, onInsert }: Props & { offered: OfferedQuestion }) {
  const t = useT(bankMessages)
  const kinds = useT(questionTypeMessages)
  const lang = useLang()
  const { question, tags, standard } = offered
  const text = textIn(question.text, lang)
  const insert = () => {
    const said = t('inserted', { key: onInsert(offered) })
    announce(said)
    showToast({ text: said, kind: 'success' })
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <bdi className="text-ui [overflow-wrap:anywhere]">{text}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-2">
          {kinds(question.type)}
          {standard !== '' && <bdi>{standard}</bdi>}
          {tagsFor(tags, lang).map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      </div>
      <Button size="dense" aria-label={t('insertOf', { question: text })} onClick={insert}>
        {t('insert')}
      </Button>
    </li>
  )
}
