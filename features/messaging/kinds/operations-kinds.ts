import { bell, both, defineKinds, kind, mail, team } from './kind.ts'

const daily = '/client/daily-operations-report/{id}/{on}/{shift}'

const audit = '/client/audits/{audit}'

export const operationsKinds = defineKinds({
  'audit.planned': kind(
    { branch: 'words', day: 'day', audit: 'id' },
    { person: team('audits.do', both('audits', '/client/field/audit/{audit}')) },
  ),
  'audit.moved': kind(
    { branch: 'words', day: 'day', audit: 'id' },
    { person: team('audits.do', both('audits', '/client/field/audit/{audit}')) },
  ),
  'audit.cancelled': kind(
    { branch: 'words', day: 'day', reason: 'prose', audit: 'id' },
    { person: team('audits.do', both('audits', audit)) },
  ),
  'audit.signed': kind(
    { branch: 'words', score: 'score', audit: 'id' },
    { client: team('audits.plan', bell('audits', audit)) },
  ),
  'audit.released': kind(
    { branch: 'words', score: 'score', audit: 'id' },
    { client: team('audits.read', bell('audits', audit)) },
  ),
  'audit.critical': kind(
    { branch: 'words', finding: 'words', audit: 'id' },
    {
      client: team('audits.plan', bell('critical', audit)),
      alertPeople: team('audits.plan', mail('critical', audit)),
    },
  ),
  'daily.temperature': kind(
    { branch: 'words', point: 'words', degrees: 'text', limit: 'text', id: 'id' },
    { client: team('daily.write', both('critical', '/client/tasks/{id}')) },
  ),
  'daily.alert': kind(
    { branch: 'words', field: 'words', value: 'words', day: 'day', id: 'id', on: 'id', shift: 'id' },
    { client: team('daily.write', bell('dailyReports', daily)) },
  ),
  'daily.alert-now': kind(
    { branch: 'words', field: 'words', value: 'words', day: 'day', id: 'id', on: 'id', shift: 'id' },
    { client: team('daily.write', both('critical', daily)) },
  ),
  'daily.late': kind(
    { branch: 'words', day: 'day', id: 'id', on: 'id', shift: 'id' },
    { client: team('daily.write', bell('dailyReports', daily)) },
  ),
  'daily.missing': kind(
    { branch: 'words', day: 'day', id: 'id', on: 'id', shift: 'id' },
    { client: team('daily.write', bell('dailyReports', daily)) },
  ),
})
