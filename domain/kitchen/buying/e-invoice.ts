import { isVatNumber } from '../../digits.ts'
import { type Halalas, parseHalalas } from '../../money.ts'
import { type Day, isDay, riyadhDay } from '../../riyadh-time.ts'
import { tlvValues } from '../../tlv.ts'

/** What an electronic invoice says of itself, by its code or its file. */
export type EInvoice = {
  seller: string
  vatNumber: string
  /** Day of issue in Riyadh; null when its moment is written in a form that is not read. */
  issuedOn: Day | null
  total: Halalas
  vat: Halalas
}

/** Characters of a code: the authority allows 700. */
export const mostQr = 1000

/** Moment of issue: the time of Riyadh, or UTC with a Z, to which a day may begin later in Riyadh. */
export function issueDay(text: string): Day | null {
  const [, day, time, utc] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z)?)?$/.exec(text.trim()) ?? []
  if (!day || !isDay(day)) return null
  if (!utc) return day
  const at = new Date(`${day}T${time}Z`)
  return Number.isNaN(at.getTime()) ? null : riyadhDay(at)
}

/** An amount as a code or a file writes it: digits and up to two decimals; more decimals only where they are zeros. */
export function writtenAmount(text: string): Halalas | null {
  const plain = text.trim().replace(/^(\d+\.\d{2})0+$/, '$1')
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? parseHalalas(plain) : null
}

function bytesOf(code: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(code)) return null
  try {
    return Uint8Array.from(atob(code), (one) => one.codePointAt(0)!)
  } catch {
    return null
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    return null
  }
}

/**
 * Reads the code of a Saudi electronic invoice (base64 of tag, length, value; tags 1 to 5 say who sells, when and for
 * how much). Null for a cut or altered code, and for codes of other kinds. The signature of tags 6 to 9 is not checked.
 */
export function readInvoiceQr(code: string): EInvoice | null {
  const compact = code.replaceAll(/\s/g, '')
  if (compact.length === 0 || compact.length > mostQr) return null
  const bytes = bytesOf(compact)
  const values = bytes && tlvValues(bytes)
  if (!values || values.length < 5 || values.length > 9) return null
  const [seller, vatNumber, issued, totalText, vatText] = values.slice(0, 5).map(textOf)
  if (!seller || !vatNumber || !issued || !totalText || !vatText || !isVatNumber(vatNumber)) return null
  const [total, vat] = [writtenAmount(totalText), writtenAmount(vatText)]
  if (total === null || vat === null || total === 0 || vat > total) return null
  return { seller: seller.slice(0, 300), vatNumber, issuedOn: issueDay(issued), total, vat }
}
