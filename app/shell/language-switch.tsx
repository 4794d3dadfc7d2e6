import { Form, useLocation } from 'react-router'
import { otherLang } from '#/domain/text.ts'
import { shellMessages } from '#/messages/shell.ts'
import { twinPath } from '#/platform/i18n.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { keepTypedData } from './typed-data.ts'

const look =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-3 font-system text-ui font-medium transition-colors hover:bg-surface-2 coarse:min-h-11 max-md:min-h-11'

/** Public pages: a plain link to the page in the other language, keeping query and typed text. */
export function PublicLanguageSwitch() {
  const t = useT(shellMessages)
  const other = otherLang(useLang())
  const { pathname, search } = useLocation()
  return (
    <a
      href={twinPath(pathname) + search}
      hrefLang={other}
      lang={other}
      onClick={keepTypedData}
      className={`${look} min-w-24 justify-center`}
    >
      {t('switchLanguage')}
    </a>
  )
}

/** Portals: a post that changes the person's language in place and keeps typed text. */
export function PortalLanguageSwitch() {
  const t = useT(shellMessages)
  const other = otherLang(useLang())
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/set-language" preventScrollReset replace>
      <input type="hidden" name="lang" value={other} />
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" lang={other} className={`${look} lg:min-h-8 lg:px-2`}>
        {t('switchLanguage')}
      </button>
    </Form>
  )
}
