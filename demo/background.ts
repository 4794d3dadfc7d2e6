import type { CertificationLevel } from '#/domain/levels.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { Lang } from '#/domain/text.ts'
import type { DemoKey, DemoPerson } from './people.ts'

/** Background people of the demo world, without announced sign-ins, for full lists. */
export const backgroundPeople = {
  mandi: {
    role: 'Client (waiting)',
    type: 'client',
    email: 'mandi@itqan.example',
    password: 'mandi-house-2026',
    name: 'سلطان المطيري',
  },
  nakhla: {
    role: 'Client (counter service)',
    type: 'client',
    email: 'nakhla@itqan.example',
    password: 'nakhla-broast-2026',
    name: 'هند الغامدي',
  },
  lama: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'lama@itqan.example',
    password: 'lama-visits-2026',
    name: 'لمى المطيري',
  },
  yousef: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'yousef@itqan.example',
    password: 'yousef-visits-2026',
    name: 'Yousef Al-Ghamdi',
  },
  abdullah: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'abdullah@itqan.example',
    password: 'abdullah-visits-2026',
    name: 'عبدالله الزهراني',
  },
  sara: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'sara@itqan.example',
    password: 'sara-visits-2026',
    name: 'سارة الجهني',
  },
  majed: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'majed@itqan.example',
    password: 'majed-visits-2026',
    name: 'Majed Al-Qarni',
  },
  newcomer: {
    role: 'Mystery shopper (waiting)',
    type: 'mystery_shopper',
    email: 'y.alghamdi@itqan.example',
    password: 'newcomer-visits-2026',
    name: 'Yousif Alghamdi',
  },
} as const satisfies Record<string, DemoPerson>

export type BackgroundKey = keyof typeof backgroundPeople
type PersonKey = DemoKey | BackgroundKey
export type StaffKey = 'admin' | 'editor'
export type RegisteringKey = Exclude<PersonKey, StaffKey>

export type Papers = {
  language: Lang
  details: Readonly<Record<string, string | number | string[] | null>>
  tier?: SubscriptionTier
  level?: CertificationLevel
  /** Awaits approval. */
  waits?: true
}

/** Registration data of each, and settings by the administrator. */
export const papers: Record<RegisteringKey, Papers> = {
  saffron: {
    language: 'en',
    tier: 'professional',
    details: {
      phone: '+966501234567',
      company_name: 'Saffron House Restaurants',
      company_address: 'Olaya Street, Al Olaya, Riyadh 12213',
      business_type: 'restaurant',
      industry: 'Casual dining',
      number_of_branches: 5,
      business_license: '1010458732',
      tax_id: '310458732600003',
    },
  },
  dallah: {
    language: 'ar',
    tier: 'basic',
    details: {
      phone: '+966555010203',
      company_name: 'مقهى دلّة',
      company_address: 'طريق أنس بن مالك، حي الملقا، الرياض 13521',
      business_type: 'cafe',
      industry: 'مقاهٍ مختصة',
      number_of_branches: 3,
      business_license: '1010633915',
      tax_id: '310633915700003',
    },
  },
  mandi: {
    language: 'ar',
    details: {
      phone: '+966540998877',
      company_name: 'بيت المندي',
      company_address: 'شارع الملك فهد، حي المحمدية، جدة 23617',
      business_type: 'restaurant',
      industry: 'مطاعم شعبية',
      number_of_branches: 2,
      business_license: '4030217744',
      tax_id: '310217744900003',
    },
  },
  nakhla: {
    language: 'ar',
    details: {
      phone: '+966547701122',
      company_name: 'بروست النخلة',
      company_address: 'شارع صاري، حي السلامة، جدة 23436',
      business_type: 'restaurant',
      industry: 'وجبات سريعة',
      number_of_branches: 4,
      business_license: '4030558821',
      tax_id: '310558821500003',
    },
  },
  freelancer: {
    language: 'en',
    level: 'professional',
    details: {
      phone: '+966533445566',
      skills: ['Mystery shopping', 'Food photography', 'Kitchen audits'],
      experience_years: 6,
      hourly_rate: 12_000,
    },
  },
  shopper: {
    language: 'ar',
    level: 'senior',
    details: { phone: '+966544112233', specializations: ['المطاعم العائلية', 'المقاهي المختصة'] },
  },
  secondShopper: {
    language: 'en',
    level: 'professional',
    details: { phone: '+966566778899', specializations: ['Casual dining', 'Hotels'] },
  },
  lama: {
    language: 'ar',
    level: 'senior',
    details: { phone: '+966557001122', specializations: ['المطاعم الفاخرة', 'الحلويات'] },
  },
  yousef: {
    language: 'en',
    level: 'professional',
    details: { phone: '+966532109876', specializations: ['Seafood', 'Drive-through'] },
  },
  abdullah: {
    language: 'ar',
    level: 'professional',
    details: { phone: '+966558765432', specializations: ['المقاهي', 'الوجبات السريعة'] },
  },
  sara: {
    language: 'ar',
    level: 'professional',
    details: { phone: '+966535550147', specializations: ['المطاعم العائلية', 'الفنادق'] },
  },
  majed: {
    language: 'en',
    level: 'lead',
    details: { phone: '+966506660258', specializations: ['Casual dining', 'Food safety'] },
  },
  // why: another account's mobile number, so that the roster shows a possible duplicate
  newcomer: {
    language: 'en',
    waits: true,
    details: { phone: '+966532109876', specializations: ['Seafood'] },
  },
}
