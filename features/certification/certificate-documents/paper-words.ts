import { cityBeside } from '#/domain/cities.ts'
import { isHeld } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import type { ScoreBand } from '#/domain/score.ts'
import { type Lang, langs, type Text, translator, withoutMarks } from '#/domain/text.ts'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { certificateDocumentMessages } from '#/messages/certification/certificate-documents.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { uiMessages } from '#/messages/ui.ts'
import { metals } from './emblem.ts'
import { dayOfState, stateSentence } from './state-sentence.ts'

/** Facts on the certificate's PDF: public ones that only change with its state. */
export type PaperFacts = Omit<
  PublicCertificate,
  'names' | 'branchId' | 'keyId' | 'statusPlace' | 'replacedBy' | 'isListed' | 'credential'
>

const both = (make: (lang: Lang) => string): Text => {
  const [en, ar] = langs.map((lang) => withoutMarks(make(lang))) as [string, string]
  return { en, ar }
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Riyadh',
})
// why: the Latin spellings differ between versions of Node, and the PDF must be byte-stable
const hijriMonths = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhul Qadah',
    'Dhul Hijjah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
} as const
/** '16 Ramadan 1447 AH' and '16 رمضان 1447 هـ', by the Umm al-Qura calendar. */
export function hijriDate(at: Date, lang: Lang): string {
  const parts = Object.fromEntries(hijri.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts['day']} ${hijriMonths[lang][Number(parts['month']) - 1]} ${parts['year']} ${lang === 'ar' ? 'هـ' : 'AH'}`
}

type Fact = { label: Text; value: Text; detail: Text | null }
const dated = (label: Text, moment: string): Fact => ({
  label,
  value: both((lang) => formatDate(new Date(moment), lang)),
  detail: both((lang) => hijriDate(new Date(moment), lang)),
})
const levelOf = (level: CertificateLevel, lang: Lang): string => certificateWords[`level_${level}`][lang]
const same = (text: string): Text => ({ en: text, ar: text })

function factsOf({ number, issuedAt, expiresAt, ruleVersion, band }: PaperFacts): Fact[] {
  const word = (lang: Lang) => translator(lang, certificateDocumentMessages)
  const bandFact = (shown: ScoreBand): Fact => ({
    label: certificateDocumentMessages.band,
    value: uiMessages[`band_${shown}`],
    detail: null,
  })
  return [
    dated(certificateWords.issued, issuedAt),
    dated(certificateWords.expires, expiresAt),
    { label: certificateWords.number, value: same(number), detail: null },
    band
      ? bandFact(band)
      : {
          label: certificateDocumentMessages.rule,
          value: both((lang) => word(lang)('ruleVersion', { version: String(ruleVersion) })),
          detail: null,
        },
  ]
}

const bandColors = { suspended: '#8a5a00', expired: '#4a4a52', revoked: '#b3261e' } as const

/** Warning across the head of an invalid certificate; null while valid. */
function warningOf(facts: PaperFacts) {
  const { state, reasonClass } = facts
  if (state === 'valid' || state === 'expires-soon') return null
  const reason = reasonClass && reasonClass !== 'other' && reasonClass !== 'time_over' ? reasonClass : null
  return {
    color: bandColors[state],
    text: both((lang) => stateSentence(facts, lang)),
    reason: reason && certificateWords[`reason_${reason}`],
  }
}

/** Texts of documents/certificate.typ, in both languages on one page. */
export function paperWords(facts: PaperFacts, address: string, company: Text) {
  const word = (lang: Lang) => translator(lang, certificateDocumentMessages)
  const { level, ruleVersion, state } = facts
  const good = isHeld(state)
  return {
    title: word('en')('documentTitle', { number: facts.number, branch: facts.branch }),
    // why: the same facts must give the same bytes, so the file has the day of the facts
    day: riyadhDay(good ? new Date(facts.issuedAt) : dayOfState(facts)),
    heading: certificateDocumentMessages.title,
    issuedTo: certificateDocumentMessages.issuedTo,
    holder: facts.holder,
    branch: facts.branch,
    city: cityBeside(facts.branch, facts.city),
    statement: both((lang) =>
      word(lang)('statement', { company: company[lang], level: levelOf(level, lang), rule: String(ruleVersion) }),
    ),
    covers: certificateDocumentMessages.covers,
    level: both((lang) => levelOf(level, lang)),
    emblemAlt: word('en')('emblem', { level: levelOf(level, 'en') }),
    accent: metals[good ? level : 'gone'].edge,
    facts: factsOf(facts),
    warning: warningOf(facts),
    scan: certificateDocumentMessages.scan,
    genuine: certificateDocumentMessages.genuine,
    address,
    qrAlt: word('en')('qr', { address }),
    attached: certificateDocumentMessages.attached.en,
  }
}
