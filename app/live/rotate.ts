const reduced = '(prefers-reduced-motion: reduce)'
/** Minimum sideways movement of a swipe, in pixels. */
const leastSwipePx = 40

type Parts = { slides: HTMLElement[]; dots: HTMLElement[]; toggle: HTMLElement | null; stage: HTMLElement | null }
const partsOf = (region: HTMLElement): Parts => ({
  slides: [...region.querySelectorAll<HTMLElement>('[data-slide]')],
  dots: [...region.querySelectorAll<HTMLElement>('[data-dot]')],
  toggle: region.querySelector<HTMLElement>('[data-act=toggle]'),
  stage: region.querySelector<HTMLElement>('[data-stage]'),
})

/**
 * Rotates slides. Pauses on hover, focus inside, a hidden tab or reduced motion; stops after a slide was chosen or
 * touched, or pause pressed, until play is pressed. Works on server-rendered HTML, with or without React; idempotent.
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
  /** Schedules the next slide unless paused. */
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
    // why: the play button is hovered and focused when pressed; neither may pause
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

/** Turns swipes into next and previous, in reading direction. */
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
