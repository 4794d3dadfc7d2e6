import type { BranchSheetColumn } from '#/domain/companies/branch-sheet.ts'
import type { clientColumns } from '#/domain/office/client-import.ts'
import type { Lang } from '#/domain/text.ts'

type ClientExample = Partial<Record<(typeof clientColumns)[number], string>>
type BranchExample = Partial<Record<BranchSheetColumn, string>>

/** Examples in the template of clients: one with every column, and one with the required ones. */
export const clientExamples: Record<Lang, readonly ClientExample[]> = {
  en: [
    {
      company: 'Palm Grill',
      companyAr: 'مشويات النخيل',
      person: 'Sara Alotaibi',
      email: 'sara@example.com',
      phone: '0551234567',
      taxId: '310000000000003',
      license: '1010123456',
      branches: '4',
      language: 'English',
    },
    { company: 'Harbour Coffee', person: 'Faisal Alharbi', email: 'faisal@example.com' },
  ],
  ar: [
    {
      company: 'Palm Grill',
      companyAr: 'مشويات النخيل',
      person: 'سارة العتيبي',
      email: 'sara@example.com',
      phone: '0551234567',
      taxId: '310000000000003',
      license: '1010123456',
      branches: '4',
      language: 'العربية',
    },
    { companyAr: 'قهوة المرفأ', person: 'فيصل الحربي', email: 'faisal@example.com' },
  ],
}

/** Examples in the template of branches: one with every kind of column, and one with the required ones. */
export const branchExamples: Record<Lang, readonly BranchExample[]> = {
  en: [
    {
      brand: 'Palm Grill',
      brandAr: 'مشويات النخيل',
      region: 'Central',
      regionAr: 'المنطقة الوسطى',
      nameEn: 'Olaya',
      nameAr: 'فرع العليا',
      code: 'R-01',
      city: 'Riyadh',
      address: 'Olaya Street 120',
      latitude: '24.69170',
      longitude: '46.68530',
      phone: '0112345678',
      hours: 'Sun-Thu 10:00-02:00; Fri 13:00-02:00; Sat closed',
      manager: 'sara@example.com',
      cr: '1010123456',
      licence: '42035678901',
      has: 'Dine-in, Parking',
      hasNot: 'Valet parking',
    },
    { nameEn: 'Airport', city: 'Jeddah' },
  ],
  ar: [
    {
      brand: 'Palm Grill',
      brandAr: 'مشويات النخيل',
      region: 'Central',
      regionAr: 'المنطقة الوسطى',
      nameEn: 'Olaya',
      nameAr: 'فرع العليا',
      code: 'R-01',
      city: 'الرياض',
      address: 'شارع العليا 120',
      latitude: '24.69170',
      longitude: '46.68530',
      phone: '0112345678',
      hours: 'الأحد-الخميس 10:00-02:00؛ الجمعة 13:00-02:00؛ السبت مغلق',
      manager: 'sara@example.com',
      cr: '1010123456',
      licence: '42035678901',
      has: 'جلسات داخلية، مواقف سيارات',
      hasNot: 'خدمة صف السيارات',
    },
    { nameAr: 'فرع المطار', city: 'جدة' },
  ],
}
