import { riyadhDay } from '#/domain/riyadh-time.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { qrDrawing, secretQrSquares } from '#/platform/qr.ts'
import { fileName, type Paper } from './paper.ts'
import { clockOf, paperWords } from './paper-words.ts'

/** Minimum side of a readable QR code in millimetres; a module must not get smaller than a printer sets cleanly. */
const leastMm = 34
const mmPerSquare = 0.38
const quiet = 4

/** File name of a document without extension. Drafts have no number yet. */
export const namedFile = ({
  issued,
  seller,
}: Pick<Paper, 'seller'> & { issued: { number: string; at: Date } | null }) =>
  issued ? fileName(seller?.vatNumber ?? '', `${riyadhDay(issued.at)}T${clockOf(issued.at)}`, issued.number) : 'draft'

/** Input of the template: texts, images and the embedded file. */
export async function planPaper(paper: Paper) {
  const { companyName, letterhead, files } = await brandingForDocuments()
  const squares = paper.issued ? secretQrSquares(paper.issued.qr, quiet) : null
  return {
    data: {
      ...paperWords(paper, namedFile(paper)),
      ...letterhead,
      company: companyName.en,
      name: companyName,
      qrSize: squares ? Math.max(leastMm, squares.length * mmPerSquare) : 0,
    },
    files: {
      ...files,
      ...(squares && { '/qr.svg': Buffer.from(qrDrawing(squares)) }),
      ...(paper.issued && { '/invoice.xml': Buffer.from(paper.issued.xml) }),
    },
  }
}

/** Typesets a tax document. Issued: accessible PDF/A-3a with the embedded XML; draft: PDF/A-2a without it. */
export const setPaper = async (paper: Paper) =>
  renderPdf({ template: 'invoice', lang: 'en', standard: paper.issued ? 'a-3a' : 'a-2a', ...(await planPaper(paper)) })
