import { cityBeside } from '#/domain/cities.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { certificateDocumentMessages } from '#/messages/certification/certificate-documents.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { renderPng } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { emblemSvg, metals } from './emblem.ts'
import { once } from './once.ts'
import type { PaperFacts } from './paper-words.ts'

const pictures = once<Buffer>(200)
type Shown = Pick<PaperFacts, 'number' | 'holder' | 'branch' | 'city' | 'level'>

/** Picture for sharing, 1200 by 630. Cached by other sites for long, so it omits the state. */
export async function drawCertificate({ number, holder, branch, city, level }: Shown, lang: Lang): Promise<Buffer> {
  const { companyName, logoHasName, files, version } = await brandingForDocuments()
  const word = translator(lang, certificateDocumentMessages)
  const data = {
    title: number,
    heading: word('title'),
    holder,
    branch,
    city: cityBeside(branch, city, lang),
    level: withoutMarks(word('level', { level: certificateWords[`level_${level}`][lang] })),
    number,
    host: new URL(env().origin).host,
    accent: metals[level].edge,
    company: companyName[lang],
    nameBeside: !logoHasName,
  }
  return pictures(JSON.stringify([lang, version, data]), () =>
    renderPng({
      template: 'certificate-card',
      lang,
      width: 1200,
      data,
      files: { ...files, '/emblem.svg': Buffer.from(emblemSvg(level)) },
    }),
  )
}
