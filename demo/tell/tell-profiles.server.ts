import type { IdentityKind } from '#/domain/identity.ts'
import type { TestedLevel } from '#/domain/shoppers/level-test.ts'
import { addMinutes, type Day } from '#/domain/riyadh-time.ts'
import type { ShopperLanguage } from '#/domain/shoppers/shopper-languages.ts'
import { bankOf } from '#/features/shoppers/level-tests/bank.server.ts'
import { readOpenTest, readTestStates } from '#/features/shoppers/level-tests/read-tests.server.ts'
import { beginTest, finishTest } from '#/features/shoppers/level-tests/take-test.server.ts'
import {
  addDeclaredConflict,
  readDeclaredConflicts,
} from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { readAbout, readBankAccount } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { saveIdentity, saveKnowledge } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cast } from '../demo-person.server.ts'
import type { PersonKey } from '../stories/stories.ts'
import { happeningAt } from '../time-travel.server.ts'

type Paper = {
  languages: ShopperLanguage[]
  identity?: { name: string; born: Day; kind: IdentityKind; number: string }
  iban?: string
  employer?: { company: string; kind: 'worked_there' | 'related'; until: Day | null }
  test?: { level: TestedLevel; right: number }
}

/** Profiles of the demo shoppers. The numbers are valid and unassigned. Faisal's is incomplete. */
const told: Partial<Record<PersonKey, Paper>> = {
  freelancer: {
    languages: ['en', 'ar', 'ur'],
    identity: { name: 'Omar Saleh Al-Amri', born: '1991-03-08', kind: 'national_id', number: '1012345672' },
    iban: 'SA1180000060801016751000',
    employer: { company: 'Corniche Bakery', kind: 'worked_there', until: '2023-06-30' },
    test: { level: 'professional', right: 9 },
  },
  shopper: {
    languages: ['ar', 'en'],
    identity: { name: 'نورة سعد الشهري', born: '1996-04-12', kind: 'national_id', number: '1098765439' },
    iban: 'SA9810000012345678901000',
    test: { level: 'professional', right: 10 },
  },
  secondShopper: { languages: ['en', 'ar'], test: { level: 'professional', right: 6 } },
  lama: {
    languages: ['ar'],
    identity: { name: 'لمى خالد الغامدي', born: '1989-11-02', kind: 'national_id', number: '1055512345' },
    iban: 'SA8005000068200123456000',
  },
  majed: {
    languages: ['en', 'ar', 'fr'],
    identity: { name: 'Majed Ali Al-Qarni', born: '1984-07-21', kind: 'national_id', number: '1066602580' },
    iban: 'SA4020000024410987654000',
  },
  sara: {
    languages: ['ar'],
    identity: { name: 'سارة عبدالرحمن الجهني', born: '1993-02-17', kind: 'national_id', number: '1044771200' },
    iban: 'SA7480000060801016752000',
  },
  yousef: {
    languages: ['en', 'ar'],
    identity: { name: 'Yousef Hamad Al-Ghamdi', born: '1988-09-05', kind: 'national_id', number: '1077309845' },
    iban: 'SA6410000012345678902000',
  },
  abdullah: {
    languages: ['ar'],
    identity: { name: 'عبدالله سعيد الزهراني', born: '1997-12-30', kind: 'national_id', number: '1033226513' },
    iban: 'SA4605000068200123457000',
  },
}

/** Yousef's account, changed an hour ago. */
const changedIban = 'SA7045000000441098765400'

async function takeTest(shopper: Actor, { level, right }: { level: TestedLevel; right: number }): Promise<void> {
  const states = await readTestStates(shopper)
  if (states.find((state) => state.level === level)?.attempts) return
  const id = await beginTest(shopper, level)
  const paper = await readOpenTest(shopper, 'en')
  if (!paper) return
  const chosen = paper.questions.map(({ key, options }, index) => {
    const question = bankOf[level].find((one) => one.key === key)
    const solution = question ? options.indexOf(question.options[question.right].en) : 0
    return [key, index < right ? solution : (solution + 1) % options.length]
  })
  await finishTest(shopper, id, Object.fromEntries(chosen))
}

async function fillIn(shopper: Actor, paper: Paper, present: Date): Promise<void> {
  const { languages, identity, iban, employer, test } = paper
  // why: a new account is not paid for two days
  const ibanAt = addMinutes(present, -300 * 24 * 60)
  const about = await readAbout(shopper)
  if (about.languages.length === 0) {
    const { specialisations, skills, experienceYears, hourlyRate } = about
    const rest = { specialisations, skills, experienceYears, hourlyRate }
    await saveKnowledge(shopper, { intent: 'knowledge', languages, ...rest })
  }
  if (identity && !about.identityLast)
    await saveIdentity(shopper, {
      intent: 'identity',
      legalName: identity.name,
      birthOn: identity.born,
      identityKind: identity.kind,
      identityNumber: identity.number,
      phone: about.phone,
    })
  if (iban && !(await readBankAccount(shopper)).last) await happeningAt(ibanAt, () => saveIban(shopper, { iban }))
  if (employer && (await readDeclaredConflicts(shopper)).length === 0)
    await addDeclaredConflict(shopper, { companyName: employer.company, kind: employer.kind, endedOn: employer.until })
  if (test) await takeTest(shopper, test)
}

/** Fills the shoppers' profiles and takes the test. Idempotent. */
export async function tellProfiles(cast: Cast, present: Date): Promise<void> {
  await happeningAt(addMinutes(present, -60), async () => {
    for (const [key, paper] of Object.entries(told)) {
      const shopper = cast[key as PersonKey]
      await fillIn(shopper, paper, present)
    }
  })
}

/** Changes one account just now, so that it is not paid yet. Idempotent. */
export const tellChangedAccount = ({ yousef }: Cast, present: Date): Promise<void> =>
  happeningAt(addMinutes(present, -60), () => saveIban(yousef, { iban: changedIban }))
