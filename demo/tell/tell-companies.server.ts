import type { Actor } from '#/domain/actor.ts'
import type { GroupKind, TreeNode } from '#/domain/org-tree.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { companyForm } from '#/features/companies/companies/form.ts'
import { readCompanyDetails, saveCompanyDetails } from '#/features/companies/companies/company-details.server.ts'
import { addGroup } from '#/features/companies/hierarchy/add-group.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { happeningAt } from '../time-travel.server.ts'

type Group = { kind: GroupKind; en: string; ar: string; groups?: readonly Group[] }
type Company = { en: string; ar: string; groups: readonly Group[] }

const central: Group = { kind: 'region', en: 'Central region', ar: 'المنطقة الوسطى' }
const western: Group = { kind: 'region', en: 'Western region', ar: 'المنطقة الغربية' }
const eastern: Group = { kind: 'region', en: 'Eastern region', ar: 'المنطقة الشرقية' }

/** Names and groups of the demo companies: a chain of two brands, a cafe with regions, and one without groups. */
const companies = {
  saffron: {
    en: 'Saffron House Restaurants',
    ar: 'مطاعم بيت الزعفران',
    groups: [
      { kind: 'brand', en: 'Saffron House', ar: 'بيت الزعفران', groups: [central, western, eastern] },
      { kind: 'brand', en: 'Saffron Express', ar: 'زعفران إكسبرس', groups: [western] },
    ],
  },
  dallah: { en: 'Dallah Cafe', ar: 'مقهى دلّة', groups: [central, western] },
  nakhla: { en: 'Nakhla Broast', ar: 'بروست النخلة', groups: [] },
} as const satisfies Record<string, Company>

const daysOfHistory = 450

async function nameCompany(owner: Actor, { en, ar }: Company): Promise<void> {
  const known = await readCompanyDetails(owner)
  if (!known || (known.name_en && known.name_ar)) return
  const kept = {
    intent: 'company',
    version: known.version,
    businessType: known.business_type ?? '',
    industry: known.industry ?? '',
    numberOfBranches: String(known.number_of_branches ?? 1),
    companyAddress: known.company_address ?? '',
    businessLicense: known.business_license ?? '',
    taxId: known.tax_id ?? '',
  }
  await saveCompanyDetails(owner, companyForm.parse({ ...kept, nameEn: en, nameAr: ar }))
}

async function addGroups(owner: Actor, tree: readonly TreeNode[], parentId: string, groups: readonly Group[]) {
  for (const { kind, en: nameEn, ar: nameAr, groups: below = [] } of groups) {
    const known = tree.find((node) => node.parentId === parentId && node.nameEn === nameEn)
    const { id } = known ?? (await addGroup(owner, { parentId, kind, nameEn, nameAr, code: null }))
    await addGroups(owner, tree, id, below)
  }
}

/** Names the companies in both languages and makes their brands and regions, before the first order. Idempotent. */
export async function tellCompanies(cast: Cast, present: Date): Promise<void> {
  await happeningAt(addHours(present, -24 * daysOfHistory), async () => {
    for (const [key, company] of Object.entries(companies)) {
      const owner = cast[key as keyof typeof companies]
      await nameCompany(owner, company)
      const tree = await readTree(owner)
      await addGroups(owner, tree, tree[0]!.id, company.groups)
    }
  })
}
