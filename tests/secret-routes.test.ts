import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { loggedPath, withoutSecrets } from '#/domain/secret-links.ts'

/** All path parameters. Add a new one here, or name it :token and its page in domain/secret-links.ts. */
const secretParameters = new Set(['token', 'checkout'])
const openParameters = new Set(
  `file kind code list kid level provider purpose role publicId photoId mediaId version place
   pageSlug postSlug serviceSlug citySlug reportSlug checklistSlug roleSlug articleSlug formSlug menuSlug menuId itemId formId pageId postId studyId submissionId questionnaireId
   shopperId clientId requestId reportId auditId waveId programmeId taskId actionId alertId branchId memberId
   bankId certificateId invoiceId unitId paperId complianceId planId payoutId batchId bookingId paymentId emailId mailingId suppressionId settingKey door documentId lang ruleId lineId dutyId recipeId workerId day shift supplierId supplierInvoiceId countId receiptId transferId licenceId quotationId quoteId orderId ingredientId importId webhookId`.split(
    /\s+/,
  ),
)

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return [...(entry.path === undefined ? [] : [path]), ...pathsOf(entry.children ?? [], path)]
  })
const paths = [...new Set(pathsOf(routes))]
const value = 'S3cretS3cretS3cret-S3cret_S3cretS3cretS3cre'
const filled = (path: string) =>
  path.replace(/:(\w+)\??/g, (_, name: string) => (secretParameters.has(name) ? value : 'open'))
const parameters = paths.flatMap((path) => [...path.matchAll(/:(\w+)/g)].map((found) => found[1]!))

test('every parameter of a route is known as a secret or as none', () => {
  const unknown = parameters.filter((name) => !secretParameters.has(name) && !openParameters.has(name))
  expect([...new Set(unknown)]).toEqual([])
})

describe('the log', () => {
  const secret = paths.filter((path) => /:(token|checkout)/.test(path))
  test.each(secret)('hides the secret of %s', (path) => {
    const address = filled(path)
    for (const asked of [
      address,
      `${address}.data`,
      address.toUpperCase(),
      address.replace('/', '//'),
      address.replace(/(?<=\/)([a-z])(?=[a-z]+\/S3)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      address.replace('S3', '%53%33'),
    ])
      expect(loggedPath(asked).toLowerCase(), asked).not.toContain('cret')
  })

  test('shows the address of every other page as it is', () => {
    for (const path of paths.filter((path) => !secret.includes(path)).map(filled)) expect(loggedPath(path)).toBe(path)
  })

  test.each([
    '/reset-password?token=abc',
    '/ar/reset-password?x=1&token=abc&y=2',
    '/payment-success?payment=1&ticket=abc',
    'a sentence with https://itqan.example/shared/abc, and more',
  ])('hides what is secret in %s', (text) => {
    expect(withoutSecrets(text)).not.toContain('abc')
  })

  test.each(['/payment?invoice=1', '/payment-success?payment=1', '/shared', '/calendar/'])('leaves %s', (path) => {
    expect(loggedPath(path)).toBe(path)
  })

  test('takes a path that cannot be decoded', () => {
    expect(loggedPath('/%')).toBe('/%')
    expect(loggedPath('/shared/%E0%A4%A')).toBe('/shared/…')
  })
})
