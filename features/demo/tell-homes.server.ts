import { readAs } from '#/db/database.server.ts'
import type { CityKey } from '#/domain/cities.ts'
import type { Place } from '#/domain/place.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { wishVisit } from '#/features/offers/claim-visit.server.ts'
import { offerVisit } from '#/features/offers/offer-visit.server.ts'
import { savePlace } from '#/features/shopper-profile/save-about.server.ts'
import type { Cast } from './demo-person.server.ts'
import { sameIdFor } from './same-id.ts'
import type { PersonKey } from './stories.ts'
import { happeningAt } from './time-travel.server.ts'

type Home = { city: CityKey; farther?: true } & Place

/** Where the shoppers of the demo live. Abdullah has not said yet: his distances are unknown. */
const homes: Partial<Record<PersonKey, Home>> = {
  shopper: { city: 'riyadh', latitude: 24.7136, longitude: 46.6753 },
  secondShopper: { city: 'riyadh', latitude: 24.7743, longitude: 46.7386 },
  lama: { city: 'jeddah', latitude: 21.5433, longitude: 39.1728 },
  yousef: { city: 'khobar', latitude: 26.2794, longitude: 50.2083, farther: true },
  freelancer: { city: 'jeddah', latitude: 21.5858, longitude: 39.1678 },
}

const visitOf = (cast: Cast, key: string) =>
  readAs(cast.admin, (db) =>
    db
      .selectFrom('mystery_shopping_requests as request')
      .select((visit) => [
        'request.id',
        visit
          .selectFrom('visit_offers as offer')
          .select((count) => count.fn.countAll<number>().as('offers'))
          .whereRef('offer.request_id', '=', 'request.id')
          .as('offers'),
      ])
      .where('client_key', '=', sameIdFor(key, 'order'))
      .executeTakeFirstOrThrow(),
  )

async function settle(cast: Cast, key: PersonKey, { city, latitude, longitude, farther }: Home): Promise<void> {
  const shopper = cast[key]
  const known = await readAs(shopper, (db) =>
    db.selectFrom('mystery_shopper_profiles').select('city').where('profile_id', '=', shopper.id).executeTakeFirst(),
  )
  if (known?.city) return
  const place = { intent: 'place', city, latitude, longitude } as const
  await savePlace(shopper, farther ? { ...place, goesFarther: 'on' } : place)
}

/** Shoppers say where they live, one wants a visit, and the freelancer has an offer. Doing it again changes nothing. */
export async function tellHomes(cast: Cast, present: Date): Promise<void> {
  await happeningAt(addMinutes(present, -30), async () => {
    for (const [key, home] of Object.entries(homes)) await settle(cast, key as PersonKey, home)
  })
  const [rawdah, front] = [await visitOf(cast, 'open-rawdah'), await visitOf(cast, 'open-front')]
  await happeningAt(addMinutes(present, -20), () => wishVisit(cast.freelancer, rawdah.id))
  await happeningAt(addMinutes(present, -15), () => wishVisit(cast.shopper, front.id))
  if (rawdah.offers === 0)
    await happeningAt(present, () => offerVisit(cast.admin, rawdah.id, cast.freelancer.id, { hours: 62 }))
}
