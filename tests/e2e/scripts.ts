import type { CDPSession, Page } from '@playwright/test'

const switches = new WeakMap<Page, CDPSession>()

/**
 * Disables scripts from the page's next navigation. Unlike Playwright's `javaScriptEnabled: false` it can be lifted for
 * axe (`withScripts`), which needs timers.
 */
export async function takeScriptsFrom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  switches.set(page, session)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
}

/** Runs work that needs scripts on a page without; the page's own scripts do not start. */
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
