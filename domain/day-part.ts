/** Parts of the day. None crosses midnight, so a visit never changes its day within its part. */
export const dayParts = ['breakfast', 'lunch', 'afternoon', 'dinner', 'late'] as const
export type DayPart = (typeof dayParts)[number]

/** Full hours in Riyadh, end excluded; `usual` is the time of a planned visit. */
export const dayPartHours = {
  breakfast: { from: 6, until: 11, usual: '08:30' },
  lunch: { from: 11, until: 15, usual: '13:00' },
  afternoon: { from: 15, until: 18, usual: '16:30' },
  dinner: { from: 18, until: 22, usual: '20:00' },
  late: { from: 22, until: 24, usual: '22:30' },
} as const satisfies Record<DayPart, { from: number; until: number; usual: string }>

/** Time of a visit without a part of the day. */
export const usualTime = '13:00'
