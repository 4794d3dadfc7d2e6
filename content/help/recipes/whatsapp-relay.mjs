// Itqan to a WhatsApp gateway: takes signed webhooks and sends a template to your people. Needs Node.js 22 and an https address.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { ITQAN_ORIGIN, ITQAN_API_KEY, ITQAN_WEBHOOK_SECRET, GATEWAY_URL, GATEWAY_TOKEN, TEMPLATE } = process.env
const { RECIPIENTS = '', LANGUAGE = 'ar', PORT = '8080' } = process.env
const recipients = RECIPIENTS.split(',').filter(Boolean) // 966500000000,966500000001
if (!ITQAN_ORIGIN || !ITQAN_API_KEY || !ITQAN_WEBHOOK_SECRET?.startsWith('whsec_'))
  throw new Error('Set ITQAN_ORIGIN, ITQAN_API_KEY and ITQAN_WEBHOOK_SECRET')
if (!GATEWAY_URL || !GATEWAY_TOKEN || !TEMPLATE || recipients.length === 0)
  throw new Error('Set GATEWAY_URL, GATEWAY_TOKEN, TEMPLATE and RECIPIENTS')

// The text of the one variable of your template, for the events that you have chosen.
const words = {
  'report.published': (record) => `${record.number}: ${record.score}%`,
  'action.opened': (record) => record.title,
  'daily_report.missing': (record) => record.name,
}

const done = new Map() // message and recipient with the time: each person gets a message once

function isFromItqan(headers, body) {
  const [id, time] = [headers['webhook-id'] ?? '', headers['webhook-timestamp'] ?? '']
  if (!id || !(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false
  const key = Buffer.from(ITQAN_WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
  const given = (headers['webhook-signature'] ?? '').split(' ').map((one) => Buffer.from(one))
  return given.some((one) => one.length === own.length && timingSafeEqual(one, own))
}

async function call(address, token, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(address, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}`)
  return answer.json()
}

async function handle(headers, body) {
  if (!isFromItqan(headers, body)) return 401
  const { type, data } = JSON.parse(body)
  if (!words[type] || recipients.every((to) => done.has(`${headers['webhook-id']} ${to}`))) return 200
  if (!data.url?.startsWith(`${ITQAN_ORIGIN}/api/v1/`)) throw new Error('the address of the record is not one of Itqan')
  const text = words[type](await call(data.url, ITQAN_API_KEY))
  const components = [{ type: 'body', parameters: [{ type: 'text', text }] }]
  const template = { name: TEMPLATE, language: { code: LANGUAGE }, components }
  for (const [old, at] of done) if (Date.now() - at > 4 * 86_400_000) done.delete(old)
  for (const to of recipients) {
    if (done.has(`${headers['webhook-id']} ${to}`)) continue
    await call(GATEWAY_URL, GATEWAY_TOKEN, { messaging_product: 'whatsapp', to, type: 'template', template })
    done.set(`${headers['webhook-id']} ${to}`, Date.now())
  }
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
}).listen(Number(PORT))
