import { checkSignature, type PublishedKey } from '#/features/certification/verification/check-signature.ts'
import type { ShownFacts } from '#/features/certification/verification/shown-facts.ts'

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Shows one of several server-rendered sentences. */
function say(group: string, which: string): void {
  for (const one of document.querySelectorAll<HTMLElement>(`[data-${group}]`)) one.hidden = one.dataset[group] !== which
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

type Outcome = 'browserOk' | 'not-ours' | 'differs' | 'unreachable' | 'unable'

async function outcomeOf(facts: ShownFacts): Promise<Outcome> {
  // why: browsers offer cryptography only in secure contexts
  if (!globalThis.crypto?.subtle) return 'unable'
  let token: string
  let keys: PublishedKey[]
  try {
    const [credential, published] = await Promise.all([
      fetched(`/review/${facts.publicId}/credential.jwt`),
      fetched('/.well-known/jwks.json'),
    ])
    token = await credential.text()
    keys = ((await published.json()) as { keys: PublishedKey[] }).keys
  } catch {
    return 'unreachable'
  }
  const check = await checkSignature(token, keys, facts)
  return check.ok ? 'browserOk' : check.why
}

/** Replaces the server's verdict after a failed check in the browser. */
function mistrust(): void {
  const instead = $('[data-state-unverified]')
  if (!instead) return
  for (const banner of document.querySelectorAll<HTMLElement>('[data-state]')) banner.hidden = true
  instead.hidden = false
}

/** Verifies the signature in the browser, once automatically and again on request. */
function watchSignature(): void {
  const box = $('[data-signature]')
  if (!box?.dataset['signature']) return
  const facts = JSON.parse(box.dataset['signature']) as ShownFacts
  const again = $('[data-check-again]')
  const check = async () => {
    say('outcome', 'checking')
    const outcome = await outcomeOf(facts)
    say('outcome', outcome)
    if (outcome === 'not-ours' || outcome === 'differs') mistrust()
    if (again) again.hidden = false
  }
  box.hidden = false
  again?.addEventListener('click', () => void check())
  void check()
}

async function copyAddress(address: string): Promise<void> {
  await navigator.clipboard.writeText(address)
  const said = $('[data-copied]')
  if (said) said.textContent = said.dataset['copied'] ?? ''
}

function watchSharing(): void {
  const copy = $('[data-copy]')
  const address = copy?.dataset['copy']
  if (copy && address && navigator.clipboard) {
    copy.hidden = false
    copy.addEventListener('click', () => void copyAddress(address))
  }
  const share = $('[data-share]')
  if (share && address && navigator.share) {
    share.hidden = false
    // why: closing the device's share sheet is no error
    share.addEventListener('click', () => {
      void navigator.share({ title: share.dataset['share'] ?? '', url: address }).catch(() => {})
    })
  }
}

/** Measures the time spent on a form, for bot detection. */
function watchForms(): void {
  document.addEventListener('formdata', ({ formData }) => {
    if (formData.has('took')) formData.set('took', String(Math.round(performance.now())))
  })
}

/**
 * Removes the fragment left by a check of a number on another page, so that the address bar shows the genuine address.
 */
function tidyAddress(): void {
  const { hash, pathname, search } = location
  if (hash && !document.getElementById(hash.slice(1))) history.replaceState(null, '', pathname + search)
}

function live(): void {
  tidyAddress()
  watchSignature()
  watchSharing()
  watchForms()
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', live)
else live()
