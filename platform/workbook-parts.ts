import { type Cell, type TypedCell, wallTime } from '#/domain/csv.ts'
import { sar } from '#/domain/money.ts'
import { xmlText } from '#/domain/plain-text.ts'
import { daysBetween } from '#/domain/riyadh-time.ts'

/** Maximum length of a cell's text; longer texts are cut. */
const longestText = 32_767

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const cellText = (text: string): string => xmlText(text.slice(0, longestText))

/** Day zero of spreadsheets. */
const firstDay = '1899-12-30'
const minutesOfDay = 24 * 60

const momentNumber = (moment: string): number => {
  const [day = '', clock = ''] = wallTime(moment).split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return daysBetween(firstDay, day) + (hours * 60 + minutes) / minutesOfDay
}

const typedCell = (place: string, value: TypedCell): string => {
  if ('halalas' in value) return `<c${place} s="3"><v>${sar(value.halalas)}</v></c>`
  return 'day' in value
    ? `<c${place} s="2"><v>${daysBetween(firstDay, value.day)}</v></c>`
    : `<c${place} s="4"><v>${momentNumber(value.moment)}</v></c>`
}

/** Letters of a column by its index: A, B … Z, AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** A cell with its place, such as `r="B7"`. Texts are inline, in which a spreadsheet never reads a formula. */
function cellXml(value: Cell, place: string, style: string): string {
  if (value === null || value === '') return style ? `<c${place}${style}/>` : ''
  if (typeof value === 'number') return `<c${place}${style}><v>${value}</v></c>`
  if (typeof value === 'object') return typedCell(place, value)
  return `<c${place}${style} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`
}

/**
 * A row of a sheet, numbered from 1. why: the places are optional in the standard, but readers such as ExcelJS open no
 * file without them.
 */
export const rowXml = (number: number, cells: readonly Cell[], { isHeading = false } = {}): string => {
  const style = isHeading ? ' s="1"' : ''
  return `<row r="${number}">${cells.map((value, index) => cellXml(value, ` r="${columnName(index)}${number}"`, style)).join('')}</row>`
}

/** Cell styles: 0 plain, 1 bold (heading), 2 day, 3 amount with two decimals, 4 moment. */
const styles = `<styleSheet xmlns="${mainNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`

/** The parts of a workbook beside its sheets, which are at `sheetPath`. */
export function workbookParts(sheetNames: readonly string[]): [path: string, xml: string][] {
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${contentType}.${type}+xml"/>`
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const of = (write: (name: string, index: number) => string) => sheetNames.map(write).join('')
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${of((_, n) => part(sheetPath(n), 'worksheet'))}${part('xl/styles.xml', 'styles')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${mainNamespace}" xmlns:r="${office}"><sheets>${of((name, n) => `<sheet name="${cellText(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${of((_, n) => link(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`))}${link('styles', 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ]
  return parts.map(([path, xml]) => [path, xmlHead + xml])
}
