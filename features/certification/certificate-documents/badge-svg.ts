import { xmlText } from '#/domain/plain-text.ts'
import { isHeld, type ShownState } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { directionOf, isolate, type Lang, translator } from '#/domain/text.ts'
import { certificateDocumentMessages } from '#/messages/certification/certificate-documents.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { badgeSize } from './badge-size.ts'
import { emblemParts } from './emblem.ts'
import { type Dated, stateSentence } from './state-sentence.ts'

export type BadgeFacts = Dated & { holder: string; branch: string; number: string; level: CertificateLevel }
/** Time of the state, and the site that asserts it. */
export type Told = { at: Date; host: string }

const ink = { strong: '#0a0a0a', soft: '#52525b', line: '#d4d4d8' }
const check = 'M4.5 8.3l2.4 2.4 4.8-5.2'
type Band = { fill: string; text: string; edge: string; icon: string }
/** Light ground for valid states, dark for others, so that they cannot be confused. */
const bands: Record<ShownState, Band> = {
  valid: { fill: '#e6f5eb', text: '#0f6b35', edge: '#9ad5af', icon: check },
  'expires-soon': { fill: '#fef7d6', text: '#6b4a00', edge: '#e8ce7a', icon: 'M8 4.2V8l2.6 1.8' },
  suspended: { fill: '#8a5a00', text: '#ffffff', edge: '#8a5a00', icon: 'M6.3 5.4v5.2M9.7 5.4v5.2' },
  expired: { fill: '#4a4a52', text: '#ffffff', edge: '#4a4a52', icon: 'M8 4.2V8l2.6 1.8' },
  revoked: { fill: '#b3261e', text: '#ffffff', edge: '#b3261e', icon: 'M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2' },
}

const escaped = (text: string): string => xmlText(text.replace(/\s/g, ' '))

/** Wraps at words where possible; overflow ends with an ellipsis, the description has the whole text. */
function linesOf(text: string, perLine: number, most: number): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${perLine}}`, 'gsu')) ?? [])
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < perLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, perLine - 1)}…`]
}

const arabic = /\p{Script=Arabic}/u
type Line = { text: string; size: number; weight: number; fill: string }
const namesOf = ({ holder, branch }: BadgeFacts): Line[] => {
  const holders = linesOf(holder, arabic.test(holder) ? 34 : 27, 2)
  const branches = linesOf(branch, arabic.test(branch) ? 38 : 32, 3 - holders.length)
  return [
    ...holders.map((text) => ({ text, size: 16, weight: 600, fill: ink.strong })),
    ...branches.map((text) => ({ text, size: 14, weight: 400, fill: ink.strong })),
  ]
}

/** Positions along the line of writing: from the right in Arabic. */
const side = (lang: Lang) => ({
  from: (distance: number): number => (lang === 'ar' ? badgeSize.width - distance : distance),
  box: (distance: number, width: number): number => (lang === 'ar' ? badgeSize.width - distance - width : distance),
})
const text = (x: number, y: number, { text: words, size, weight, fill }: Line, end = false): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${end ? ' text-anchor="end"' : ''}>${escaped(words)}</text>`

function bandOf(facts: BadgeFacts, lang: Lang): string {
  const { fill, text: colour, edge, icon } = bands[facts.state]
  const { from, box } = side(lang)
  const disc = isHeld(facts.state) ? colour : '#ffffff'
  return [
    `<rect x="10" y="96" width="340" height="34" rx="8" fill="${fill}" stroke="${edge}"/>`,
    `<g transform="translate(${box(18, 22)} 102) scale(1.375)"><circle cx="8" cy="8" r="7.4" fill="${disc}"/><path d="${icon}" fill="none" stroke="${isHeld(facts.state) ? '#ffffff' : fill}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    text(from(48), 118, { text: stateSentence(facts, lang), size: 15, weight: 600, fill: colour }),
  ].join('')
}

const fonts = "'IBM Plex Sans Arabic', 'Segoe UI', 'Noto Sans Arabic', 'Geeza Pro', Tahoma, Arial, sans-serif"
/** Alternative text for screen readers, with full names. */
function described(facts: BadgeFacts, lang: Lang, badge: string, told: string): string {
  const title = isHeld(facts.state) ? badge : `${badge}. ${notGood(facts, lang)}`
  const all = [facts.holder, facts.branch, facts.number].map(isolate).join(lang === 'ar' ? '، ' : ', ')
  return `<title id="t">${escaped(`${title}. ${told}`)}</title><desc id="d">${escaped(all)}</desc>`
}
const notGood = ({ state }: BadgeFacts, lang: Lang): string =>
  certificateDocumentMessages[state === 'suspended' ? 'notAtPresent' : 'noLonger'][lang]

/**
 * Badge embedded by other sites, in the current state. Text in system fonts; no script, style or external reference.
 */
export function badgeSvg(facts: BadgeFacts, lang: Lang, { at, host }: Told): string {
  const t = translator(lang, certificateDocumentMessages)
  const { from, box } = side(lang)
  const good = isHeld(facts.state)
  const { width, height } = badgeSize
  const badge = t('badge', { level: certificateWords[`level_${facts.level}`][lang] })
  const names = namesOf(facts)
  const first = 46 + (3 - names.length) * 8
  // why: Arabic letters look smaller
  const small = { size: lang === 'ar' ? 13 : 12, weight: 400, fill: ink.soft }
  const checked = { ...small, text: t('checkedAt', { at: formatDateTime(at, lang) }) }
  const head = good
    ? { ...small, text: badge }
    : { size: 14, weight: 600, fill: bands[facts.state].fill, text: notGood(facts, lang) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" lang="${lang}" xml:lang="${lang}" direction="${directionOf(lang)}" font-family="${fonts}">`,
    described(facts, lang, badge, `${stateSentence(facts, lang)}. ${checked.text}`),
    `<rect x="0.75" y="0.75" width="${width - 1.5}" height="${height - 1.5}" rx="12" fill="#ffffff" stroke="${good ? ink.line : bands[facts.state].edge}" stroke-width="1.5"/>`,
    `<g transform="translate(${box(10, 76)} 12) scale(0.6333)">${emblemParts(facts.level, good)}</g>`,
    text(from(98), 25, head),
    ...names.map((line, index) => text(from(98), first + index * 19, { ...line, text: isolate(line.text) })),
    bandOf(facts, lang),
    text(from(12), 146, checked),
    host.length + checked.text.length <= 52
      ? text(from(width - 12), 146, { ...small, weight: 600, text: isolate(host) }, true)
      : '',
    '</svg>',
  ].join('')
}
