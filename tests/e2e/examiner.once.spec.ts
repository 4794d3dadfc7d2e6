import { expect, expectNoAxeViolations, test } from './support.ts'

const sound = '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>{}</main></html>'

// What every journey trusts: the examiner finds what is wrong on a page and in the frames within it, and nothing where nothing is.
test('the examiner of pages finds what is wrong', async ({ page }) => {
  await page.setContent(sound.replace('{}', '<p>Text</p>'))
  await expectNoAxeViolations(page)
  for (const [fault, rule] of [
    ['<img src="/x.png">', 'image-alt'],
    ['<p style="color:#aaa;background:#fff">pale</p>', 'color-contrast'],
    [
      `<iframe title="frame" srcdoc="<html lang='en'><title>x</title><button></button></html>"></iframe>`,
      'button-name',
    ],
  ] as const) {
    await page.setContent(sound.replace('{}', fault))
    await expect(expectNoAxeViolations(page), fault).rejects.toThrow(rule)
  }
})
