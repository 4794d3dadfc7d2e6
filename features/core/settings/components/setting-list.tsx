import { Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { settings } from '#/domain/settings.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { settingTexts } from '#/messages/settings.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { SettingRow } from '../browse-settings.server.ts'
import type { RichPage } from '../elsewhere.ts'
import { settingPath, valueInWords } from '../words.ts'

/** One section of the page: its settings, and links to richer pages. */
export function SettingSection({ title, rows, pages }: { title: string; rows: SettingRow[]; pages: RichPage[] }) {
  return (
    <Card title={title} flush="framed">
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <SettingLine key={row.key} row={row} />
        ))}
        {pages.map((page) => (
          <PageLine key={page.name} page={page} />
        ))}
      </ul>
    </Card>
  )
}

const line = 'grid gap-x-6 gap-y-2 px-4 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:px-6'

function SettingLine({ row: { key, value, last, planned } }: { row: SettingRow }) {
  const t = useT(settingPageMessages)
  const lang = useLang()
  const text = settingTexts[key]
  const usual = settings[key].default
  return (
    <li className={line}>
      <div className="min-w-0">
        <Link
          to={settingPath(key)}
          className="link inline-flex min-h-8 items-center text-ui font-semibold coarse:min-h-11"
        >
          {text.name[lang]}
        </Link>
        <p className="text-ui text-ink-2">{text.help[lang]}</p>
      </div>
      <div className="min-w-0 md:text-end">
        <p className="num text-body font-semibold">{valueInWords(key, value, lang)}</p>
        <p className="text-caption text-ink-2">
          {value === usual ? t('isUsual') : t('usualIs', { value: valueInWords(key, usual, lang) })}
          {' · '}
          {last ? (
            <>
              <bdi>{last.by ?? t('bySystem')}</bdi> <Time at={last.at} />
            </>
          ) : (
            t('neverChanged')
          )}
        </p>
        {planned.map((next) => (
          <p key={next.id} className="mt-1">
            <Badge>
              {t('fromDay', { day: formatDay(next.from, lang), value: valueInWords(key, next.value, lang) })}
            </Badge>
          </p>
        ))}
      </div>
    </li>
  )
}

function PageLine({ page: { name, to } }: { page: RichPage }) {
  const t = useT(settingPageMessages)
  return (
    <li className={line}>
      <div className="min-w-0">
        <Link to={to} className="link inline-flex min-h-8 items-center text-ui font-semibold coarse:min-h-11">
          {t(`page_${name}`)}
        </Link>
        <p className="text-ui text-ink-2">{t(`page_${name}Help`)}</p>
      </div>
      <p className="text-caption text-ink-2 md:text-end">{t('onItsPage')}</p>
    </li>
  )
}
