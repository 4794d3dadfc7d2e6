import { Link } from 'react-router'
import { landingOf } from '#/domain/actor.ts'
import { errorMessages } from '#/messages/errors.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRoot } from './use-root.ts'
import { BrandMark } from './brand-mark.tsx'
import { type Problem, problemOf } from './problem.ts'

const helps: Partial<
  Record<Problem, 'notFoundHelp' | 'notAllowedHelp' | 'tooLargeHelp' | 'unexpectedHelp' | 'refusedHelp' | 'offlineHelp'>
> = {
  'not-found': 'notFoundHelp',
  'not-allowed': 'notAllowedHelp',
  'too-large': 'tooLargeHelp',
  unexpected: 'unexpectedHelp',
  refused: 'refusedHelp',
  offline: 'offlineHelp',
}
const worthRetrying = new Set<Problem>(['unexpected', 'offline', 'refused', 'too-many-attempts', 'changed-meanwhile'])

/** Error with the next steps; the same inside a frame and on its own page. */
export function ProblemNotice({ error }: { error: unknown }) {
  const t = useT(shellMessages)
  const told = useT(errorMessages)
  const lang = useLang()
  const root = useRoot()
  const problem = problemOf(error)
  const title = problem === 'offline' || problem === 'refused' ? t(problem) : told(problem)
  const help = helps[problem]
  const company = root?.branding.companyName[lang]
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-5 py-12 md:py-20">
      <title>{company ? `${title} · ${company}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      {help && <p className="text-body text-ink-2">{t(help)}</p>}
      {problem === 'not-found' && !root?.person && <UsefulLinks />}
      <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
        {worthRetrying.has(problem) && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('retry')}
          </Button>
        )}
        {root?.person ? (
          <LinkButton to={landingOf(root.person.type)}>{t('goDashboard')}</LinkButton>
        ) : (
          <LinkButton to={publicPath(lang, '/')}>{t('goHome')}</LinkButton>
        )}
      </div>
      {root && problem !== 'offline' && (
        <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
          <span>{t('requestNumber')}</span>
          <code dir="ltr">{root.requestId}</code>
        </p>
      )}
    </div>
  )
}

const publicHelp = [
  { to: '/services', label: 'services' },
  { to: '/plans', label: 'plans' },
  { to: '/contact', label: 'contact' },
  { to: '/login', label: 'signIn' },
] as const

/** Suggestions for lost visitors. Portals have their side bar. */
function UsefulLinks() {
  const t = useT(shellMessages)
  const lang = useLang()
  return (
    <nav aria-label={t('usefulLinks')}>
      <ul className="flex list-disc flex-col gap-1 ps-6 text-body">
        {publicHelp.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={publicPath(lang, to)}
              className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Error page outside of any frame. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="border-b border-line bg-card px-4 py-2 md:px-6">
        <BrandMark to="home" />
      </header>
      <main id="main" className="flex-1 px-4 md:px-6">
        <ProblemNotice error={error} />
      </main>
    </div>
  )
}
