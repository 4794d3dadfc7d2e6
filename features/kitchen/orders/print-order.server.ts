import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { formatAmount } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import { orderPageMessages } from '#/messages/kitchen/order-page.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { findOrder, orderView, sentView } from './open-order.server.ts'

type OfOrder = { clientId: string; orderId: string }

/** Numbers of both companies for the paper; the tax details are those of the buyer. */
async function numbersOf(db: Tx, { clientId, orderId }: OfOrder) {
  const row = await db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'o.client_id').onRef('b.id', '=', 'o.branch_id'),
    )
    .leftJoin('tax_details as t', 't.client_id', 'o.client_id')
    .select(['s.cr_number as supplierCr', 's.vat_number as supplierVat', 'b.cr_number as cr', 't.vat_number as vat'])
    .where('o.client_id', '=', clientId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row
}

async function paperOf(of: OfOrder, lang: Lang, isLinked = false): Promise<Response> {
  const why = 'the paper of one purchase order names the tax number of its buyer'
  const { view, numbers } = await readAsSystem(why, async (db) => ({
    view: await (isLinked ? sentView : orderView)(db, of),
    numbers: await numbersOf(db, of),
  }))
  const t = translator(lang, orderPageMessages)
  const w = translator(lang, orderMessages)
  if (isLinked && view.isRevising) throw new AppError('not-found')
  const number = String(view.number)
  const heading = withoutMarks(
    view.issue > 1 ? t('revised', { number, revision: String(view.issue - 1) }) : t('numbered', { number }),
  )
  const codes = (cr: string | null, vat: string | null) => [
    ...(cr ? [{ label: t('crNumber'), value: cr, isCode: true }] : []),
    ...(vat ? [{ label: t('vatNumber'), value: vat, isCode: true }] : []),
  ]
  const { from, until } = view.window
  const window =
    from && until
      ? w('fromUntil', { from, until })
      : from
        ? w('onlyFrom', { from })
        : until
          ? w('onlyUntil', { until })
          : ''
  const day = formatDay(view.wantedOn, lang)
  const { totals } = view
  const bytes = await renderPdf({
    template: 'order',
    lang,
    standard: 'ua-1',
    data: {
      title: heading,
      heading,
      company: view.company[lang],
      day: riyadhDay(now()),
      footer: heading,
      cancelled: view.state === 'cancelled' ? t('cancelled') : '',
      buyer: {
        head: t('buyer'),
        name: view.company[lang],
        lines: codes(numbers.cr, numbers.vat),
      },
      seller: {
        head: t('seller'),
        name: view.supplier[lang],
        lines: codes(numbers.supplierCr, numbers.supplierVat),
      },
      facts: [
        { label: t('branch'), value: view.branch[lang], isFree: true },
        { label: t('address'), value: view.address, isFree: true },
        ...(view.city ? [{ label: '', value: view.city, isFree: true }] : []),
        { label: t('wantedOn'), value: day, isFree: false },
        ...(window ? [{ label: t('window'), value: withoutMarks(window), isFree: false }] : []),
        ...(view.note ? [{ label: t('note'), value: view.note, isFree: true }] : []),
      ],
      columns: ['#', t('item'), t('pack'), t('packs'), t('price'), t('net')],
      lines: view.lines.map((line) => ({
        name: line.name[lang],
        brand: line.brand ?? '',
        sku: line.sku ?? '',
        pack: withoutMarks(
          w('aPack', { pack: line.pack, quantity: String(line.quantity), unit: w(`unit_${line.unit}`) }),
        ),
        packs: String(line.packs),
        price: formatAmount(line.price),
        vat: w(`vat_${line.vatMode}`),
        net: formatAmount(line.net),
      })),
      totals: (
        [
          ['goods', totals.goods],
          ['fee', totals.fee],
          ['total_net', totals.net],
          ['total_vat', totals.vat],
          ['total', totals.total],
        ] as const
      ).map(([key, sum]) => ({ label: w(key), amount: formatAmount(sum) })),
      amounts: t('amounts'),
    },
  })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-language': lang,
      'content-disposition': `attachment; filename="purchase-order-${view.number}-${lang}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

/** An order as a PDF in one language. Throws `not-found`, also for a view by our team, which sees no prices. */
export async function printOrder(actor: Actor, orderId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'orders.read')
  if (actor.company?.mode === 'view') throw new AppError('not-found')
  await takeAttempt('report work by account', actor.id)
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('purchase_orders')
      .select('id')
      .where('id', '=', recordId(orderId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return paperOf({ clientId: companyOf(actor), orderId: row.id }, lang)
}

/** The same for the supplier of a link. Throws `too-many-attempts`, `not-found`. */
export async function printLinkedOrder(asked: { token: string; network: string }, lang: Lang): Promise<Response> {
  await takeAttempt('quote link by network', asked.network)
  const link = await findOrder(asked.token)
  if (!link) throw new AppError('not-found')
  return paperOf(link, lang, true)
}
