import { bell, both, defineKinds, kind, team } from './kind.ts'

const daily = '/client/daily-operations-report/{id}/{on}/{shift}'

export const operationsKinds = defineKinds({
  'daily.temperature': kind(
    { branch: 'words', point: 'words', degrees: 'text', limit: 'text', id: 'id' },
    { client: team('daily.write', both('critical', '/client/tasks/{id}')) },
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
