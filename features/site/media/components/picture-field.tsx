import { useState } from 'react'
import { ImagePlus, Trash2 } from 'lucide-react'
import { pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import { mediaMessages } from '#/messages/site/media.ts'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PicturePicker } from './picture-picker.tsx'

type PictureFieldProps = {
  label: string
  help?: string
  picture: PublicPicture | null
  onChange: (picture: PublicPicture | null) => void
}

/** A chosen picture with buttons to choose, change or remove. */
export function PictureField({ label, help, picture, onChange }: PictureFieldProps) {
  const t = useT(mediaMessages)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <span className="text-ui font-medium">{label}</span>
      {help && <span className="text-caption text-ink-2">{help}</span>}
      {picture && (
        <img
          src={pictureAddress(picture.id, 480)}
          alt={picture.alt[lang]}
          width={picture.width}
          height={picture.height}
          className="max-h-48 w-auto max-w-full self-start rounded-card border border-line bg-surface-2 object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={ImagePlus} onClick={() => setOpen(true)}>
          {t(picture ? 'change' : 'choose')}
        </Button>
        {picture && (
          <Button variant="quiet" icon={Trash2} onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <PicturePicker open={open} onClose={() => setOpen(false)} onPick={onChange} />
    </div>
  )
}
