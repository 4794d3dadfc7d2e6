import { renderToStaticMarkup } from 'react-dom/server'
import { fold } from '#/domain/fold.ts'
import { allergens } from '#/domain/kitchen/book.ts'
import { dishesOf, limitsOf, type MenuDish, menuTags } from '#/domain/kitchen/menu/content.ts'
import { countHidden, type Filtered, hiddenBy, isFiltering, type MenuFilter } from '#/domain/kitchen/menu/filter.ts'
import { openState } from '#/domain/kitchen/menu/open-now.ts'
import { formatDate, formatTime } from '#/domain/riyadh-time.ts'
import { directionOf, type Lang, otherLang, translator } from '#/domain/text.ts'
import { menuAllergenMessages, menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import { Dish } from './dish.tsx'
import { energyLimits } from './filter-of-address.ts'
import { MenuDrawings, MenuIcon } from './icons.tsx'
import { menuJsonLd } from './json-ld.ts'
import type { ShownMenu } from './shown-menu.ts'
import { menuStyle } from './style.ts'
import { hiddenText } from './words.ts'

export type PageOf = {
  menu: ShownMenu
  lang: Lang
  filter: MenuFilter
  at: Date
  origin: string
  /** Path without the language, such as /menu/saffron; null in a preview. */
  path: string | null
  /** Address of the same page in the other language. */
  twin: string
  script: string | null
}

/** Each language by its own name. */
const nameOf: Record<Lang, string> = { en: 'English', ar: 'العربية' }

/** Whether the branch is open, as a line under the name. Empty without a branch or with unknown hours. */
export function openText({ branch }: ShownMenu, lang: Lang, at: Date): string {
  const t = translator(lang, menuPageMessages)
  const state = branch && openState(branch.hours, at)
  if (!state) return ''
  if (state.isOpen) return t('openUntil', { time: formatTime(state.until, lang) })
  return state.from ? t('opensAt', { time: formatTime(state.from, lang) }) : t('closed')
}

const filteredOf = ({ names, text, allergens: states, kcal, tags }: MenuDish): Filtered => ({
  words: fold([names.en, names.ar, text.en, text.ar].filter(Boolean).join(' ')),
  allergens: states,
  kcal,
  tags,
})

function Filters({ filter, lang, path }: { filter: MenuFilter; lang: Lang; path: string | null }) {
  const t = translator(lang, menuPageMessages)
  const word = translator(lang, menuAllergenMessages)
  const isOpen = filter.avoid.length > 0 || filter.below !== null || filter.tags.length > 0
  return (
    <form id="f" method="get" role="search">
      <label className="q">
        <MenuIcon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={filter.words}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={60}
          autoComplete="off"
        />
      </label>
      <details open={isOpen}>
        <summary>
          <MenuIcon name="filter" />
          {t('filter')}
        </summary>
        <fieldset>
          <legend>{t('without')}</legend>
          <div className="ch">
            {allergens.map((group) => (
              <label key={group}>
                <input type="checkbox" name="avoid" value={group} defaultChecked={filter.avoid.includes(group)} />
                <span>{word(group)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('below')}</legend>
          <div className="ch">
            {energyLimits.map((limit) => (
              <label key={limit}>
                <input type="radio" name="kcal" value={limit} defaultChecked={filter.below === limit} />
                <span>{t('kcal', { amount: String(limit) })}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('only')}</legend>
          <div className="ch">
            {menuTags.map((tag) => (
              <label key={tag}>
                <input type="checkbox" name="tag" value={tag} defaultChecked={filter.tags.includes(tag)} />
                <span>{t(`tag_${tag}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="go">
          <button>{t('show')}</button>
          <a id="cl" href={path ?? '?'} hidden={!isFiltering(filter)}>
            {t('clear')}
          </a>
        </p>
      </details>
    </form>
  )
}

function Foot({ menu: { content, publishedAt }, lang }: { menu: ShownMenu; lang: Lang }) {
  const t = translator(lang, menuPageMessages)
  const note = content.note[lang] ?? content.note.ar ?? content.note.en
  return (
    <footer>
      <p>
        <b>{t('vat')}</b>
      </p>
      {note && <p>{note}</p>}
      <p>{t('dailyEnergy', { amount: content.dailyEnergy })}</p>
      <p>{t('saltAndCaffeine', limitsOf(content))}</p>
      <p>{t('updated', { day: formatDate(publishedAt, lang) })}</p>
    </footer>
  )
}

function Sections({ menu, lang, filter }: { menu: ShownMenu; lang: Lang; filter: MenuFilter }) {
  const { content, branch, soldOut } = menu
  return content.sections.map(({ id, names, dishes }) => {
    const shown = dishes.map((dish) => hiddenBy(filteredOf(dish), filter) === null)
    return (
      <section key={id} id={`s-${id.slice(-8)}`} hidden={!shown.includes(true)}>
        <h2>{names[lang]}</h2>
        <ul>
          {dishes.map((dish, index) => (
            <Dish
              key={dish.recipeId}
              dish={dish}
              lang={lang}
              branchId={branch?.id ?? null}
              isOut={soldOut.has(dish.recipeId)}
              isHidden={!shown[index]}
            />
          ))}
        </ul>
      </section>
    )
  })
}

/** Said after a filter: what it hides and why, unknown included. */
function Found({ menu, filter, lang }: { menu: ShownMenu; filter: MenuFilter; lang: Lang }) {
  const t = translator(lang, menuPageMessages)
  const dishes = dishesOf(menu.content)
  const counts = countHidden(dishes.map(filteredOf), filter)
  return (
    <div id="n" className="note" role="status" hidden={!isFiltering(filter)}>
      <p id="n1">{hiddenText(counts, lang)}</p>
      <p id="n2" hidden={filter.avoid.length === 0}>
        {t('oneKitchen')}
      </p>
      <p id="n3" hidden={counts.shown > 0}>
        {t('noneFound')}
      </p>
    </div>
  )
}

function Body({ menu, lang, filter, at, path, twin }: PageOf) {
  const t = translator(lang, menuPageMessages)
  const { content, company, branch, branches } = menu
  const other = otherLang(lang)
  const under = [branch?.names[lang], openText(menu, lang, at)].filter(Boolean).join(' · ')
  return (
    <body data-narrow={path === null ? '' : undefined}>
      <MenuDrawings />
      {path === null && <p className="note">{t('preview')}</p>}
      <p id="kept" className="note" hidden>
        {t('asOf', { time: '%time%' })}
      </p>
      <header>
        <h1>
          {content.logo && <img src={`/menu/photos/${content.logo}?w=320`} alt="" width="48" height="48" />}
          {company[lang]}
        </h1>
        <a href={twin} lang={other} hrefLang={other}>
          {nameOf[other]}
        </a>
        {under && <p>{under}</p>}
        {content.names[lang] !== company[lang] && <p>{content.names[lang]}</p>}
      </header>
      {branches.length > 0 && (
        <p className="br">
          {branches.map(({ slug, names }) => (
            <a key={slug} href={lang === 'ar' ? `/ar/menu/${slug}` : `/menu/${slug}`}>
              {names[lang]}
            </a>
          ))}
        </p>
      )}
      <Filters filter={filter} lang={lang} path={path && (lang === 'ar' ? `/ar${path}` : path)} />
      <nav aria-label={t('sections')}>
        {content.sections.map(({ id, names }) => (
          <a key={id} href={`#s-${id.slice(-8)}`}>
            {names[lang]}
          </a>
        ))}
      </nav>
      <main id="m">
        <Found menu={menu} filter={filter} lang={lang} />
        <Sections menu={menu} lang={lang} filter={filter} />
        {content.sections.length === 0 && <p className="note">{t('empty')}</p>}
      </main>
      <Foot menu={menu} lang={lang} />
    </body>
  )
}

/** The whole document. Scripts and styles are inside, so that it opens without a connection as it was. */
export function menuPage(page: PageOf): string {
  const { menu, lang, origin, path, script } = page
  const t = translator(lang, menuPageMessages)
  const name = menu.branch ? `${menu.company[lang]}, ${menu.branch.names[lang]}` : menu.company[lang]
  const title = t('menuOf', { name })
  const html = renderToStaticMarkup(
    <html lang={lang} dir={directionOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={t('description', { name })} />
        {path === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={`${origin}${lang === 'ar' ? '/ar' : ''}${path}`} />
            <link rel="alternate" hrefLang="en" href={origin + path} />
            <link rel="alternate" hrefLang="ar" href={`${origin}/ar${path}`} />
          </>
        )}
        <style dangerouslySetInnerHTML={{ __html: menuStyle }} />
        {path !== null && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: menuJsonLd(menu, lang) }} />
        )}
      </head>
      <Body {...page} />
    </html>,
  )
  // why at the end: the page is readable before it
  return `<!DOCTYPE html>${script ? html.replace('</body>', () => `<script>${script}</script></body>`) : html}`
}
