import { isHeld, type ShownState } from '#/domain/certification/certificate.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { certificateDocumentMessages } from '#/messages/certification/certificate-documents.ts'

export type Dated = { state: ShownState; stateChangedAt: string; expiresAt: string }

/** Day shown with a state: the end of a valid one, the start of any other. */
export const dayOfState = ({ state, stateChangedAt, expiresAt }: Dated): Date =>
  new Date(isHeld(state) ? expiresAt : stateChangedAt)

/** 'Valid until 5 Mar 2027', 'Revoked on 5 Mar 2026'. */
export const stateSentence = (dated: Dated, lang: Lang): string =>
  translator(lang, certificateDocumentMessages)(`on_${dated.state}`, { date: formatDate(dayOfState(dated), lang) })
