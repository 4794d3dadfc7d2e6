import type { MiddlewareHandler } from 'hono'
import { href } from 'react-router'
import { pictureLibrary } from '#/features/site/media/limits.ts'
import { policyReportPath } from './policy-reports.ts'
import { plainPage } from './plain-page.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const uploadPath = href('/freelancer/photos')
/** Files of a dispute, scan and e-invoice of a supplier's invoice, photos of a corrective action or a duty, also by a link: 20 MB plus their form. */
const isAttachment = (path: string): boolean =>
  /^\/client\/(tasks\/(new|[0-9a-f-]{36})|reports\/[^/]+\/disputes|admin-task-tracking\/[0-9a-f-]{36})(\.data)?$/.test(
    path,
  ) ||
  /^\/client\/(field\/action-finish|procurement\/invoices\/new)(\.data)?$/.test(path) ||
  /^(\/ar)?\/action\/[\w-]{43}(\.data)?$/.test(path)
/** A shopper's documents. */
const isPaper = (path: string): boolean => /^\/freelancer\/profile\/documents(\.data)?$/.test(path)
/** Papers of a client's account. */
const isClientPaper = (path: string): boolean => /^\/client\/setup\/papers(\.data)?$/.test(path)
/** Sheet of clients, branches or orders of visits to import, or of sales. */
const isSheet = (path: string): boolean =>
  /^\/(admin\/clients\/(import|[^/]+\/branches\/import)|client\/(branches\/import|recipe-management\/sales|secret-shopper\/order-many))(\.data)?$/.test(
    path,
  )
/** Sheet of ingredients: 10 MB as text of a form. */
const isIngredientSheet = (path: string): boolean =>
  /^\/client\/recipe-management\/ingredients\/import(\.data)?$/.test(path)
/** A photo or a file of a company's daily tools, kitchen and buying, also of a supplier by its link: 10 MB plus its form. */
const isCompanyFile = (path: string): boolean =>
  /^\/client\/field\/(audit-photos|receipt-photos)(\.data)?$/.test(path) ||
  /^\/client\/document-monitoring\/(new|[0-9a-f-]{36})(\.data)?$/.test(path) ||
  /^\/client\/recipe-management\/([0-9a-f-]{36}\/(photos|lab)|menus\/[0-9a-f-]{36}(\/items\/[0-9a-f-]{36})?)(\.data)?$/.test(
    path,
  ) ||
  /^\/client\/procurement\/(suppliers\/[0-9a-f-]{36}|invoices\/[0-9a-f-]{36})(\.data)?$/.test(path) ||
  /^(\/ar)?\/quote\/[\w-]{43}(\.data)?$/.test(path)
/** What a sheet or a phone sends whole: recipes with their steps, reports, audits, counts and deliveries of many lines. */
const isWhole = (path: string): boolean =>
  /^\/client\/recipe-management\/[0-9a-f-]{36}\/draft$/.test(path) ||
  /^\/client\/field\/(saves|audit-saves|count-saves|receipt-posts)$/.test(path)
/** Lines of an import of the API: four million characters, two bytes each in Arabic. */
const isImport = (path: string): boolean => path === '/api/v1/imports'
/** A file of the exchange: 5 MB as base64 in JSON. */
const isExchangeFile = (path: string): boolean => path === '/api/v1/exchange'
/** A bank's answer to a payout batch. */
const isBankAnswer = (path: string): boolean =>
  /^\/admin\/secret-shopper-invoicing\/batches\/[^/]+\/bank-answer(\.data)?$/.test(path)
/** A bank's statement: 16 MB plus its form. */
const isStatement = (path: string): boolean => /^\/admin\/finance\/bank\/upload(\.data)?$/.test(path)
/** Payment page, which accepts the proof of a transfer. */
const isTransfer = (path: string): boolean => /^(\/ar)?\/payment(\/[\w-]{43})?(\.data)?$/.test(path)
const isPhotoUpload = (path: string): boolean =>
  path === uploadPath || path === `${uploadPath}.data` || isPaper(path) || isClientPaper(path)
/** Picture library: files of 10 MB plus their form. */
const isPictureUpload = (path: string): boolean => path === pictureLibrary
/** Sheet of places of branches: 6 MB as text of a form. */
const isPlaces = (path: string): boolean => /^\/admin\/secret-shopper\/places(\.data)?$/.test(path)
/** Document library: a file in each language, of 10 MB each, plus their form. */
const isDocument = (path: string): boolean => /^\/admin\/document-library\/[^/]+(\.data)?$/.test(path)
/** The vault: a change of a key sends every login of a collection, encrypted anew. */
const isVault = (path: string): boolean => /^\/client\/secure-password-vault(\/write)?(\.data)?$/.test(path)
/** Pages, articles and questionnaires: long texts in both languages. */
const isContent = (path: string): boolean => /^\/admin\/(page-builder|forms|questionnaires)[/.]/.test(path)

/** Maximum body size of an address, in bytes. */
export function mostBytesFor(path: string): number {
  if (path === policyReportPath) return 16 * kilobyte
  if (isImport(path) || isExchangeFile(path)) return 10 * megabyte
  if (isPhotoUpload(path) || isPlaces(path)) return 10 * megabyte
  if (isPictureUpload(path) || isTransfer(path) || isCompanyFile(path)) return 11 * megabyte
  if (isDocument(path) || isAttachment(path)) return 21 * megabyte
  if (isBankAnswer(path)) return 3 * megabyte
  if (isStatement(path) || isIngredientSheet(path)) return 17 * megabyte
  return isContent(path) || isSheet(path) || isVault(path) || isWhole(path) ? 2 * megabyte : 100 * kilobyte
}

/** Reads a body of unknown length; null once it exceeds the limit. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Refuses bodies above their address's limit. Bodies with a content length are passed on as they come (the connection
 * delivers no more than announced); others are read here up to the limit.
 */
export const limitsBodies: MiddlewareHandler = async (c, next) => {
  const { raw, path } = c.req
  if (raw.method === 'GET' || raw.method === 'HEAD') return next()
  const most = mostBytesFor(path)
  const announced = raw.headers.get('content-length')
  if (announced !== null && !raw.headers.has('transfer-encoding'))
    return Number(announced) > most ? plainPage(c, 'too-large') : next()
  const body = raw.body ? await readUpTo(raw.body, most) : new Uint8Array()
  if (!body) return plainPage(c, 'too-large')
  c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body })
  return next()
}
