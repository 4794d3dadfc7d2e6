import { readAs } from '#/db/database.server.ts'
import type { CityKey } from '#/domain/cities.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { wishVisit } from '#/features/ordering/offers/claim-visit.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { savePlace } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import type { PersonKey } from '../stories/stories.ts'
import { happeningAt } from '../time-travel.server.ts'

type Home = { city: CityKey; farther?: true; latitude: number | null; longitude: number | null }

/** Homes of the demo shoppers. Abdullah has a city only: his distances count from its centre. */
const homes: Partial<Record<PersonKey, Home>> = {
  shopper: { city: 'riyadh', latitude: 24.7136, longitude: 46.6753 },
  secondShopper: { city: 'riyadh', latitude: 24.7743, longitude: 46.7386 },
  lama: { city: 'jeddah', latitude: 21.5433, longitude: 39.1728 },
  yousef: { city: 'khobar', latitude: 26.2794, longitude: 50.2083, farther: true },
  abdullah: { city: 'riyadh', latitude: null, longitude: null },
  majed: { city: 'riyadh', latitude: 24.6408, longitude: 46.7728 },
  sara: { city: 'riyadh', latitude: 24.7136, longitude: 46.6753 },
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

async function settle(cast: Cast, key: PersonKey, home: Home, goesFarther: boolean): Promise<void> {
  const { city, latitude, longitude } = home
  const place = { intent: 'place', city, latitude, longitude } as const
  await savePlace(cast[key], goesFarther ? { ...place, goesFarther: 'on' } : place)
}

const isKnown = async (cast: Cast, key: PersonKey, isSettled: boolean): Promise<boolean> => {
  const row = await readAs(cast[key], (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['city', 'goes_farther'])
      .where('profile_id', '=', cast[key].id)
      .executeTakeFirst(),
  )
  return isSettled ? row?.goes_farther === false : row?.city !== null
}

const daysOfHistory = 450

/** Sets homes before the first visits, because assignments need them. Earlier ones may be in other cities. */
export async function tellFirstHomes(cast: Cast, present: Date): Promise<void> {
  await happeningAt(addHours(present, -24 * daysOfHistory), async () => {
    for (const [key, home] of Object.entries(homes))
      if (!(await isKnown(cast, key as PersonKey, false))) await settle(cast, key as PersonKey, home, true)
  })
}

/** Later settings: most shoppers stay near home, one asks for a visit, the freelancer has an offer. Idempotent. */
export async function tellHomes(cast: Cast, present: Date): Promise<void> {
  await happeningAt(addMinutes(present, -30), async () => {
    for (const [key, home] of Object.entries(homes))
      if (!home.farther && !(await isKnown(cast, key as PersonKey, true)))
        await settle(cast, key as PersonKey, home, false)
  })
  const [rawdah, front] = [await visitOf(cast, 'open-rawdah'), await visitOf(cast, 'open-front')]
  await happeningAt(addMinutes(present, -20), () => wishVisit(cast.freelancer, rawdah.id))
  await happeningAt(addMinutes(present, -15), () => wishVisit(cast.shopper, front.id))
  if (rawdah.offers === 0)
    await happeningAt(present, () => offerVisit(cast.admin, rawdah.id, cast.freelancer.id, { hours: 62 }))
}
