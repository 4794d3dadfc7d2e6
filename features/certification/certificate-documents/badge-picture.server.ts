import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { brandingForDocuments } from '#/features/brand/branding/draw-mark.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { renderPng } from '#/platform/documents.server.ts'
import { emblemSvg, metals } from './emblem.ts'
import { once } from './once.ts'

const pictures = once<Buffer>(12)

/** Two names share the line under the emblem: long ones get a smaller font. */
const nameSize = (name: string): number => (name.length > 26 ? 8 : name.length > 15 ? 10 : 12.5)

/** Picture of a level, 512 by 512, without data of any certificate. */
export async function badgePicture(level: CertificateLevel): Promise<Buffer> {
  const { companyName, version } = await brandingForDocuments()
  const data = {
    title: certificateWords[`level_${level}`].en,
    level: certificateWords[`level_${level}`],
    company: companyName,
    nameSize: { en: nameSize(companyName.en), ar: nameSize(companyName.ar) },
    ribbon: metals[level].edge,
  }
  const files = { '/emblem.svg': Buffer.from(emblemSvg(level)) }
  return pictures(`${version} ${JSON.stringify(data)}`, () =>
    renderPng({ template: 'badge', lang: 'en', width: 512, files, data }),
  )
}
