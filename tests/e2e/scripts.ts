import type { CDPSession, Page } from '@playwright/test'

const switches = new WeakMap<Page, CDPSession>()

/**
 * From its next address on the page runs no scripts. Unlike Playwright's `javaScriptEnabled: false`, which nothing lifts, this lets the
 * examiner look at the page (`withScripts`), because axe waits by timers.
 */
export async function takeScriptsFrom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  switches.set(page, session)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
}

/** Does something that needs scripts on a page that may have been left without; the page's own do not begin to run by it. */
export async function withScripts<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = switches.get(page)
  if (!session) return work()
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  }
}
