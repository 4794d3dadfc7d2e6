import { directionOf, type Lang } from '#/domain/text.ts'
import type { Branding } from '#/platform/request-context.ts'
import { emailLookMessages } from '#/messages/emails.ts'

type MailLook = Pick<
  Branding,
  'companyName' | 'tagline' | 'primaryColor' | 'onPrimaryColor' | 'secondaryColor' | 'logoHasName'
>
type MailHtml = {
  lang: Lang
  subject: string
  body: string
  look: MailLook
  origin: string
  logo: string
  /** Adds the colours of dark mail programs. Previews in a page do without: its policy allows no style sheet. */
  dark?: boolean
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes user input for a mail's HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

const address = /(https?:\/\/[^\s\u2066-\u2069<>"']+)/

/** Only the product's own addresses become links: a visitor's text in a mail to staff must not become a button. */
function isOwnPage(text: string, origin: string): boolean {
  try {
    return new URL(text).origin === new URL(origin).origin
  } catch {
    return false
  }
}

/** Arial is available everywhere and has Arabic; mail programs load no web fonts. */
const font = `font-family:'Segoe UI',Tahoma,Arial,sans-serif`
const ink = '#0a0a0a'
const pale = '#52525b'

/**
 * Colours in a dark mail program. The head keeps its ground, for which the logo is made. Sheets of styles are the only way
 * to name them, and `!important` the only one to go before the attributes.
 */
const darkColors = ({ secondaryColor }: MailLook): string => {
  const rules = {
    '.page': 'background:#111113',
    '.card': 'background:#1c1c1f',
    '.line': 'border-color:#3f3f46',
    '.head': `background:${secondaryColor}`,
    '.ink': 'color:#f4f4f5',
    '.pale': 'color:#a1a1aa',
    '.link': 'color:#8ab4f8',
    // a dark colour of the company would not be seen
    '.button': 'border:1px solid #71717a',
  }
  const dark = Object.entries(rules).map(([name, rule]) => `${name}{${rule}!important}`)
  return `<meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark.join('')}}</style>`
}

const link = (href: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="color:#0b57d0" dir="ltr">${escapeHtml(href)}</a>`
const inline = (text: string, origin: string): string =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 1 && isOwnPage(part, origin) ? link(part) : escapeHtml(part)))
    .join('')

/** Longest line before an address that names its button. */
const longestLabel = 60

/** An address on its own line becomes a button, named by the line before it, with the readable address below. */
const button = (href: string, label: string | null, { lang, look }: MailHtml): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0"><tr><td class="button" bgcolor="${look.primaryColor}" style="border-radius:8px;background:${look.primaryColor}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;font-weight:600;color:${look.onPrimaryColor};text-decoration:none">${label === null ? emailLookMessages.open[lang] : escapeHtml(label)}</a></td></tr></table><p class="pale" style="margin:0;${font};font-size:13px;line-height:20px;color:${pale};word-break:break-all;text-align:${sideOf(lang)}">${link(href)}</p>`

const sideOf = (lang: Lang): 'left' | 'right' => (lang === 'ar' ? 'right' : 'left')
const paragraph = (text: string, { lang }: MailHtml): string =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:26px;color:${ink};text-align:${sideOf(lang)}">${text}</p>`

/** Takes the line that names the next address, without its colon, off the end of the lines. */
function takeLabel(lines: string[]): string | null {
  const label = /^(.+):$/.exec(lines.at(-1)?.trim() ?? '')?.[1]
  if (!label || label.length > longestLabel) return null
  lines.pop()
  return label
}

/** Lines of a paragraph; addresses on their own line are separated. */
function block(text: string, mail: MailHtml): string {
  const parts: string[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) parts.push(paragraph(lines.map((line) => inline(line, mail.origin)).join('<br>'), mail))
    lines = []
  }
  for (const line of text.split('\n')) {
    if (/^https?:[^\s<>"']+$/.test(line.trim()) && isOwnPage(line.trim(), mail.origin)) {
      const label = takeLabel(lines)
      flush()
      parts.push(`<div style="margin:0 0 20px">${button(line.trim(), label, mail)}</div>`)
    } else lines.push(line)
  }
  flush()
  return parts.join('')
}

const head = ({ lang, look, logo }: MailHtml): string => {
  const name = escapeHtml(look.companyName[lang])
  const picture = `<img src="${escapeHtml(logo)}" alt="${look.logoHasName ? name : ''}" height="40" style="display:block;height:40px;width:auto;border:0">`
  const written = `<td style="padding-${sideOf(lang)}:12px;${font};font-size:20px;font-weight:600;color:${ink}">${name}</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${picture}</td>${look.logoHasName ? '' : written}</tr></table>`
}

/** Strips the signature added by `composeEmail` from a mail's plain text. */
const withoutSignature = (body: string): string => {
  const at = body.lastIndexOf('\n--\n')
  return at < 0 ? body : body.slice(0, at)
}

/**
 * Renders a mail's plain text in the company's look: tables and inline styles, as mail programs need them, and no
 * script, form or remote picture.
 */
export function mailHtml(mail: MailHtml): string {
  const { lang, subject, body, look, origin } = mail
  const dir = directionOf(lang)
  const content = withoutSignature(body)
    .trim()
    .split(/\n{2,}/)
    .map((text) => block(text, mail))
    .join('')
  const foot = `<p class="pale" style="margin:0;${font};font-size:13px;line-height:20px;color:${pale};text-align:${sideOf(lang)}">${escapeHtml(look.companyName[lang])} · ${escapeHtml(look.tagline[lang])}<br><a class="pale" href="${escapeHtml(origin)}" style="color:${pale}" dir="ltr">${escapeHtml(origin)}</a></p>`
  return `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${mail.dark ? 'light dark' : 'light'}">${mail.dark ? darkColors(look) : ''}<title>${escapeHtml(subject)}</title></head>
<body class="page" style="margin:0;padding:0;background:#f4f4f5" dir="${dir}"><table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f4f5" dir="${dir}"><tr><td align="center" style="padding:24px 12px"><table class="card line" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${look.secondaryColor};border:1px solid #e4e4e7;border-radius:8px">
<tr><td class="head" dir="${dir}" style="padding:20px 24px;border-radius:8px 8px 0 0;border-bottom:3px solid ${look.primaryColor}">${head(mail)}</td></tr>
<tr><td dir="${dir}" style="padding:24px">${content}</td></tr>
<tr><td class="line" dir="${dir}" style="padding:16px 24px;border-top:1px solid #e4e4e7">${foot}</td></tr>
</table></td></tr></table></body></html>
`
}
