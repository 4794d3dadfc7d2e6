import { expect, test } from 'vitest'
import { emptyContent } from './formats.ts'
import { csvRows, exportCsv, importCsv, mostImported } from './importers.ts'

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa,b\n"1,""x""\ny",2',
    [
      ['a', 'b'],
      ['1,"x"\ny', '2'],
    ],
  ],
  [
    'a,b\n\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['', []],
])('%j', (text, rows) => expect(csvRows(text)).toEqual(rows))

const login = { ...emptyContent, title: 'Jahez', url: 'https://jahez.example', user: 'olaya', secret: 'a,"b' }

test.each([
  [
    'bitwarden',
    `folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp
,,login,Jahez,,,0,https://jahez.example,olaya,"a,""b",`,
  ],
  [
    '1password',
    'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\nJahez,https://jahez.example,olaya,"a,""b",,,,,',
  ],
  ['lastpass', 'url,username,password,totp,extra,name,grouping,fav\nhttps://jahez.example,olaya,"a,""b",,,Jahez,,0'],
  ['chrome', 'name,url,username,password,note\nJahez,https://jahez.example,olaya,"a,""b",'],
  ['itqan', exportCsv([login])],
])('%s', (source, text) => expect(importCsv(text)).toEqual({ source, rows: [login], skipped: 0 }))

test('what is no link is kept in the notes, and a row without a name is named after its site', () => {
  expect(
    importCsv('name,url,username,password,note\n,android://x@app,u,p,mine\n,https://till.example/in,u,p,'),
  ).toEqual({
    source: 'chrome',
    rows: [
      { ...emptyContent, title: 'u', user: 'u', secret: 'p', notes: 'mine\nandroid://x@app' },
      { ...emptyContent, title: 'till.example', url: 'https://till.example/in', user: 'u', secret: 'p' },
    ],
    skipped: 0,
  })
})

test('a password keeps its spaces', () => {
  expect(importCsv('name,url,username,password\nA,,, p ')).toMatchObject({ rows: [{ secret: ' p ' }] })
})

test.each([
  ['', 'empty'],
  ['a,b\n1,2', 'unknown-file'],
  ['name,url,username,password\n,,,', 'empty'],
  [`name,url,username,password\n${'A,,,p\n'.repeat(mostImported + 1)}`, 'too-many'],
])('refused', (text, problem) => expect(importCsv(text)).toEqual({ problem }))
