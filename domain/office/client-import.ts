import { isVatNumber, latinDigits, licenceText, normaliseSaudiMobile, numberText } from '../digits.ts'
import { fold } from '../fold.ts'
import { type HeadedRow, type Headings, headedRows, type SheetRow } from '../sheet-rows.ts'
import { isLang, type Lang } from '../text.ts'

/** Columns of the sheet, as the template orders them. */
export const clientColumns = [
  'company',
  'companyAr',
  'person',
  'email',
  'phone',
  'taxId',
  'license',
  'branches',
  'language',
] as const
type ClientColumn = (typeof clientColumns)[number]
const required: readonly (readonly ClientColumn[])[] = [['company', 'companyAr'], ['person'], ['email']]

/** Common headings of these columns; those of the list's own file are among them. */
const headings: Headings<ClientColumn> = {
  company: [
    'client',
    'company',
    'company name',
    'company in english',
    'company name in english',
    'english name',
    'العميل',
    'المنشأة',
    'اسم المنشأة',
    'الشركة',
    'اسم الشركة',
    'المنشأة بالإنجليزية',
    'اسم المنشأة بالإنجليزية',
    'الاسم الإنجليزي',
  ],
  companyAr: [
    'company in arabic',
    'company name in arabic',
    'arabic name',
    'المنشأة بالعربية',
    'اسم المنشأة بالعربية',
    'الاسم العربي',
  ],
  person: ['contact', 'contact name', 'full name', 'مسؤول التواصل', 'الاسم الكامل', 'اسم المسؤول'],
  email: ['email', 'e-mail', 'email address', 'البريد الإلكتروني', 'البريد'],
  phone: ['mobile number', 'mobile', 'phone', 'phone number', 'رقم الجوال', 'الجوال'],
  taxId: ['vat number', 'vat', 'tax number', 'الرقم الضريبي'],
  license: [
    'business licence',
    'business license',
    'commercial registration',
    'cr',
    'الرخصة التجارية',
    'السجل التجاري',
  ],
  branches: ['branches', 'number of branches', 'الفروع', 'عدد الفروع'],
  language: ['language', 'اللغة'],
}

export type ClientSheetRow = HeadedRow<ClientColumn>

/** Rows of a sheet by their headings, numbered as in the spreadsheet; null without the required headings. */
export const clientSheetRows = (rows: readonly SheetRow[]): ClientSheetRow[] | null =>
  headedRows(rows, headings, required)?.rows ?? null

export const clientRowProblems = [
  'no_company',
  'name_not_arabic',
  'names_alike',
  'no_person',
  'no_email',
  'email_twice',
  'email_known',
  'bad_phone',
  'bad_vat',
  'bad_branches',
  'bad_language',
  'too_long',
] as const
export type ClientRowProblem = (typeof clientRowProblems)[number]

export type NewClient = {
  company: string
  /** Name in the other language. */
  otherName: string | null
  person: string
  email: string
  phone: string | null
  taxId: string | null
  license: string | null
  branches: number
  language: Lang
}

const isEmail = (text: string): boolean => /^[^\s@<>"(),:;\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text)
const languages: Record<string, Lang> = {
  english: 'en',
  arabic: 'ar',
  [fold('الإنجليزية')]: 'en',
  [fold('العربية')]: 'ar',
}
const isArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text)

/** The names of the company, or what is wrong with them. A name in the first column may be in either language, unless the other one is there. */
function namesOf({ company, companyAr }: ClientSheetRow): Pick<NewClient, 'company' | 'otherName'> | ClientRowProblem {
  if (!company && !companyAr) return 'no_company'
  if (companyAr && !isArabic(companyAr)) return 'name_not_arabic'
  if (company && companyAr && isArabic(company)) return 'names_alike'
  return company ? { company, otherName: companyAr || null } : { company: companyAr, otherName: null }
}

/** Language of an account: as the row says, else that of the name; English where the company has both names. */
function languageOf({ language, company, companyAr }: ClientSheetRow): Lang | null {
  if (language === '') return isArabic(company || companyAr) ? 'ar' : 'en'
  const word = fold(language).trim()
  return isLang(word) ? word : (languages[word] ?? null)
}

function branchesOf(typed: string): number | null {
  const digits = latinDigits(typed)
  if (digits === '') return 1
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 && Number(digits) <= 100_000 ? Number(digits) : null
}

/** A new client from a row, or the first problem of it. */
export function clientOfRow(row: ClientSheetRow): NewClient | ClientRowProblem {
  const email = row.email.toLowerCase()
  const [phone, branches, language] = [normaliseSaudiMobile(row.phone), branchesOf(row.branches), languageOf(row)]
  const names = namesOf(row)
  if (typeof names === 'string') return names
  if (!row.person) return 'no_person'
  if (!isEmail(email)) return 'no_email'
  if (
    row.company.length > 200 ||
    row.companyAr.length > 200 ||
    row.person.length > 200 ||
    email.length > 254 ||
    row.license.length > 100
  )
    return 'too_long'
  if (row.phone && !phone) return 'bad_phone'
  const taxId = numberText(row.taxId)
  if (taxId && !isVatNumber(taxId)) return 'bad_vat'
  if (branches === null) return 'bad_branches'
  if (language === null) return 'bad_language'
  return {
    ...names,
    person: row.person,
    email,
    phone: phone || null,
    taxId: taxId || null,
    license: row.license ? licenceText(row.license) : null,
    branches,
    language,
  }
}

export type PlannedClient = ClientSheetRow & { problem: ClientRowProblem | null; client: NewClient | null }

/** Each row with its client or its problem; `known` are addresses that have an account. */
export function planClients(rows: readonly ClientSheetRow[], known: ReadonlySet<string>): PlannedClient[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const found = clientOfRow(row)
    const wrong = (problem: ClientRowProblem): PlannedClient => ({ ...row, problem, client: null })
    if (typeof found === 'string') return wrong(found)
    if (known.has(found.email)) return wrong('email_known')
    if (taken.has(found.email)) return wrong('email_twice')
    taken.add(found.email)
    return { ...row, problem: null, client: found }
  })
}

/** Grounds of the Personal Data Protection Law on which the persons of an import may be stored. */
export const importGrounds = ['contract', 'consent', 'interest'] as const
export type ImportGround = (typeof importGrounds)[number]
/** What a member of staff declares before an import; `note`: reference of the contract or of the consents. */
export type ImportDeclaration = { ground: ImportGround; note: string | null }
