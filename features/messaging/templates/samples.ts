import type { Lang, Text } from '#/domain/text.ts'
import type { ArgType } from '#/features/messaging/kinds/kind.ts'
import { kindOf } from '#/features/messaging/kinds/kinds.ts'
import { wordsIn } from '#/features/messaging/kinds/words.ts'
import { templateMessages as words } from '#/messages/messaging/templates.ts'

const sample = (en: string, ar: string): Text => ({ en, ar })
/** Samples of arguments in both languages, by name. */
const byName: Record<string, Text> = {
  branch: words.sampleBranch,
  client: words.sampleClient,
  called: words.sampleClient,
  plan: words.samplePlan,
  next: words.samplePlan,
  shopper: words.samplePerson,
  inviter: words.samplePerson,
  by: words.samplePerson,
  who: words.samplePerson,
  location: words.samplePlace,
  reason: words.sampleReason,
  number: sample('INV-2026-000123', 'INV-2026-000123'),
  original: sample('INV-2026-000098', 'INV-2026-000098'),
  address: sample('person@example.com', 'person@example.com'),
}

const byType = (type: ArgType, lang: Lang, text: Text, origin: string): unknown =>
  ({
    text: text[lang],
    prose: text[lang],
    words: text,
    halalas: 115_000,
    day: '2026-12-13',
    moment: '2026-12-13T15:30:00Z',
    date: '2026-12-13T15:30:00Z',
    score: 87.5,
    grade: 4.5,
    count: 3,
    id: 'example',
    secret: sample(`${origin}/`, `${origin}/ar`),
  })[type]

/** Declared samples of a message's variables in a language. */
export function samplesOf(kind: string, lang: Lang, origin: string): Record<string, string> {
  const declared = kindOf(kind)!
  const given = Object.fromEntries(
    Object.entries(declared.args).map(([name, type]) => [
      name,
      byType(type, lang, byName[name] ?? words.sampleText, origin),
    ]),
  )
  const home = lang === 'ar' ? `${origin}/ar` : `${origin}/`
  return { name: words.samplePerson[lang], ...wordsIn(declared, given, lang), link: home }
}
