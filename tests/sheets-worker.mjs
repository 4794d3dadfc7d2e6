// Runs a function of an Apps Script over stand-ins of Google's services. Its calls are answered by the test.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'

const { port, flag, called, sheets, properties, script } = workerData
const signal = new Int32Array(flag)

function fetchAndWait(address, options) {
  const { method, headers, payload, contentType } = options
  const sent = contentType ? { ...headers, 'content-type': contentType } : { ...headers }
  port.postMessage({ address, options: { method, headers: sent, ...(payload && { payload }) } })
  Atomics.wait(signal, 0, 0)
  Atomics.store(signal, 0, 0)
  const answer = receiveMessageOnPort(port).message
  return {
    getResponseCode: () => answer.status,
    getContentText: () => answer.text,
    getHeaders: () => answer.headers,
  }
}

const sheetOf = (name) => ({
  clearContents: () => void sheets[name].splice(0),
  getDataRange: () => ({ getValues: () => sheets[name].map((row) => [...row]) }),
  getRange: (row, column, rows = 1, columns = 1) => ({
    setValue: (value) => void (sheets[name][row - 1][column - 1] = value),
    setValues: (values) => {
      if (values.length !== rows || values.some((one) => one.length !== columns))
        throw new Error('The number of rows or columns in the data does not match the range')
      values.forEach((one, at) => {
        const cells = (sheets[name][row - 1 + at] ??= [])
        one.forEach((value, next) => (cells[column - 1 + next] = value))
      })
    },
  }),
})

const context = createContext({
  UrlFetchApp: { fetch: fetchAndWait },
  Utilities: { sleep: () => {}, getUuid: randomUUID },
  PropertiesService: { getScriptProperties: () => ({ getProperty: (name) => properties[name] ?? null }) },
  SpreadsheetApp: {
    flush: () => {},
    getActiveSpreadsheet: () => ({
      getSheetByName: (name) => (sheets[name] ? sheetOf(name) : null),
      insertSheet: (name) => ((sheets[name] = []), sheetOf(name)),
    }),
  },
})
runInContext(readFileSync(script, 'utf8'), context)
runInContext(`${called}()`, context)
parentPort.postMessage(sheets, [])
