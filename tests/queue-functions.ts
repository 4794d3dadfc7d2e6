/** Of tests/staff-functions.test.ts: functions that read the queue of jobs. */
export const queueFunctions = {
  'priv.queued_counts(text)': {
    need: 'platform',
    given: `insert into jobs.job (name, data) select 'emails.send', '{}'`,
    call: `priv.queued_counts(null)`,
  },
  'priv.queued_jobs(text[],text,integer,integer)': {
    need: 'platform',
    given: `insert into jobs.job (name, data) select 'emails.send', '{}'`,
    call: `priv.queued_jobs('{created}', null, 5, 0)`,
  },
}
