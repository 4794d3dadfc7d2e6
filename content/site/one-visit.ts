/**
 * Visits of the demo world that the home page tells: scores in per cent, sections in the order of the questionnaire, clock
 * times of the evening in Riyadh (24 hours). `demo/one-visit.test.ts` compares them with the demo.
 */
export const oneVisit = {
  story: 'saffron-khobar-first',
  score: 97.5,
  sections: [100, 100, 85.71, 100, 100, 96.88, 100, 100],
  times: {
    arrival: '19:43',
    order: '19:51',
    missing: '19:55',
    served: '20:08',
    best: '20:15',
    bill: '20:32',
  },
} as const

/** Three visits to one branch that got better: weeks since the first one. */
export const olayaVisits = [
  {
    story: 'saffron-olaya-first',
    week: 0,
    score: 67.41,
    sections: [91.67, 65.91, 48.21, 70.45, 45.83, 75, 93.75, 66.67],
  },
  {
    story: 'saffron-olaya-second',
    week: 6,
    score: 79.14,
    sections: [91.67, 68.18, 80.36, 81.82, 68.75, 79.69, 100, 66.67],
  },
  { story: 'saffron-olaya-third', week: 13, score: 89.54, sections: [100, 100, 85.71, 87.5, 77.08, 87.5, 93.75, 100] },
] as const
