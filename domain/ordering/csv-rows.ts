/** The sign between the cells: spreadsheets of different countries write commas, semicolons or tabs. */
const separatorOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((sign) => [first.split(sign).length, sign] as const)
  return counts.sort(([a], [b]) => b - a)[0]?.[1] ?? ','
}

/** The rows of a CSV file: quoted cells may hold separators, quotes and line breaks. Empty lines are left out. */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}
