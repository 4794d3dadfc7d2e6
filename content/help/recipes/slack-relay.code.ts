/** Text of slack-relay.mjs, written by `npm run recipe-code`. */
export const slackRelay = `// Itqan to Slack: takes signed webhooks and posts one line in a channel. Needs Node.js 22 and an https address.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { ITQAN_ORIGIN, ITQAN_API_KEY, ITQAN_WEBHOOK_SECRET, SLACK_WEBHOOK_URL, PORT = '8080' } = process.env
if (!ITQAN_ORIGIN || !ITQAN_API_KEY || !ITQAN_WEBHOOK_SECRET?.startsWith('whsec_') || !SLACK_WEBHOOK_URL)
  throw new Error('Set ITQAN_ORIGIN, ITQAN_API_KEY, ITQAN_WEBHOOK_SECRET and SLACK_WEBHOOK_URL')

// Your own words for the events that you have chosen. \`record\` is the record in the API.
const words = {
  'report.published': (record) => \`New report \${record.number}: \${record.score}%\`,
  'action.opened': (record) => \`New corrective action: \${record.title}\`,
  'action.closed': (record) => \`Corrective action closed: \${record.title}\`,
  'webhook.test': () => 'Test event from Itqan',
}

const done = new Map() // ids of posted messages with their time: a message that is sent again is posted once

function isFromItqan(headers, body) {
  const [id, time] = [headers['webhook-id'] ?? '', headers['webhook-timestamp'] ?? '']
  if (!id || !(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false
  const key = Buffer.from(ITQAN_WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
  const own = Buffer.from(\`v1,\${createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest('base64')}\`)
  const given = (headers['webhook-signature'] ?? '').split(' ').map((one) => Buffer.from(one))
  return given.some((one) => one.length === own.length && timingSafeEqual(one, own))
}

async function readRecord(url) {
  if (!url) return {}
  if (!url.startsWith(\`\${ITQAN_ORIGIN}/api/v1/\`)) throw new Error('the address of the record is not one of Itqan')
  const answer = await fetch(url, { headers: { authorization: \`Bearer \${ITQAN_API_KEY}\` } })
  if (!answer.ok) throw new Error(\`Itqan answered \${answer.status}\`)
  return answer.json()
}

async function handle(headers, body) {
  if (!isFromItqan(headers, body)) return 401
  const id = headers['webhook-id']
  if (done.has(id)) return 200
  const { type, data } = JSON.parse(body)
  const text = words[type]?.(await readRecord(data.url))
  if (text) {
    const posted = await fetch(SLACK_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    if (!posted.ok) throw new Error(\`Slack answered \${posted.status}\`)
  }
  for (const [old, at] of done) if (Date.now() - at > 4 * 86_400_000) done.delete(old)
  done.set(id, Date.now())
  return 200
}

createServer(async (request, response) => {
  const parts = []
  for await (const part of request) if (parts.push(part) > 100) return response.writeHead(413).end()
  // Any other answer than 2xx makes Itqan send the message again later.
  const status = await handle(request.headers, Buffer.concat(parts).toString()).catch(
    (error) => (console.error(error), 502),
  )
  response.writeHead(status).end()
}).listen(Number(PORT))`
