import type { Actor } from '#/domain/actor.ts'
import { type GivenFile, invoicePdf, invoiceXml } from './invoice-pdf.server.ts'

const headersOf = ({ name, bytes }: GivenFile, type: string, isDownload: boolean) => ({
  'content-type': type,
  'content-length': String(bytes.length),
  'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})

// why: browsers show no PDF in a sandbox
const paperPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** PDF of a tax document, shown inline, or downloaded with `?download`. */
export async function sendInvoicePdf(actor: Actor, id: string, params: URLSearchParams): Promise<Response> {
  const file = await invoicePdf(actor, id)
  const headers = headersOf(file, 'application/pdf', params.has('download'))
  return new Response(file.bytes, {
    headers: { ...headers, 'content-language': 'ar, en', 'content-security-policy': paperPolicy },
  })
}

/** XML of a document, always as a download. */
export async function sendInvoiceXml(actor: Actor, id: string): Promise<Response> {
  const file = await invoiceXml(actor, id)
  return new Response(file.bytes, { headers: headersOf(file, 'application/xml; charset=utf-8', true) })
}
