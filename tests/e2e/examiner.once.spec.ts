import { expect, expectNoAxeViolations, hydrated, test } from './support.ts'

const html = (body: string, head = '') =>
  `<!doctype html><html lang="en"><title>Page</title>${head}<main><h1>Page</h1>${body}</main></html>`

// Tests the examiner itself: it finds faults on a page and in its frames, and none where there are none.
test('the examiner of pages finds what is wrong', async ({ page }) => {
  const show = async (body: string) => {
    await page.route('**/examined', (route) => route.fulfill({ contentType: 'text/html', body: html(body) }))
    await page.goto('/examined')
  }
  await page.route('**/framed', (route) => route.fulfill({ contentType: 'text/html', body: html('<button></button>') }))
  await show('<p>Text</p>')
  await expectNoAxeViolations(page)
  for (const [fault, rule] of [
    ['<img src="/x.png">', 'image-alt'],
    ['<p style="color:#aaa;background:#fff">pale</p>', 'color-contrast'],
    ['<iframe title="frame" src="/framed"></iframe>', 'button-name'],
  ] as const) {
    await show(fault)
    await expect(expectNoAxeViolations(page), fault).rejects.toThrow(rule)
  }
})

// Tests that identical frames and rows are examined once, and again after any difference.
test('the examiner leaves out what it has examined, and nothing that is built otherwise', async ({ page }) => {
  const complaintOf = async (body: string, head: string) => {
    await page.route('**/examined', (route) => route.fulfill({ contentType: 'text/html', body: html(body, head) }))
    await page.goto('/examined')
    return expectNoAxeViolations(page).then(
      () => '',
      (error: Error) => error.message,
    )
  }
  const pale = 'style="color:#aaa;background:#fff"'
  const frame = (more: string) => `<header><a href="/">Home</a><p ${more}>Name</p></header>`
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const button = '<button>Open</button>'
  for (let times = 0; times < 2; times++) expect(await complaintOf('', frame(''))).toBe('')
  expect(await complaintOf('', frame(pale))).toContain('color-contrast')
  expect(await complaintOf('', frame(pale)), 'what is wrong stays wrong').toContain('color-contrast')
  const alike = await complaintOf(list(Array.from({ length: 6 }, () => `<p ${pale}>Words</p>`)), frame(''))
  expect(alike.split('>Words<').length - 1).toBe(3)
  expect(
    await complaintOf(list([...Array.from({ length: 6 }, () => button), '<button></button>']), frame('')),
  ).toContain('button-name')
})

// axe's test for icon fonts mistakes joined Arabic letters for icons and skips their contrast.
test('the examiner reads Arabic', async ({ page }) => {
  await page.goto('/ar/about')
  await hydrated(page)
  await expectNoAxeViolations(page)
  const paragraphs = page.locator('main p:visible')
  const count = await paragraphs.evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.setProperty('color', '#bbb', 'important')
    return all.length
  })
  const complaint = await expectNoAxeViolations(page).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(complaint.split('<p ').length - 1).toBeGreaterThan(count / 2)
})

test.describe('a page whose scripts are off', () => {
  test.use({ scripts: false })

  test('is examined all the same, and runs none before or after', async ({ page }) => {
    const showsAndRunsNothing = async (body: string) => {
      await page.route('**/examined', (route) => route.fulfill({ contentType: 'text/html', body: html(body) }))
      await page.goto('/examined')
      await expect(page.locator('h1')).toHaveText('Page')
    }
    const script = '<script>document.querySelector("h1").textContent = "A script ran"</script>'
    await showsAndRunsNothing(`<p>Text</p>${script}`)
    await expectNoAxeViolations(page)
    await showsAndRunsNothing(`<p style="color:#aaa;background:#fff">pale</p>${script}`)
    await expect(expectNoAxeViolations(page)).rejects.toThrow('color-contrast')
    await showsAndRunsNothing(script)
  })
})
