import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { helpMessages } from '#/messages/site/help.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import type { HelpCard, RichLine } from './help.server.ts'

/** A line of help: names of buttons and pages are heavier than the text around them. */
export function RichText({ line }: { line: RichLine }) {
  return line.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <strong key={index} className="font-semibold">
        {piece.screen}
      </strong>
    ),
  )
}

/** Waits so long after a key before it searches. */
const pauseMs = 250

/** Search of the help: a plain GET form, which also answers while a person types. */
export function HelpSearch({ q = '', live = false }: { q?: string; live?: boolean }) {
  const t = useT(helpMessages)
  const lang = useLang()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current && new FormData(form.current).get('q') !== q)
        void submit(form.current, { replace: true, preventScrollReset: true })
    }, pauseMs)
  }
  return (
    <Form
      ref={form}
      method="get"
      action={publicPath(lang, '/docs')}
      role="search"
      data-can-wait
      onChange={live ? look : undefined}
      className="flex w-full max-w-[40rem] gap-2 print:hidden"
    >
      <div className="min-w-0 flex-1 [--search:44px]">
        <SearchField
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          defaultValue={q}
          onCleared={() => live && look()}
        />
      </div>
      <Button type="submit" variant="primary">
        {t('searchAction')}
      </Button>
    </Form>
  )
}

/** Articles as ruled rows: the question is the link, the short answer below it. */
export function HelpList({ articles, heading }: { articles: readonly HelpCard[]; heading: 'h2' | 'h3' }) {
  const lang = useLang()
  const Heading = heading
  return (
    <ul className="border-t border-line">
      {articles.map(({ path, title, lead }) => (
        <li key={path} className="border-b border-line py-4">
          <Heading className="text-body-lg font-semibold">
            <Link
              to={publicPath(lang, path)}
              className="inline-flex min-h-8 items-center hover:underline coarse:min-h-11"
            >
              {title}
            </Link>
          </Heading>
          <p className="prose-width mt-1 text-body text-ink-2">{lead}</p>
        </li>
      ))}
    </ul>
  )
}

/** The way to a person, at the end of every page of the help. */
export function StillStuck() {
  const t = useT(helpMessages)
  const lang = useLang()
  return (
    <section aria-labelledby="stuck-title" className="border-t border-paper-line bg-paper print:hidden">
      <div className="site-wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-10 md:py-12">
        <div>
          <h2 id="stuck-title" className="text-h3 font-semibold">
            {t('stuck')}
          </h2>
          <p className="prose-width mt-1 text-body text-ink-2">{t('stuckText')}</p>
        </div>
        <LinkButton to={publicPath(lang, '/contact')} size="large" full="phone">
          {t('write')}
        </LinkButton>
      </div>
    </section>
  )
}
