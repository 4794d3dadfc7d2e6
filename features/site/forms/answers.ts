import type { Text } from '#/domain/text.ts'

/** A visitor's answer with the field's label at submission. */
export type SentAnswer = { key: string; label: Text; value: string }
