import { type RawBuilder, sql } from 'kysely'
import { acceptedVersions, type AgreedDocument, currentVersions, type LegalVersion } from '#/domain/terms.ts'

/** SQL condition: the person agreed to a version that counts for the document in force. */
export function agreedTo(
  document: AgreedDocument,
  person: RawBuilder<unknown>,
  current: LegalVersion = currentVersions[document],
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from app.consents c where c.profile_id = ${person} and c.document = ${document}
    and c.version = any(${acceptedVersions(current)}::text[]))`
}
