import { ChevronsUpDown, CircleHelp, Keyboard, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, useLocation } from 'react-router'
import { helpAddressOf } from '#/content/help/page-articles.ts'
import { SignOutForm } from '#/features/fieldwork/visits/components/sign-out-form.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { Theme } from '#/platform/request-context.ts'
import { AnchorButton, Button, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Avatar } from '#/ui/facts.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'
import { DropDown } from '#/ui/drop-down.tsx'

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

type AccountMenuProps = {
  /** Company or person of the portal. */
  owner: string
  /** Plan, level or role. */
  label: string
  account: string | null
  /** Choice of a company. */
  choice?: ReactNode
  /** Shows the keys of this area. */
  onShortcuts: () => void
  /** In the head of a phone's page, or at the foot of the side bar, where it opens upwards. */
  place: 'head' | 'side'
}

const looks = {
  head: {
    summary: 'flex min-h-11 items-center gap-1.5 rounded-control px-1.5 hover:bg-surface-2',
    panel: 'end-0 top-full mt-2',
  },
  side: {
    summary:
      'flex min-h-11 w-full items-center gap-2 rounded-control px-1.5 py-1 text-start hover:bg-surface-3 group-open:bg-surface-3',
    panel: 'start-0 bottom-full mb-2',
  },
} as const

/** Signed-in user and role, choice of a company, theme, sign-out. */
export function AccountMenu({ owner, label, account, choice, onShortcuts, place }: AccountMenuProps) {
  const t = useT(shellMessages)
  const person = useRoot()?.person
  if (!person) return null
  return (
    <DropDown
      summary={
        place === 'head' ? (
          <>
            <span className="sr-only">{t('account', { name: person.name })}</span>
            <Avatar name={person.name} size={32} />
          </>
        ) : (
          <>
            <span className="sr-only">{t('account', { name: person.name })}</span>
            <Avatar name={owner} size={24} />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{owner}</bdi>
              <span className="block truncate text-caption text-ink-2">{label}</span>
            </span>
            <Icon as={ChevronsUpDown} size={16} className="text-ink-3" />
          </>
        )
      }
      className={place === 'head' ? 'lg:hidden' : undefined}
      summaryClass={looks[place].summary}
      panelClass={`absolute z-30 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card text-ink shadow-float ${looks[place].panel}`}
    >
      <div className="border-b border-line p-4">
        <p className="font-semibold">
          <bdi>{person.name}</bdi>
        </p>
        <p className="text-caption break-all text-ink-2">
          <bdi dir="ltr">{person.email}</bdi>
        </p>
        <p className="mt-1 text-caption text-ink-2">{label}</p>
        {choice}
      </div>
      <ThemeChoice />
      <div className="border-t border-line p-2">
        <LinkButton to={href('/account')} variant="quiet" icon={UserRound} full>
          {t('ownAccount')}
        </LinkButton>
        <LinkButton to={href('/account/security')} variant="quiet" icon={ShieldCheck} full>
          {t('signInSecurity')}
        </LinkButton>
        <HelpLink />
        <span className="contents max-lg:hidden noscript:hidden">
          <Button variant="quiet" icon={Keyboard} full onClick={onShortcuts}>
            {t('shortcuts')}
          </Button>
        </span>
      </div>
      <SignOutForm account={account} className="border-t border-line p-2">
        <Button type="submit" variant="quiet" icon={LogOut} directional full>
          {t('signOut')}
        </Button>
      </SignOutForm>
    </DropDown>
  )
}

/** The help article of the present page. */
function HelpLink() {
  const t = useT(shellMessages)
  const lang = useLang()
  const { pathname } = useLocation()
  return (
    <AnchorButton href={publicPath(lang, helpAddressOf(pathname))} variant="quiet" icon={CircleHelp} full>
      {t('help')}
    </AnchorButton>
  )
}

function ThemeChoice() {
  const t = useT(shellMessages)
  const theme = useRoot()?.theme
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/set-theme" preventScrollReset replace className="p-4">
      <input type="hidden" name="next" value={pathname + search} />
      <fieldset>
        <legend className="pb-2 text-caption font-medium text-ink-2">{t('theme')}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-control bg-surface-2 p-1">
          {themes.map((name) => (
            <button
              key={name}
              type="submit"
              name="theme"
              value={name}
              aria-pressed={theme === name}
              className={classes(
                'min-h-9 rounded-badge px-1 text-caption coarse:min-h-11 max-md:min-h-11',
                theme === name ? 'bg-card font-semibold text-ink ring-1 ring-line-input' : 'text-ink-2 hover:text-ink',
              )}
            >
              {t(`theme_${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
