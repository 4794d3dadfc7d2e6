import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { alikeWithin, bandsOf, neighbours } from '#/domain/fieldwork/picture-look.ts'

export type AlikePhoto = { photoId: string; reportId: string; bits: number }

type Seen = { id: string; look: bigint }

const mostShown = 10

/**
 * Earlier photos of other reports, of any shopper, that look like this one; later ones are not searched, so that a copy
 * never discredits its original. Looks up each of the four parts of the perceptual hash by its 17 near values: compares
 * about one picture in a thousand and misses no similar one.
 */
export async function findAlikePhotos(db: Tx, { id, look }: Seen, reportId: string): Promise<AlikePhoto[]> {
  const [one, two, three, four] = bandsOf(look).map((band) => sql`${`{${neighbours(band).join(',')}}`}::integer[]`)
  const { rows } = await sql<AlikePhoto>`
    select id as "photoId", report_id as "reportId", bits
    from (
      select id, report_id, bit_count((perceptual_hash # ${look.toString()}::bigint)::bit(64))::integer as bits
      from app.report_photos
      where perceptual_hash is not null and report_id <> ${reportId}
        and created_at < (select created_at from app.report_photos where id = ${id}) and (
        (perceptual_hash & 65535)::integer = any(${one!})
        or ((perceptual_hash >> 16) & 65535)::integer = any(${two!})
        or ((perceptual_hash >> 32) & 65535)::integer = any(${three!})
        or ((perceptual_hash >> 48) & 65535)::integer = any(${four!})
      )
    ) near
    where bits <= ${alikeWithin}
    order by bits, id
    limit ${mostShown}`.execute(db)
  return rows
}
