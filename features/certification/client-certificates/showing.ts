import { badgeSize } from '#/features/certification/certificate-documents/badge-size.ts'
import type { Lang } from '#/domain/text.ts'

/** Public verification address in a language. */
export const checkAddress = (origin: string, publicId: string, lang: Lang): string =>
  `${origin}${lang === 'ar' ? '/ar' : ''}/review/${publicId}`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign]!)

type Shown = { origin: string; publicId: string; lang: Lang; alt: string }

/** HTML to embed: a live picture linked to the verification. No script, no cookie. */
export const embedCode = ({ origin, publicId, lang, alt }: Shown): string =>
  `<a href="${checkAddress(origin, publicId, lang)}" target="_blank" rel="noopener"><img src="${origin}/review/${publicId}/badge.svg?lang=${lang}" width="${badgeSize.width}" height="${badgeSize.height}" alt="${escaped(alt)}" loading="lazy"></a>`
