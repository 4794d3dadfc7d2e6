/** Text of itqan-sheets.gs, written by `npm run recipe-code`. */
export const itqanSheets = `// Itqan in Google Sheets: Extensions > Apps Script. The key is a script property, so that it is in no cell.
// Project settings > Script properties: ITQAN_ORIGIN (https://...) and ITQAN_API_KEY.

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Itqan')
    .addItem('Refresh reports', 'refreshReports')
    .addItem('Order visits', 'orderVisits')
    .addToUi()
}

// One call. Waits when the limit is reached, and answers the status with the body.
function callItqan_(path, body, idempotencyKey) {
  const settings = PropertiesService.getScriptProperties()
  const headers = { Authorization: 'Bearer ' + settings.getProperty('ITQAN_API_KEY') }
  const options = { method: 'get', headers: headers, muteHttpExceptions: true }
  if (body) {
    headers['Idempotency-Key'] = idempotencyKey
    options.method = 'post'
    options.contentType = 'application/json'
    options.payload = JSON.stringify(body)
  }
  for (let attempt = 1; ; attempt++) {
    const answer = UrlFetchApp.fetch(settings.getProperty('ITQAN_ORIGIN') + '/api/v1' + path, options)
    const status = answer.getResponseCode()
    if ((status !== 429 && status < 500) || attempt === 4)
      return { status: status, body: JSON.parse(answer.getContentText()) }
    Utilities.sleep(1000 * Number(answer.getHeaders()['retry-after'] || attempt))
  }
}

// All records of a list, page after page.
function readAll_(path) {
  const rows = []
  let cursor = null
  do {
    const answer = callItqan_(path + '?limit=100' + (cursor ? '&cursor=' + encodeURIComponent(cursor) : ''))
    if (answer.status !== 200) throw new Error(answer.body.code + ': ' + answer.body.title)
    rows.push.apply(rows, answer.body.data)
    cursor = answer.body.next
  } while (cursor)
  return rows
}

// Replaces the sheet "Reports" with all released reports.
function refreshReports() {
  const columns = ['number', 'branch', 'evaluation_type', 'score', 'visited_at', 'released_at']
  const branches = {}
  readAll_('/branches').forEach(function (branch) {
    branches[branch.id] = branch.name
  })
  const rows = readAll_('/reports').map(function (report) {
    return columns.map(function (column) {
      return column === 'branch' ? branches[report.branch_id] || '' : report[column]
    })
  })
  const book = SpreadsheetApp.getActiveSpreadsheet()
  const sheet = book.getSheetByName('Reports') || book.insertSheet('Reports')
  sheet.clearContents()
  sheet.getRange(1, 1, rows.length + 1, columns.length).setValues([columns].concat(rows))
}

// Sheet "Orders": branch id, type, date and time (2026-12-31T13:00:00+03:00), notes | key, request, problem are filled in.
// The key is written before the request is sent: a row that was interrupted is sent again and orders one visit.
function orderVisits() {
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName('Orders')
  const rows = sheet.getDataRange().getValues()
  for (let at = 1; at < rows.length; at++) {
    const row = rows[at]
    if (!row[0] || row[5]) continue
    const key = row[4] || Utilities.getUuid()
    sheet.getRange(at + 1, 5).setValue(key)
    SpreadsheetApp.flush()
    const visitAt = row[2].toISOString ? row[2].toISOString() : row[2]
    const body = { branch_id: row[0], evaluation_type: row[1], scheduled_date: visitAt, notes: row[3] || null }
    const answer = callItqan_('/requests', body, key)
    const isMade = answer.status === 201
    // a refused row gets another key, because it is corrected before it is sent again
    const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 409 && answer.status !== 429
    const told = [isRefused ? '' : key, isMade ? answer.body.id : '', isMade ? '' : answer.body.title]
    sheet.getRange(at + 1, 5, 1, 3).setValues([told])
  }
}`
