const reduced = '(prefers-reduced-motion: reduce)'
/** A finger that moves this far sideways means another slide. */
const leastSwipePx = 40

type Parts = { slides: HTMLElement[]; dots: HTMLElement[]; toggle: HTMLElement | null; stage: HTMLElement | null }
const partsOf = (region: HTMLElement): Parts => ({
  slides: [...region.querySelectorAll<HTMLElement>('[data-slide]')],
  dots: [...region.querySelectorAll<HTMLElement>('[data-dot]')],
  toggle: region.querySelector<HTMLElement>('[data-act=toggle]'),
  stage: region.querySelector<HTMLElement>('[data-stage]'),
})

/**
 * Slides that change by themselves, and everything that stops them: a mouse over them, the focus inside, a hidden tab, reduced motion;
 * and for good once somebody chose a slide, touched one or pressed pause. Pressing play starts them again. Works on what the server
 * drew, with React or before it; doing it twice changes nothing.
 */
export function rotate(region: HTMLElement): void {
  const { slides, dots, toggle, stage } = partsOf(region)
  const everyMs = Number(region.dataset['rotates'])
  if (region.dataset['live'] || slides.length < 2 || !stage || !(everyMs > 0)) return
  region.dataset['live'] = 'true'
  const calm = matchMedia(reduced)
  let index = 0
  let wish: boolean | null = null
  let hovered = false
  let focused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isPlaying = () => wish ?? !calm.matches

  function show(next: number) {
    index = (next + slides.length) % slides.length
    for (const [place, slide] of slides.entries()) {
      slide.inert = place !== index
      slide.toggleAttribute('data-away', place !== index)
    }
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    settle()
  }
  /** Moves on after a while, unless something holds the slides just now. */
  function settle() {
    clearTimeout(timer)
    if (!region.isConnected) return stopListening()
    const playing = isPlaying()
    const moving = playing && !hovered && !focused && !document.hidden
    region.dataset['playing'] = String(playing)
    stage!.setAttribute('aria-live', moving ? 'off' : 'polite')
    toggle?.setAttribute('aria-label', (playing ? toggle.dataset['pause'] : toggle.dataset['play']) ?? '')
    if (moving) timer = setTimeout(() => show(index + 1), everyMs)
  }
  function choose(next: number) {
    wish = false
    show(next)
  }
  function press(act: string | undefined) {
    if (act === 'previous') return choose(index - 1)
    if (act === 'next') return choose(index + 1)
    wish = !isPlaying()
    // why: who presses play is pointing at the button and has its focus; neither may hold what they asked for
    hovered = false
    focused = false
    settle()
  }
  function stopListening() {
    calm.removeEventListener('change', settle)
    document.removeEventListener('visibilitychange', settle)
  }

  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-act]')
    if (button) return press(button.dataset['act'])
    const dot = dots.findIndex((one) => one.contains(target))
    if (dot >= 0) choose(dot)
  })
  region.addEventListener('keydown', (event) => {
    const dot = dots.findIndex((one) => one === event.target)
    if (dot < 0 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(region).direction !== 'rtl')
    choose(dot + (forward ? 1 : -1))
    dots[index]?.focus()
  })
  const hold = (change: () => void) => () => {
    change()
    settle()
  }
  region.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') hold(() => (hovered = true))()
  })
  region.addEventListener(
    'pointerleave',
    hold(() => (hovered = false)),
  )
  region.addEventListener(
    'focusin',
    hold(() => (focused = true)),
  )
  region.addEventListener(
    'focusout',
    hold(() => (focused = false)),
  )
  calm.addEventListener('change', settle)
  document.addEventListener('visibilitychange', settle)
  listenForSwipes(
    stage,
    () => hold(() => (wish = false))(),
    (forward) => choose(index + (forward ? 1 : -1)),
  )
  region.querySelector('[data-controls]')?.setAttribute('data-ready', 'true')
  settle()
}

/** Turns a sideways movement of the finger into next and previous, in reading direction. */
function listenForSwipes(stage: HTMLElement, onTouch: () => void, onSwipe: (forward: boolean) => void): void {
  let from: number | null = null
  stage.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    if (pointerType !== 'touch') return
    from = clientX
    onTouch()
  })
  stage.addEventListener('pointerup', ({ clientX }) => {
    if (from === null) return
    const moved = (clientX - from) * (getComputedStyle(stage).direction === 'rtl' ? -1 : 1)
    from = null
    if (Math.abs(moved) >= leastSwipePx) onSwipe(moved < 0)
  })
  stage.addEventListener('pointercancel', () => {
    from = null
  })
}
