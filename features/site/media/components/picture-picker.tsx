import { withoutMarks } from '#/domain/text.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import { mediaMessages } from '#/messages/site/media.ts'
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
type Found = { state: 'loading' | 'ready' | 'failed'; pictures: Uploaded[]; total: number }

const nothing: Found = { state: 'loading', pictures: [], total: 0 }

async function fetchLibrary(q: string, page: number, signal: AbortSignal): Promise<Library> {
  const answer = await fetch(`${pictureLibrary}?${new URLSearchParams({ q, page: String(page) })}`, { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Library
}

/** Library by page with search. */
function useLibrary() {
  const [asked, setAsked] = useState({ q: '', page: 1 })
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      try {
        const { pictures, total } = await fetchLibrary(asked.q, asked.page, stop.signal)
        setFound((before) => ({
          state: 'ready',
          pictures: asked.page === 1 ? pictures : [...before.pictures, ...pictures],
          total,
        }))
      } catch {
        if (!stop.signal.aborted) setFound((before) => ({ ...before, state: 'failed' }))
      }
    }
    void load()
    return () => stop.abort()
  }, [asked])
  const ask = (next: typeof asked) => {
    setFound((before) => ({ ...before, state: 'loading' }))
    setAsked(next)
  }
  return {
    found,
    search: (q: string) => ask({ q, page: 1 }),
    retry: () => ask({ ...asked }),
    more: () => ask({ ...asked, page: asked.page + 1 }),
  }
}

type PicturePickerProps = { open: boolean; onClose: () => void; onPick: (picture: PublicPicture) => void }

/** Chooses a library picture, or uploads one and chooses it. */
export function PicturePicker({ open, onClose, onPick }: PicturePickerProps) {
  const t = useT(mediaMessages)
  const pick = ({ id, width, height, alt }: PublicPicture) => {
    onPick({ id, width, height, alt })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('choose')} width="large" sheet>
      <PickerBody onPick={pick} />
    </Dialog>
  )
}

function PickerBody({ onPick }: { onPick: (picture: PublicPicture) => void }) {
  const t = useT(mediaMessages)
  const { found, search, retry, more } = useLibrary()
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
              aria-label={withoutMarks(t('chooseThis', { name: picture.name }))}
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

/** In React the dialog may be inside another form, which must not be submitted. */
function PickerSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useT(mediaMessages)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const words = new FormData(event.currentTarget).get('picture-search')
    onSearch(typeof words === 'string' ? words.trim() : '')
  }
  return (
    <form role="search" onSubmit={onSubmit} className="flex gap-2">
      <div className="min-w-0 flex-1">
        <SearchField name="picture-search" label={t('search')} placeholder={t('search')} />
      </div>
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
