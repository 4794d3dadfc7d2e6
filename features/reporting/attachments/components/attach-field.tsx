import { FileText, Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { shrinkPhoto } from '#/features/fieldwork/visits/device/shrink-photo.ts'
import { attachmentMessages } from '#/messages/reporting/attachments.ts'
import { buttonClasses, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { type AttachmentRule, mostFileBytes, mostSentBytes } from '../limits.ts'
import { shownName } from '../shown-name.ts'

const photoTypes = 'image/jpeg,image/png,image/webp'
const isPdf = (file: File): boolean => file.type === 'application/pdf'

type Problem = 'many' | 'large' | 'kind' | 'all-large'
type AttachFieldProps = {
  label: string
  rule: AttachmentRule
  /** How many more fit. */
  room: number
}

/** Reduces a photo to what the server keeps; other files stay. Null for a kind that is not taken. */
async function prepared(file: File, rule: AttachmentRule): Promise<File | null> {
  if (isPdf(file)) return rule.pdf ? file : null
  if (!file.type.startsWith('image/')) return null
  const { picture } = await shrinkPhoto(file)
  return new File([picture], file.name, { type: picture.type })
}

/** Chosen files in the order of choice, and what was wrong with the last choice. */
function useChosen({ rule, room }: AttachFieldProps) {
  const carrier = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  // why: the form sends what the field of the document holds
  useEffect(() => {
    const box = new DataTransfer()
    for (const file of chosen) box.items.add(file)
    if (carrier.current) carrier.current.files = box.files
  }, [chosen])
  const add = async (files: readonly File[]) => {
    setBusy(true)
    const found = new Set<Problem>()
    const next = [...chosen]
    for (const file of files) {
      const ready = await prepared(file, rule)
      const sum = next.reduce((bytes, { size }) => bytes + size, 0)
      if (!ready) found.add('kind')
      else if (ready.size > mostFileBytes) found.add('large')
      else if (next.length >= room) found.add('many')
      else if (sum + ready.size > mostSentBytes) found.add('all-large')
      else next.push(ready)
    }
    setChosen(next)
    setProblems([...found])
    setBusy(false)
  }
  const remove = (file: File) => {
    setChosen(chosen.filter((one) => one !== file))
    setProblems([])
  }
  return { carrier, chosen, problems, busy, add, remove }
}

/** Several photos, or also PDFs, with a preview of each and its removal before they are sent as `file`. */
export function AttachField(props: AttachFieldProps) {
  const { label, rule, room } = props
  const t = useT(attachmentMessages)
  const field = useField({ name: 'file', help: true })
  const { carrier, chosen, problems, busy, add, remove } = useChosen(props)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const text = (problem: Problem) => (problem === 'kind' && !rule.pdf ? t('problem_photo') : t(`problem_${problem}`))
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3 text-ui">
        <span className="font-medium">{label}</span>
        <bdi className="num text-caption text-ink-2">{t('count', { count: chosen.length, most: room })}</bdi>
      </p>
      <p id={`${field.id}-help`} className="text-caption text-ink-2">
        {t(rule.pdf ? 'helpFiles' : 'helpPhotos', { count: rule.most })}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {chosen.map((file) => (
            <Chosen key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      {(field.error || problems.length > 0) && (
        <div role="alert" className="text-caption text-danger-ink">
          {problems.length > 0 ? problems.map((problem) => <p key={problem}>{text(problem)}</p>) : field.error}
        </div>
      )}
      {chosen.length < room && (
        <label
          aria-busy={busy || undefined}
          className={classes(
            buttonClasses({ variant: 'secondary' }),
            'w-fit cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          )}
        >
          <Icon as={Paperclip} size={16} />
          {t(rule.pdf ? 'addFiles' : 'addPhotos')}
          <input
            type="file"
            id={field.id}
            multiple
            accept={rule.pdf ? `${photoTypes},application/pdf` : photoTypes}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={`${field.id}-help`}
            className="sr-only"
            onChange={take}
          />
        </label>
      )}
      <input ref={carrier} type="file" name="file" multiple hidden tabIndex={-1} aria-hidden />
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useT(attachmentMessages)
  const name = shownName(file.name)
  return (
    <li className="relative flex w-24 flex-col gap-1">
      <span className="flex size-24 items-center justify-center overflow-hidden rounded-card border border-line bg-surface-2">
        {isPdf(file) ? <Icon as={FileText} size={24} /> : <Preview file={file} />}
      </span>
      <bdi title={name} className="truncate text-caption text-ink-2">
        {name}
      </bdi>
      <span className="absolute end-0 top-0 rounded-control bg-card">
        <IconButton icon={X} label={t('remove', { name })} onClick={onRemove} />
      </span>
    </li>
  )
}

/** Picture of the file itself; its address lives as long as the element. */
function Preview({ file }: { file: File }) {
  const show = (image: HTMLImageElement | null) => {
    if (!image) return
    const address = URL.createObjectURL(file)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
  return <img ref={show} alt="" className="size-full object-cover" />
}
