import type { Text } from './text.ts'

/**
 * Attributes of a branch. The keys are stored in questionnaires and branches: never rename them, add new ones at the
 * end.
 */
export const branchAttributes = {
  dine_in: { en: 'Dine-in', ar: 'جلسات داخلية' },
  takeaway: { en: 'Takeaway', ar: 'طلبات خارجية' },
  delivery: { en: 'Delivery', ar: 'توصيل' },
  drive_through: { en: 'Drive-through', ar: 'خدمة السيارات' },
  outdoor_seating: { en: 'Outdoor seating', ar: 'جلسات خارجية' },
  family_section: { en: 'Family section', ar: 'قسم العائلات' },
  private_rooms: { en: 'Private rooms', ar: 'غرف خاصة' },
  children_area: { en: 'Children’s area', ar: 'منطقة أطفال' },
  breakfast: { en: 'Breakfast', ar: 'وجبة إفطار' },
  parking: { en: 'Parking', ar: 'مواقف سيارات' },
  valet: { en: 'Valet parking', ar: 'خدمة صف السيارات' },
  reservations: { en: 'Reservations', ar: 'حجز الطاولات' },
  self_service: { en: 'Self-service', ar: 'خدمة ذاتية' },
  restrooms: { en: 'Restrooms for guests', ar: 'دورات مياه للضيوف' },
  prayer_room: { en: 'Prayer room', ar: 'مصلى' },
  accessible: { en: 'Step-free entrance', ar: 'مدخل مهيأ للكراسي المتحركة' },
} as const satisfies Record<string, Text>

export type BranchAttribute = keyof typeof branchAttributes
export const branchAttributeKeys = Object.keys(branchAttributes) as BranchAttribute[]

export const isBranchAttribute = (key: string): key is BranchAttribute => Object.hasOwn(branchAttributes, key)

/** Known attributes of a branch: present or absent; missing keys are unknown. */
export type AttributesOfBranch = Partial<Record<BranchAttribute, boolean>>
