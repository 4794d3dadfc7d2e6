import { formatDateTime } from '#/domain/riyadh-time.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { Vault } from './use-vault.ts'
import { nameOf } from './vault-words.ts'

const most = 8

/** Who opened a login lately, as the browsers reported it. */
export function OpeningList({ vault, collection, entry }: { vault: Vault; collection: string; entry: string }) {
  const t = useT(vaultMessages)
  const lang = useLang()
  const { data } = vault
  const rows = data.openings.filter((one) => one.collection === collection && one.entry === entry).slice(0, most)
  const word = (field: string, step: string) =>
    t(step === 'exported' ? 'opened_file' : (`opened_${step}_${field}` as 'opened_shown_secret'))
  return (
    <section className="flex flex-col gap-2 text-ui">
      <h3 className="font-semibold">{t('opened')}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-2">{t('openedNone')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {rows.map((one) => (
            <li key={`${one.at}${one.person}${one.field}`} className="flex flex-col">
              <span>
                <bdi className="font-medium">
                  {one.person === data.owner.person ? t('you') : (nameOf(data, one.person) ?? t('formerMember'))}
                </bdi>
                <span className="ms-1">{word(one.field, one.step)}</span>
              </span>
              <time dateTime={one.at} className="text-caption text-ink-2">
                {formatDateTime(new Date(one.at), lang)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <p className="text-caption text-ink-2">{t('openedHonest')}</p>
    </section>
  )
}
