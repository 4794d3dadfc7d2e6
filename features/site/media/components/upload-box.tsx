import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImagePlus } from 'lucide-react'
import { errorMessages } from '#/messages/errors.ts'
import { mediaMessages } from '#/messages/site/media.ts'
import { Button, buttonClasses } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { pictureLibrary } from '../limits.ts'
import { type Upload, type Uploaded, useUploads } from '../use-uploads.ts'

const accepted = 'image/jpeg,image/png,image/webp'

type UploadBoxProps = { onUploaded: (pictures: Uploaded[]) => void; several?: boolean }

/** Uploads pictures by drop or button; without scripts a plain form sends one. */
export function UploadBox({ onUploaded, several }: UploadBoxProps) {
  const t = useT(mediaMessages)
  const { uploads, add, clear } = useUploads(onUploaded)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, several ? 40 : 1)
    if (files.length > 0) void add(files)
  }
  const zone = useDropZone(take, setOver)
  return (
    <div className="flex flex-col gap-3">
      <form
        ref={zone}
        method="post"
        action={pictureLibrary}
        encType="multipart/form-data"
        className={classes(
          'flex flex-col items-center gap-3 rounded-card border border-dashed p-6 text-center',
          over ? 'border-primary bg-primary-soft' : 'border-line-input bg-surface-1',
        )}
      >
        <p className="text-ui">{t('drop')}</p>
        <FileButton
          several={several}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <noscript>
          <button type="submit" className={buttonClasses({})}>
            {t('send')}
          </button>
        </noscript>
        <p className="text-caption text-ink-2">{t('rules')}</p>
      </form>
      <UploadList uploads={uploads} onClear={clear} />
    </div>
  )
}

/** Drop listener on the element; the button inside is the accessible way. */
function useDropZone(onFiles: (files: FileList | null) => void, onOver: (over: boolean) => void) {
  const zone = useRef<HTMLFormElement>(null)
  const take = useEffectEvent(onFiles)
  const hover = useEffectEvent(onOver)
  useEffect(() => {
    const element = zone.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent) => {
      event.preventDefault()
      hover(true)
    }
    element.addEventListener('dragover', over, { signal })
    element.addEventListener('dragleave', () => hover(false), { signal })
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        hover(false)
        take(event.dataTransfer?.files ?? null)
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return zone
}

type FileButtonProps = { several: boolean | undefined; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

function FileButton({ several, onChange }: FileButtonProps) {
  const t = useT(mediaMessages)
  return (
    <label
      className={classes(
        buttonClasses({ variant: 'primary' }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Icon as={ImagePlus} size={16} />
      <span>{t('add')}</span>
      <input type="file" name="file" accept={accepted} multiple={several} onChange={onChange} className="sr-only" />
    </label>
  )
}

function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const t = useT(mediaMessages)
  const problem = useT(errorMessages)
  if (uploads.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1">
        {uploads.map((upload) => (
          <li key={upload.key} className="text-ui">
            {upload.state === 'sending' ? (
              <span className="flex items-center gap-2 text-ink-2">
                <Spinner decorative size={16} />
                {t('uploading', { name: upload.name })}
              </span>
            ) : (
              <span role="alert" className="text-danger-ink">
                {t('notUploaded', { name: upload.name })}
                {': '}
                {upload.code ? problem(upload.code) : t('noConnection')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {uploads.some(({ state }) => state === 'refused') && (
        <div>
          <Button variant="quiet" size="dense" onClick={onClear}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </div>
  )
}
