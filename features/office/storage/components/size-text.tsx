import { sizeIn } from '#/domain/file-size.ts'
import { storageMessages } from '#/messages/office/storage.ts'
import { useT } from '#/ui/language.tsx'

/** A size in words, alone or of a whole. */
export function SizeText({ bytes, of }: { bytes: number; of?: number }) {
  const t = useT(storageMessages)
  const textOf = (size: number) => {
    const { unit, amount } = sizeIn(size)
    return t(`size_${unit}`, { amount })
  }
  return (
    <span className="num">
      {of === undefined ? textOf(bytes) : t('freeOf', { free: textOf(bytes), all: textOf(of) })}
    </span>
  )
}
