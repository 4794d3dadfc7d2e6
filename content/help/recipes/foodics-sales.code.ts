/** Text of foodics-sales.mjs, written by `npm run recipe-code`. */
export const foodicsSales = `// Foodics to Itqan: writes the sales of one business day as the file that the page "Sales" of Itqan reads.
// Needs Node.js 22. Run it each morning: FOODICS_TOKEN=... node foodics-sales.mjs 2026-11-30
import { writeFile } from 'node:fs/promises'

const { FOODICS_TOKEN, FOODICS_ORIGIN = 'https://api.foodics.com/v5', FOLDER = '.' } = process.env
const day = process.argv[2] ?? new Date(Date.now() - 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)
if (!FOODICS_TOKEN || !/^\\d{4}-\\d{2}-\\d{2}$/.test(day))
  throw new Error('Set FOODICS_TOKEN and name a day as 2026-11-30')

const [closed, returned] = [4, 5] // status of an order in Foodics
const channels = { 1: 'Dine in', 2: 'Pick up', 3: 'Delivery', 4: 'Drive thru' }
const wait = (seconds) => new Promise((go) => setTimeout(go, seconds * 1000))

async function readPage(page) {
  const query = new URLSearchParams({ 'filter[business_date]': day, include: 'branch,products.product', page })
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(\`\${FOODICS_ORIGIN}/orders?\${query}\`, {
      headers: { authorization: \`Bearer \${FOODICS_TOKEN}\`, accept: 'application/json' },
    })
    if (answer.ok) return answer.json()
    if ((answer.status !== 429 && answer.status < 500) || attempt === 5)
      throw new Error(\`Foodics answered \${answer.status}\`)
    await wait(Number(answer.headers.get('retry-after') ?? 2 ** attempt))
  }
}

const rows = new Map() // one row for each branch, channel and item
for (let page = 1, last = 1; page <= last; page++) {
  const { data, meta } = await readPage(page)
  last = meta.last_page
  for (const order of data) {
    if (order.status !== closed && order.status !== returned) continue
    const sign = order.status === returned ? -1 : 1
    for (const line of order.products) {
      const item = [
        order.branch?.name ?? '',
        channels[order.type] ?? '',
        line.product?.sku ?? '',
        line.product?.name ?? '',
      ]
      const row = rows.get(item.join('\\n')) ?? { item, quantity: 0, gross: 0, discount: 0 }
      row.quantity += sign * line.quantity
      row.discount += sign * (line.discount_amount ?? 0)
      row.gross += sign * (line.total_price + (line.discount_amount ?? 0))
      rows.set(item.join('\\n'), row)
    }
  }
}

const cell = (value) => \`"\${String(value).replaceAll('"', '""')}"\`
const number = (value, digits) => String(Number(value.toFixed(digits)))
const lines = [...rows.values()]
  .filter(({ quantity }) => Number(quantity.toFixed(3)) !== 0)
  .map(({ item, quantity, gross, discount }) =>
    [day, ...item, number(quantity, 3), number(gross, 2), number(Math.abs(discount), 2)].map(cell).join(','),
  )
const head = 'Date,Branch,Channel,Item code,Item,Quantity,Gross,Discount'
await writeFile(\`\${FOLDER}/sales-\${day}.csv\`, \`\\uFEFF\${[head, ...lines].join('\\r\\n')}\\r\\n\`)
console.log(\`\${lines.length} rows in sales-\${day}.csv\`)`
