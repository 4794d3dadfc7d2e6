import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import { mediaMessages } from '#/messages/media.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { PanelError } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { pictureLibrary } from '../limits.ts'
import type { Uploaded } from '../use-uploads.ts'
import { UploadBox } from './upload-box.tsx'

type Library = { pictures: Uploaded[]; total: number }
type Found = { state: 'loading' | 'ready' | 'failed'; pictures: Uploaded[]; total: number; page: number }

const nothing: Found = { state: 'loading', pictures: [], total: 0, page: 1 }

/** The library a page at a time, with the words that were searched for. */
function useLibrary(open: boolean) {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    fetch(`${pictureLibrary}?${new URLSearchParams({ q, page: String(page) })}`, { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        const { pictures, total } = (await answer.json()) as Library
        setFound((before) => ({
          state: 'ready',
          pictures: page === 1 ? pictures : [...before.pictures, ...pictures],
          total,
          page,
        }))
      })
      .catch(() => !stop.signal.aborted && setFound((before) => ({ ...before, state: 'failed' })))
    return () => stop.abort()
  }, [open, q, page, attempt])
  const search = (words: string) => {
    setFound((before) => ({ ...before, state: 'loading' }))
    setPage(1)
    setQ(words)
    setAttempt((before) => before + 1)
  }
  const retry = () => {
    setFound((before) => ({ ...before, state: 'loading' }))
    setAttempt((before) => before + 1)
  }
  const more = () => {
    setFound((before) => ({ ...before, state: 'loading' }))
    setPage((before) => before + 1)
  }
  return { found, search, retry, more }
}

type PicturePickerProps = { open: boolean; onClose: () => void; onPick: (picture: PublicPicture) => void }

/** Chooses a picture of the library, or uploads a new one and chooses that. */
export function PicturePicker({ open, onClose, onPick }: PicturePickerProps) {
  const t = useT(mediaMessages)
  const pick = ({ id, width, height, alt }: PublicPicture) => {
    onPick({ id, width, height, alt })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('choose')} width="large" sheet>
      <PickerBody onPick={pick} open={open} />
    </Dialog>
  )
}

function PickerBody({ open, onPick }: { open: boolean; onPick: (picture: PublicPicture) => void }) {
  const t = useT(mediaMessages)
  const { found, search, retry, more } = useLibrary(open)
  const { pictures, state, total } = found
  return (
    <div className="flex flex-col gap-4">
      <UploadBox onUploaded={([first]) => first && onPick(first)} />
      <PickerSearch onSearch={search} />
      {state === 'failed' && <PanelError message={t('failed')} onRetry={retry} />}
      {state === 'ready' && pictures.length === 0 && <p className="text-ui text-ink-2">{t('noMatch')}</p>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onPick(picture)}
              aria-label={t('chooseThis', { name: picture.name }).replace(/[\u2068\u2069]/g, '')}
              className="flex w-full flex-col gap-1 rounded-card border border-line bg-card p-2 text-start hover:border-line-input"
            >
              <img
                src={pictureAddress(picture.id, 480)}
                alt=""
                loading="lazy"
                className="aspect-[4/3] w-full rounded-badge bg-surface-2 object-contain"
              />
              <bdi className="line-clamp-2 text-caption text-ink-2">{picture.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {state === 'loading' && <Spinner label={t('loading')} />}
      {state === 'ready' && pictures.length < total && (
        <div className="self-center">
          <Button onClick={more}>{t('more')}</Button>
        </div>
      )}
    </div>
  )
}

/** No form of its own: the dialog may stand inside another one. */
function PickerSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useT(mediaMessages)
  const box = useRef<HTMLDivElement>(null)
  const go = () => onSearch(box.current?.querySelector('input')?.value.trim() ?? '')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go()
  }
  return (
    <div ref={box} role="search" onKeyDown={onKeyDown} className="flex gap-2">
      <div className="min-w-0 flex-1">
        <SearchField name="picture-search" label={t('search')} placeholder={t('search')} />
      </div>
      <Button onClick={go}>{t('find')}</Button>
    </div>
  )
}
