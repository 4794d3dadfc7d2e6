import type { Locator } from '@playwright/test'

/**
 * Presses a button twice before the page can answer. why: the second press of a mouse double click may hit another
 * element after a fast answer.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
