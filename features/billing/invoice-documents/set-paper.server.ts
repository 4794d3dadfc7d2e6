import { riyadhDay } from '#/domain/riyadh-time.ts'
import { brandingForDocuments } from '#/features/brand/branding/draw-mark.server.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { qrDrawing, secretQrSquares } from '#/platform/qr.ts'
import { fileName, type Paper } from './paper.ts'
import { clockOf, paperWords } from './paper-words.ts'

/** Readers want a square of at least this many millimetres, and none of its dots smaller than a printer sets cleanly. */
const leastMm = 34
const mmPerSquare = 0.38
const quiet = 4

/** The name of a document's files, without their ending. A draft has none of its own yet. */
export const namedFile = ({
  issued,
  seller,
}: Pick<Paper, 'seller'> & { issued: { number: string; at: Date } | null }) =>
  issued ? fileName(seller?.vatNumber ?? '', `${riyadhDay(issued.at)}T${clockOf(issued.at)}`, issued.number) : 'draft'

/** Everything the template reads: words, pictures, and the file that is carried. */
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

/**
 * Sets the paper of a tax document. An issued one is PDF/A-3a, which carries its file and is readable by everybody; a draft, which
 * carries nothing, is PDF/A-2a.
 */
export const setPaper = async (paper: Paper) =>
  renderPdf({ template: 'invoice', lang: 'en', standard: paper.issued ? 'a-3a' : 'a-2a', ...(await planPaper(paper)) })
