import { obligationOf } from '#/content/operations/obligations.ts'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { rhythmEnd } from '#/domain/operations/papers/obligation.ts'
import { addDays, addMonths, riyadhDay } from '#/domain/riyadh-time.ts'
import { askExemption } from '#/features/operations/compliance/exemptions.server.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { startRenewal } from '#/features/operations/papers/change-paper.server.ts'
import { addWorker } from '#/features/operations/papers/workers.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { samplePaper } from '../sample-paper.server.ts'
import { sameIdFor } from '../same-id.ts'

/** Days until a paper ends, or since a check was done; `number` as printed. */
type Told = {
  kind: string
  left?: number
  checked?: number
  number?: string
  renewal?: true
  file?: 'picture' | 'pdf'
}
const companyPapers: readonly Told[] = [
  { kind: 'cr-confirmation', left: 171, number: '4030998877', file: 'pdf' },
  { kind: 'national-address', left: 140 },
  { kind: 'beneficial-owner', left: 205 },
  { kind: 'vat-return', left: 63, number: 'Q3-2026' },
  { kind: 'zakat', left: 152, number: 'Z-20411' },
  { kind: 'e-invoice-certificate', left: 1260, number: 'CSID-55120' },
  { kind: 'gosi', left: 16 },
  { kind: 'wage-file', left: 11 },
  { kind: 'saudisation', left: 20 },
  { kind: 'trademark', left: 2210, number: '1441032211' },
  { kind: 'property-insurance', left: 118, number: 'P-88107' },
]
/** Of each branch in turn: the first has the nearest danger, the second an expired paper, the third is nearly in order. */
const branchPapers: readonly (readonly Told[])[] = [
  [
    { kind: 'civil-defence-permit', left: 5, number: 'CD-771204', file: 'picture' },
    { kind: 'fire-system-contract', left: 79, number: 'F-2210', file: 'pdf' },
    { kind: 'municipal-licence', left: 930, number: '41082913355', file: 'picture' },
    { kind: 'pest-control', left: 9 },
    { kind: 'waste', left: 40 },
    { kind: 'tank-and-hood', left: 135 },
    { kind: 'menu-disclosures', checked: 100 },
    { kind: 'cameras', checked: 120 },
    { kind: 'e-payment', checked: 12 },
    { kind: 'lease', left: 610, number: 'EJ-10442' },
    { kind: 'delivery-permit', left: 210 },
  ],
  [
    { kind: 'civil-defence-permit', left: 44, number: 'CD-771377', renewal: true },
    { kind: 'fire-system-contract', left: 160, number: 'F-2304' },
    { kind: 'municipal-licence', left: -12, number: '41082913401' },
    { kind: 'pest-control', left: 18 },
    { kind: 'waste', left: -20 },
    { kind: 'tank-and-hood', left: 60 },
    { kind: 'menu-disclosures', checked: 30 },
    { kind: 'cameras', checked: 40 },
    { kind: 'e-payment', checked: 5 },
    { kind: 'lease', left: 300, number: 'EJ-11020' },
  ],
  [
    { kind: 'civil-defence-permit', left: 220, number: 'CD-780015', file: 'picture' },
    { kind: 'fire-system-contract', left: 240, number: 'F-2391' },
    { kind: 'municipal-licence', left: 410, number: '41082914002', file: 'picture' },
    { kind: 'pest-control', left: 21 },
    { kind: 'waste', left: 62 },
    { kind: 'tank-and-hood', left: 90 },
    { kind: 'menu-disclosures', checked: 20 },
    { kind: 'cameras', checked: 200 },
    { kind: 'e-payment', checked: 8 },
    { kind: 'lease', left: 820, number: 'EJ-11873' },
    { kind: 'delivery-permit', left: 26 },
  ],
]
const workers = [
  { nameAr: 'سامي القحطاني', nameEn: 'Sami Al-Qahtani', job: 'طاهٍ', left: 12 },
  { nameAr: 'راجو كومار', nameEn: 'Raju Kumar', job: 'طاهٍ', left: 190 },
  { nameAr: 'نورة الحارثي', nameEn: 'Noura Al-Harthi', job: 'كاشير', left: 260 },
  { nameAr: 'محمد عبد الرحيم', nameEn: 'Mohammed Abdulraheem', job: 'مقدّم طعام', left: 75 },
  { nameAr: 'أمجد حسين', nameEn: 'Amjad Hussain', job: 'عامل نظافة', left: -3 },
] as const
const ofWorkers = ['food-safety-training', 'iqama', 'medical-insurance', 'qiwa-contract'] as const
const exempt = {
  'night-permit': 'الفرع يغلق قبل منتصف الليل.',
  'seating-and-shisha': 'لا جلسات خارجية ولا تقديم للتبغ.',
} as const

type Subject = { branchId?: string; workerId?: string; tag: string }

async function tellPaper(owner: Actor, told: Told, { branchId, workerId, tag }: Subject, present: Date): Promise<void> {
  const today = riyadhDay(present)
  const obligation = obligationOf(told.kind)!
  const { rhythm, proof } = obligation
  const expiresOn = told.left === undefined ? null : addDays(today, told.left)
  const back = rhythm && 'months' in rhythm ? rhythm.months : 12
  // why: never after today, whatever period the paper has
  const issued = expiresOn === null ? addDays(today, -(told.checked ?? 200)) : addMonths(expiresOn, -back)
  const issuedOn = issued <= today ? issued : addDays(today, -30)
  const days = expiresOn === null && rhythm && proof === 'paper' ? rhythmEnd(issuedOn, rhythm) : expiresOn
  const id = sameIdFor('paper', tag, told.kind)
  const file = await samplePaper({ ...told, name: obligation.name, issuedOn, expiresOn: days })
  await addPaper(
    owner,
    {
      id,
      kind: told.kind,
      branchId: branchId ?? null,
      workerId: workerId ?? null,
      renewsId: null,
      number: told.number ?? null,
      issuedOn,
      expiresOn: days,
      expiresAgain: days,
      hijri: null,
    },
    file,
  )
  if (told.renewal) await startRenewal(owner, { paperId: id, revision: 1 }, true)
}

async function isTold(owner: Actor): Promise<boolean> {
  const found = await readAs(owner, (db) =>
    db.selectFrom('paper_exemptions').select('id').where('client_id', '=', owner.id).limit(1).executeTakeFirst(),
  )
  return found !== undefined
}

async function tellCompany(owner: Actor, key: string, present: Date): Promise<void> {
  if (await isTold(owner)) return
  const branches = await readAs(owner, (db) =>
    db
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', owner.id)
      .where('closed_at', 'is', null)
      .orderBy('name')
      .limit(3)
      .execute(),
  )
  for (const told of companyPapers) await tellPaper(owner, told, { tag: key }, present)
  for (const [index, { id: branchId }] of branches.entries()) {
    const tag = `${key} ${index}`
    for (const told of branchPapers[index]!) await tellPaper(owner, told, { branchId, tag }, present)
    for (const [at, { left, ...input }] of workers.entries()) {
      // why: the workers of the third branch all have their papers
      if (index === 2 && left < 0) continue
      const workerId = sameIdFor('worker', tag, String(at))
      await addWorker(owner, { ...input, id: workerId, branchId })
      const of = { branchId, workerId, tag: `${tag} ${at}` }
      await tellPaper(owner, { kind: 'health-certificate', left: left + 30 * index }, of, present)
      for (const kind of ofWorkers)
        await tellPaper(owner, kind === 'qiwa-contract' ? { kind } : { kind, left: 95 + 20 * at }, of, present)
    }
  }
  // last: it says that the company is told
  for (const [index, { id: branchId }] of branches.entries())
    for (const [kind, reason] of Object.entries(exempt))
      await askExemption(owner, { id: sameIdFor('exempt', key, String(index), kind), kind, branchId, reason })
}

/** Papers of two companies, their branches and workers: most valid, some near their end, one expired. Idempotent. */
export async function tellPapers({ saffron, dallah }: Cast, present: Date): Promise<void> {
  await tellCompany(saffron, 'saffron', present)
  await tellCompany(dallah, 'dallah', present)
}
