import { isHeld } from '#/domain/certification/certificate.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { qrDrawing, qrSquares } from '#/platform/qr.ts'
import { emblemSvg } from './emblem.ts'
import { type PaperFacts, paperWords } from './paper-words.ts'

export type Brand = Awaited<ReturnType<typeof brandingForDocuments>>
/** Public address of the current state; its only content is the random id. */
export const reviewAddress = (publicId: string): string => `${env().origin}/review/${publicId}`

/** Everything printed, as one value: equal values give identical documents. */
export const planPaper = (facts: PaperFacts, credential: string | null, brand: Brand) => ({
  words: {
    ...paperWords(facts, reviewAddress(facts.publicId), brand.companyName),
    company: brand.companyName,
    tagline: brand.tagline,
    nameBeside: !brand.logoHasName,
    hasCredential: credential !== null,
  },
  credential,
})
export type PaperPlan = ReturnType<typeof planPaper>

export const filesOf = ({ level, state, publicId }: PaperFacts, credential: string | null, brand: Brand) => ({
  ...brand.files,
  '/emblem.svg': Buffer.from(emblemSvg(level, isHeld(state))),
  '/qr.svg': Buffer.from(qrDrawing(qrSquares(reviewAddress(publicId), 4))),
  ...(credential !== null && { '/credential.jwt': Buffer.from(credential) }),
})

/**
 * Renders the document. With its signed credential embedded it is PDF/A-3a, verifiable by the published keys alone;
 * without one PDF/A-2a, which allows no attachments.
 */
export const setPaper = (facts: PaperFacts, { words, credential }: PaperPlan, brand: Brand) =>
  renderPdf({
    template: 'certificate',
    lang: 'en',
    standard: credential === null ? 'a-2a' : 'a-3a',
    data: words,
    files: filesOf(facts, credential, brand),
  })
