import type { Text } from '#/domain/text.ts'

/** One answer of a visitor, with the field's label as it was when the form was sent. */
export type SentAnswer = { key: string; label: Text; value: string }
