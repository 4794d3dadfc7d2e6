import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import type { HeldState, ShownState } from '#/domain/certification/certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { renderPng } from '#/platform/documents.server.ts'
import { emblemSvg, metals } from './emblem.ts'
import { once } from './once.ts'

const pictures = once<Buffer>(12)

/** Two names share the line under the emblem: long ones get a smaller font. */
const nameSize = (name: string): number => (name.length > 26 ? 8 : name.length > 15 ? 10 : 12.5)

type NotGood = Exclude<ShownState, HeldState>
const stateColours: Record<NotGood, string> = { suspended: '#8a5a00', expired: '#4a4a52', revoked: '#b3261e' }

/** Two words share a line: long ones get a smaller font. */
const headSize = (word: string): number => (word.length > 12 ? 12.5 : word.length > 9 ? 15 : 18)

/**
 * Picture of a level, 512 by 512, without data of any certificate. Of one that is not good: in grey, with its state in
 * place of the level.
 */
export async function badgePicture(level: CertificateLevel, state: NotGood | 'good' = 'good'): Promise<Buffer> {
  const { companyName, version } = await brandingForDocuments()
  const head = state === 'good' ? certificateWords[`level_${level}`] : certificateWords[`state_${state}`]
  const data = {
    title: head.en,
    head,
    headSize: { en: headSize(head.en), ar: headSize(head.ar) },
    company: companyName,
    nameSize: { en: nameSize(companyName.en), ar: nameSize(companyName.ar) },
    ribbon: state === 'good' ? metals[level].edge : stateColours[state],
  }
  const files = { '/emblem.svg': Buffer.from(emblemSvg(level, state === 'good')) }
  return pictures(`${version} ${JSON.stringify(data)}`, () =>
    renderPng({ template: 'badge', lang: 'en', width: 512, files, data }),
  )
}
