import { contactFormTexts, consultantTopics, franchiseFormTexts, messageMessages } from '#/messages/site/messages.ts'
import { misuseFormTexts } from '#/messages/site/misuse-report.ts'
import type { FormDefinition, FormField } from './fields.ts'
import { fieldOf } from './fields.ts'

/** Forms on the product's own pages. Staff may change texts and add fields; these fields stay. */
export const builtinSlugs = ['contact', 'consultant', 'franchise', 'certificate-misuse'] as const
export type BuiltinSlug = (typeof builtinSlugs)[number]
export const isBuiltin = (slug: string): slug is BuiltinSlug => (builtinSlugs as readonly string[]).includes(slug)

/** Topics for a consultant; services are named by their anchors on the home page. */
export const topics = [
  'demo',
  'mystery-shopping',
  'operations-audit',
  'ai-reports',
  'certification',
  'franchise',
  'training',
  'quality-assurance',
  'daily-operations',
  'plans',
  'other',
] as const
export type Topic = (typeof topics)[number]
export const isTopic = (value: unknown): value is Topic => topics.includes(value as Topic)

const misuseKinds = ['elsewhere', 'altered', 'over', 'different', 'another'] as const

const { name, email, phone, topic, message, messageHelp, send, thanks } = messageMessages
const person = [fieldOf('name', 'name', name), fieldOf('email', 'email', email)]
const phoneField = fieldOf('phone', 'phone', phone, { required: false })

/** A form without its own address: it needs the context of its page. */
export const misuseSlug = 'certificate-misuse' satisfies BuiltinSlug

/** Delivered forms. */
export const builtinForms: Record<BuiltinSlug, FormDefinition> = {
  contact: {
    title: contactFormTexts.title,
    intro: contactFormTexts.intro,
    button: send,
    success: thanks,
    fields: [
      ...person,
      phoneField,
      fieldOf('subject', 'text', topic, { max: 200 }),
      fieldOf('message', 'long-text', message, { max: 5000 }),
    ],
  },
  consultant: {
    title: messageMessages.title,
    intro: messageMessages.lead,
    button: send,
    success: thanks,
    fields: [
      ...person,
      phoneField,
      fieldOf('topic', 'choice', topic, { options: topics.map((key) => ({ key, label: consultantTopics[key] })) }),
      fieldOf('message', 'long-text', message, { help: messageHelp, max: 5000 }),
    ],
  },
  franchise: {
    title: franchiseFormTexts.title,
    intro: franchiseFormTexts.intro,
    button: franchiseFormTexts.button,
    success: thanks,
    fields: [
      ...person,
      phoneField,
      fieldOf('brand', 'text', franchiseFormTexts.brand, { max: 200 }),
      fieldOf('city', 'text', franchiseFormTexts.city, { max: 100 }),
      fieldOf('branches', 'number', franchiseFormTexts.branches, { min: 0, max: 10_000 }),
      fieldOf('message', 'long-text', message, { help: franchiseFormTexts.messageHelp, max: 5000 }),
      fieldOf('readiness', 'long-text', franchiseFormTexts.readiness, { required: false, unseen: true, max: 2000 }),
    ],
  },
  'certificate-misuse': {
    title: misuseFormTexts.title,
    intro: misuseFormTexts.intro,
    button: misuseFormTexts.button,
    success: misuseFormTexts.success,
    fields: [
      fieldOf('kind', 'choice', misuseFormTexts.kind, {
        options: misuseKinds.map((key) => ({ key, label: misuseFormTexts[key] })),
      }),
      fieldOf('message', 'long-text', misuseFormTexts.message, { max: 5000 }),
      fieldOf('name', 'name', misuseFormTexts.name, { required: false }),
      fieldOf('email', 'email', misuseFormTexts.email, { required: false }),
      fieldOf('certificate', 'text', misuseFormTexts.certificate, { unseen: true }),
      fieldOf('address', 'text', misuseFormTexts.address, { unseen: true }),
    ],
  },
}

const kept = (own: FormField, changed: FormField): FormField => ({
  ...changed,
  type: own.type,
  required: own.required,
  unseen: own.unseen,
  options: own.options.map((option) => changed.options.find(({ key }) => key === option.key) ?? option),
})

/** Restores the required fields of an edited built-in form, with their types. */
export function withOwnFields(slug: BuiltinSlug, definition: FormDefinition): FormDefinition {
  const own = builtinForms[slug].fields
  const fields = definition.fields.map((field) => {
    const same = own.find(({ key }) => key === field.key)
    return same ? kept(same, field) : field
  })
  const missing = own.filter(({ key }) => !fields.some((field) => field.key === key))
  return { ...definition, fields: [...missing, ...fields] }
}
