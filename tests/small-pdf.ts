/** The smallest PDF with one empty page; `mark` makes its bytes differ. */
export function smallPdf(mark = ''): Buffer {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n',
  ]
  let text = `%PDF-1.4\n%${mark.replaceAll(/\s/g, ' ')}\n`
  const offsets = objects.map((object) => {
    const at = Buffer.byteLength(text)
    text += object
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = Buffer.byteLength(text)
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text)
}
