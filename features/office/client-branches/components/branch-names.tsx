import { directionOf } from '#/domain/text.ts'
import { type ClientNames, clientNameIn } from '#/features/office/clients/list.ts'
import { useLang } from '#/ui/language.tsx'

/** The name in the reader's language, below it the other one. */
export function BranchNames({ names }: { names: ClientNames }) {
  const lang = useLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  const name = clientNameIn(names, lang)
  return (
    <span className="flex flex-col items-start">
      <bdi className="wrap-anywhere">{name}</bdi>
      {names[other] && names[other] !== name && (
        <span lang={other} dir={directionOf(other)} className="text-caption font-normal text-ink-2 wrap-anywhere">
          {names[other]}
        </span>
      )}
    </span>
  )
}
