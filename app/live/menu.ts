import { fold } from '#/domain/fold.ts'
import { countHidden, type Filtered, hiddenBy, isFiltering } from '#/domain/kitchen/menu/filter.ts'
import { filterOfAddress } from '#/features/kitchen/menu-page/filter-of-address.ts'
import { hiddenText, statesOf } from '#/features/kitchen/menu-page/words.ts'

/** The public page of a menu in the browser: filters at once, news of what ran out, a copy for the time without a connection. */
const $ = (id: string): HTMLElement | null => document.getElementById(id)
const lang = document.documentElement.lang === 'ar' ? 'ar' : 'en'
const form = document.querySelector<HTMLFormElement>('form')

const textOf = (dish: HTMLElement): string => dish.querySelector('.x')?.textContent ?? ''
const filteredOf = (dish: HTMLElement): Filtered => ({
  words: fold(`${textOf(dish)} ${dish.dataset['w'] ?? ''}`),
  allergens: statesOf(dish.dataset['a'] ?? ''),
  kcal: dish.dataset['k'] === undefined ? null : Number(dish.dataset['k']),
  tags: (dish.dataset['t'] ?? '').split(' '),
})

const askedOf = (): URLSearchParams => {
  const asked = new URLSearchParams()
  if (form)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) asked.append(name, value)
  return asked
}

function apply(): void {
  const filter = filterOfAddress(askedOf())
  const dishes = [...document.querySelectorAll<HTMLElement>('main .d')]
  const facts = dishes.map(filteredOf)
  for (const [index, dish] of dishes.entries()) dish.hidden = hiddenBy(facts[index]!, filter) !== null
  for (const section of document.querySelectorAll<HTMLElement>('main section'))
    section.hidden = !section.querySelector('.d:not([hidden])')
  const counts = countHidden(facts, filter)
  const show = (id: string, isShown: boolean) => {
    const element = $(id)
    if (element) element.hidden = !isShown
  }
  const said = $('n1')
  const text = hiddenText(counts, lang)
  if (said && said.textContent !== text) said.textContent = text
  show('n', isFiltering(filter))
  show('n2', filter.avoid.length > 0)
  show('n3', counts.shown === 0)
  show('cl', isFiltering(filter))
}

function change(): void {
  const asked = askedOf().toString()
  history.replaceState(null, '', location.pathname + (asked ? `?${asked}` : ''))
  apply()
}

/** The form as the address has it: also of a page that the worker kept without its query. */
function fillFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  for (const input of form?.querySelectorAll('input') ?? []) {
    if (input.type === 'search') input.value = asked.get(input.name) ?? ''
    else input.checked = asked.getAll(input.name).includes(input.value)
  }
}

/** Takes over what changed on the server: dishes that ran out or are back, a new publication. */
async function askForNews(): Promise<void> {
  if (document.hidden) return
  try {
    const answer = await fetch(location.pathname, { headers: { 'x-news': '1' }, cache: 'no-cache' })
    if (!answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [now, next] = [document.querySelector('main'), fresh.querySelector('main')]
    const [kept, freshKept] = [$('kept'), fresh.getElementById('kept')]
    if (kept && freshKept) {
      kept.hidden = freshKept.hidden
      kept.textContent = freshKept.textContent
    }
    for (const part of ['header', 'nav']) {
      const [old, own] = [document.querySelector(part), fresh.querySelector(part)]
      if (old && own && old.textContent !== own.textContent) old.replaceChildren(...own.childNodes)
    }
    if (!now || !next) return
    const states = (main: Element) =>
      [...main.querySelectorAll('.d')].map((dish) => `${dish.className}${dish.textContent}`).join('|')
    if (states(now) === states(next)) return
    now.replaceChildren(...next.childNodes)
    apply()
  } catch {
    // without a connection the page stays as it is
  }
}

/** Marks the section that is being read. */
function followSections(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => [link.hash.slice(1), link]),
  )
  const seen = new IntersectionObserver(
    (entries) => {
      const first = entries.find(({ isIntersecting }) => isIntersecting)
      if (!first) return
      for (const [id, link] of links) {
        if (id === first.target.id) {
          link.setAttribute('aria-current', 'true')
          link.parentElement!.scrollTo({ left: link.offsetLeft - 16, behavior: 'instant' })
        } else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-64px 0px -70% 0px' },
  )
  for (const section of document.querySelectorAll('main section')) seen.observe(section)
}

form?.addEventListener('input', change)
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  change()
  document.querySelector('main')?.scrollIntoView()
})
// a chosen limit of energy is taken back by a second press
form?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
  if (target.dataset['on']) {
    target.checked = false
    delete target.dataset['on']
    change()
  } else {
    for (const other of form.querySelectorAll<HTMLInputElement>('[data-on]')) delete other.dataset['on']
    target.dataset['on'] = '1'
  }
})
$('cl')?.addEventListener('click', (event) => {
  event.preventDefault()
  history.replaceState(null, '', location.pathname)
  fillFromAddress()
  apply()
})
fillFromAddress()
// the page comes as its address asks, except the one that the worker kept without its query
if (location.search !== '') apply()
followSections()
setInterval(() => void askForNews(), 45_000)
document.addEventListener('visibilitychange', () => void askForNews())
const keepPage = () => {
  void navigator.serviceWorker.register(lang === 'ar' ? '/ar/menu/worker.js' : '/menu/worker.js').catch(() => {})
  // the first visit came before the worker: asked once more through it, the page is kept
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void askForNews(), { once: true })
}
// after the first look at the menu: the copy is for later
if ('serviceWorker' in navigator) addEventListener('load', () => setTimeout(keepPage, 1500))
