import { checkSignature, type PublishedKey } from '#/features/certification/verification/check-signature.ts'
import type { ShownFacts } from '#/features/certification/verification/shown-facts.ts'

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Shows the one of several sentences, written by the server in the page's language, that is true now. */
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
  // why: browsers give cryptography only to pages that came by a safe way
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

/** The browser found what the server did not say: the page takes its first sentence back. */
function mistrust(): void {
  const instead = $('[data-state-unverified]')
  if (!instead) return
  for (const banner of document.querySelectorAll<HTMLElement>('[data-state]')) banner.hidden = true
  instead.hidden = false
}

/** The browser's own look at the signature: once by itself, and again whenever somebody asks. */
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
    // why: who closes the sheet of the device has decided; nothing is to be said
    share.addEventListener('click', () => {
      void navigator.share({ title: share.dataset['share'] ?? '', url: address }).catch(() => {})
    })
  }
}

/** How long somebody took to write, for the forms that tell programs from people by it. */
function watchForms(): void {
  document.addEventListener('formdata', ({ formData }) => {
    if (formData.has('took')) formData.set('took', String(Math.round(performance.now())))
  })
}

/** The address bar shows the genuine address and nothing behind it: a check of a number on another page leaves its fragment there. */
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
