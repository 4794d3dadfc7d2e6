import { useSyncExternalStore } from 'react'
import { ChevronDown } from 'lucide-react'
import { landingOf } from '#/domain/actor.ts'
import type { MenuGroup } from '#/features/site/menus/read-navigation.server.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'
import { BrandMark } from './brand-mark.tsx'
import { DropDown } from '#/ui/drop-down.tsx'
import { PublicLanguageSwitch } from './language-switch.tsx'
import { ModalMenu } from './modal-menu.tsx'
import { SiteLink } from './site-link.tsx'

/** Scroll distance in pixels from which the bar is translucent (specification, section 9). */
const glassPx = 50

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
const useScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > glassPx,
    () => false,
  )

const linkLook =
  'inline-flex min-h-10 items-center gap-1 rounded-control px-3 text-ui font-medium text-ink transition-colors hover:bg-surface-2 coarse:min-h-11'

/** Header of the public pages. Constant height: only the background changes. */
export function PublicHeader({ menus }: { menus: readonly MenuGroup[] }) {
  const t = useT(shellMessages)
  const scrolled = useScrolled()
  return (
    <header
      data-glass={scrolled || undefined}
      data-print="hide"
      className={classes(
        'follows-scroll site-glass sticky top-0 z-30 h-16 border-b transition-colors md:h-18 print:hidden',
        scrolled ? 'border-paper-line bg-paper/85 backdrop-blur-md' : 'border-transparent bg-paper',
      )}
    >
      <div className="mx-auto flex h-full max-w-[1264px] items-center gap-4 px-4 md:px-8">
        <BrandMark to="home" />
        <nav aria-label={t('mainNavigation')} className="max-lg:hidden">
          <ul className="flex items-center gap-1">
            {menus.map((group, index) => (
              <li key={index}>
                <HeaderMenu group={group} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <PublicLanguageSwitch />
          <div className="flex items-center gap-2 max-lg:hidden">
            <SignInLinks />
          </div>
          <ModalMenu side="full" head={<BrandMark to="home" />} className="lg:hidden">
            <MobileLinks menus={menus} />
          </ModalMenu>
        </div>
      </div>
    </header>
  )
}

function HeaderMenu({ group }: { group: MenuGroup }) {
  return (
    <DropDown
      hover
      summary={
        <>
          {group.label}
          <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        </>
      }
      summaryClass={linkLook}
      panelClass="absolute start-0 top-full z-30 mt-1 min-w-64 rounded-card border border-line bg-card p-1.5 shadow-float"
    >
      <ul>
        {group.links.map(({ target, label }, index) => (
          <li key={index}>
            <SiteLink
              to={target}
              className="flex min-h-10 items-center rounded-control px-3 py-1.5 text-ui hover:bg-surface-2 coarse:min-h-11"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </DropDown>
  )
}

function SignInLinks() {
  const t = useT(shellMessages)
  const lang = useLang()
  const person = useRoot()?.person
  return (
    <>
      {person ? (
        <LinkButton to={landingOf(person.type)} variant="quiet">
          {t('toPortal')}
        </LinkButton>
      ) : (
        <LinkButton to={publicPath(lang, '/login')} variant="quiet">
          {t('signIn')}
        </LinkButton>
      )}
      <LinkButton to={publicPath(lang, '/consultant?topic=demo')} variant="primary">
        {t('requestDemo')}
      </LinkButton>
    </>
  )
}

function MobileLinks({ menus }: { menus: readonly MenuGroup[] }) {
  const t = useT(shellMessages)
  return (
    <nav aria-label={t('mainNavigation')} className="mx-auto flex max-w-[40rem] flex-col gap-6 pb-8">
      <div className="flex flex-col gap-3 [&>*]:w-full">
        <SignInLinks />
      </div>
      {menus.map((group, place) => (
        <section key={place}>
          <h2 className="border-b border-line px-1 pb-2 text-caption font-semibold text-ink-2">{group.label}</h2>
          <ul>
            {group.links.map(({ target, label }, index) => (
              <li key={index}>
                <SiteLink
                  to={target}
                  className="flex min-h-12 items-center rounded-control px-1 text-body hover:bg-surface-2"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
