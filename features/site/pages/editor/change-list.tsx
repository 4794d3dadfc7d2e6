import { pageBlockMessages } from '#/messages/site/page-fields.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { useT } from '#/ui/language.tsx'
import type { PageChange } from '../changes.ts'

const inOrder = ['en', 'ar', null] as const

/** Public differences by language. */
export function ChangeList({ changes }: { changes: readonly PageChange[] }) {
  const t = useT(pageEditorMessages)
  const names = useT(pageBlockMessages)
  if (changes.length === 0) return <p className="text-ui text-ink-2">{t('noChanges')}</p>
  const textOf = (change: PageChange): string =>
    'block' in change ? t(`change.${change.kind}`, { name: names(change.block) }) : t(`change.${change.kind}`)
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-ui font-semibold">{t('whatChanges')}</h3>
      {inOrder.map((lang) => {
        const own = changes.filter((change) => change.lang === lang)
        if (own.length === 0) return null
        return (
          <div key={lang ?? 'page'}>
            {lang && <h4 className="text-caption font-medium text-ink-2">{t(lang)}</h4>}
            <ul className="list-disc ps-5 text-ui">
              {own.map((change, index) => (
                <li key={index}>{textOf(change)}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
