/** A cell and its end: quoted with its quotes doubled when it holds tabs, lines or quotes, else up to the next of them. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** Cells of a spreadsheet's clipboard text: rows by line, cells by tab. */
export function pastedCells(text: string): string[][] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  cellAndEnd.lastIndex = 0
  for (;;) {
    const [, quoted, plain = '', end] = cellAndEnd.exec(clean)!
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') return rows
    if (end === '\n') rows.push([])
  }
}
