import pg from 'pg'
import { asSystem, databasePool, readAsSystem, type Tx } from '#/db/database.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import { log } from '#/platform/log.server.ts'
import { gatherPeople, settleStandings } from './demo-person.server.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { staffPeople } from './staff.ts'
import { teamPeople } from './team.ts'
import { certificateStories } from './stories/stories-certificates.ts'
import { dallahStories } from './stories/stories-dallah.ts'
import { nakhlaStories } from './stories/stories-nakhla.ts'
import { saffronHistory } from './stories/stories-saffron.ts'
import { saffronUnderWay } from './stories/stories-saffron-under-way.ts'
import { tellActions } from './tell/tell-corrective-actions.server.ts'
import { tellAlerts } from './tell/tell-alerts.server.ts'
import { tellArticles } from './tell/tell-articles.server.ts'
import { tellAudits } from './tell/tell-audits.server.ts'
import { tellBoughtAudits } from './tell/tell-bought-audits.server.ts'
import { tellAutomation } from './tell/tell-automation.server.ts'
import { billsOf } from './tell/tell-billing.server.ts'
import { tellBank } from './tell/tell-bank.server.ts'
import { tellCertificates, tellLaterCertificates } from './tell/tell-certificates.server.ts'
import { tellClients } from './tell/tell-clients.server.ts'
import { tellCompanies } from './tell/tell-companies.server.ts'
import { tellDaily } from './tell/tell-daily.server.ts'
import { tellDisputes } from './tell/tell-disputes.server.ts'
import { tellDuties } from './tell/tell-duties.server.ts'
import { tellEstimates } from './tell/tell-estimates.server.ts'
import { tellInOrder } from './tell/in-order.server.ts'
import { tellFeedback } from './tell/tell-feedback.server.ts'
import { plansOf } from './tell/tell-plans.server.ts'
import { tellPage } from './tell/tell-page.server.ts'
import { tellNews } from './tell/tell-news.server.ts'
import { tellBuying } from './tell/tell-buying.server.ts'
import { tellStock } from './tell/tell-stock.server.ts'
import { tellOrders } from './tell/tell-orders.server.ts'
import { tellReceipts } from './tell/tell-receipts.server.ts'
import { tellSupplierInvoices } from './tell/tell-supplier-invoices.server.ts'
import { tellIngredients } from './tell/tell-ingredients.server.ts'
import { tellCosting } from './tell/tell-costing.server.ts'
import { tellMenus } from './tell/tell-menus.server.ts'
import { tellRecipes } from './tell/tell-recipes.server.ts'
import { tellPapers } from './tell/tell-papers.server.ts'
import { tellPayouts } from './tell/tell-payouts.server.ts'
import { tellChangedAccount, tellProfiles } from './tell/tell-profiles.server.ts'
import { tellProgrammes } from './tell/tell-programmes.server.ts'
import { tellRoster } from './tell/tell-roster.server.ts'
import { tellGuests } from './tell/tell-guests.server.ts'
import { tellFirstHomes, tellHomes } from './tell/tell-homes.server.ts'
import { sharesOf } from './tell/tell-shares.server.ts'
import { tellLibrary } from './tell/tell-library.server.ts'
import { tellStories } from './tell/tell-stories.server.ts'
import { tellStudy } from './tell/tell-study.server.ts'
import { tellTeam } from './tell/tell-team.server.ts'
import { tellStaff } from './tell/tell-staff.server.ts'
import { tellVault } from './tell/tell-vault.server.ts'
import { tellTasks } from './tell/tell-tasks.server.ts'
import { tellWaves } from './tell/tell-waves.server.ts'
import { happeningAt, withTimeTravel } from './time-travel.server.ts'

export type DemoSignIn = { role: string; email: string; password: string }

const setting = 'demo.seeded'
const seedingLock = 7263402
const why = 'the demo world remembers when it was begun and whether it is complete'
/** `begun`: present of the demo world; an interrupted seeding continues with the same dates. */
type Progress = { begun: string; complete: boolean; noticesRead?: true }

const signIns = (): DemoSignIn[] =>
  [demoPeople, staffPeople, teamPeople].flatMap((people) =>
    Object.values<DemoPerson>(people).map(({ role, email, password }) => ({ role, email, password })),
  )

const selectProgress = async (db: Tx): Promise<Progress | null> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', setting).executeTakeFirst()
  return (row?.value as Progress | undefined) ?? null
}

const keepProgress = (progress: Progress): Promise<unknown> =>
  asSystem(why, (tx) => writeSettingsRow(tx, null, setting, progress))

/** Whether the people of a complete demo world have yet to read their notices. */
export const hasUnreadPast = async (): Promise<boolean> => {
  const progress = await readAsSystem(why, selectProgress)
  return progress?.complete === true && progress.noticesRead !== true
}

/** Records that the people of the demo world have read their notices. */
export async function keepNoticesRead(): Promise<void> {
  const progress = await readAsSystem(why, selectProgress)
  if (progress) await keepProgress({ ...progress, noticesRead: true })
}

const isComplete = async (): Promise<boolean> => (await readAsSystem(why, selectProgress))?.complete === true

/**
 * Serialises concurrent starts: one works, the others wait. The lock ends with its process and has its own connection,
 * so that a small pool is left to the work.
 */
async function oneAfterTheOther(work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: databasePool().options.connectionString })
  holder.on('error', (error) => log.error('the demo world lost its lock', { error }))
  await holder.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [seedingLock])
    await work()
  } finally {
    await holder.end()
  }
}

async function fill(): Promise<void> {
  const progress = await readAsSystem(why, selectProgress)
  if (progress?.complete) return
  const began = performance.now()
  const begun = progress?.begun ?? new Date().toISOString()
  if (!progress) await keepProgress({ begun, complete: false })
  const cast = await gatherPeople()
  await withTimeTravel(async () => {
    await settleStandings(cast)
    await tellFirstHomes(cast, new Date(begun))
    await tellCompanies(cast, new Date(begun))
    const stories = [...certificateStories, ...saffronHistory, ...saffronUnderWay, ...dallahStories, ...nakhlaStories]
    await tellStories(stories, cast, new Date(begun))
    await tellDisputes(cast, new Date(begun))
    await happeningAt(new Date(begun), lockOldReports)
    await tellFeedback(cast, new Date(begun))
    await tellCertificates(cast, new Date(begun))
    await tellActions(cast.admin, cast.saffron, new Date(begun))
    await tellLaterCertificates(cast, new Date(begun))
    await tellGuests(cast, new Date(begun))
    await tellInOrder([
      ...(await billsOf(cast, new Date(begun))),
      plansOf(cast.saffron, new Date(begun)),
      sharesOf(cast.saffron, new Date(begun)),
    ])
    await tellEstimates(cast, new Date(begun))
    await tellProfiles(cast, new Date(begun))
    await tellArticles(cast.admin, new Date(begun))
    await tellStudy(cast.admin, cast.saffron, new Date(begun))
    await tellLibrary(cast, new Date(begun))
    await tellNews(cast)
    await tellPage(cast.admin)
    await tellPayouts(cast, new Date(begun))
    await tellBank(cast, new Date(begun))
    await tellChangedAccount(cast, new Date(begun))
    await tellTasks(cast, new Date(begun))
    await tellHomes(cast, new Date(begun))
    await tellRoster(cast, new Date(begun))
    await tellWaves(cast, new Date(begun))
    await tellProgrammes(cast, new Date(begun))
    await tellClients(cast, new Date(begun))
    await tellTeam(cast, new Date(begun))
    await tellVault(cast, new Date(begun))
    await tellStaff(cast, new Date(begun))
    await tellAutomation(cast, new Date(begun))
    await tellAlerts(cast, new Date(begun))
    await tellPapers(cast, new Date(begun))
    await tellDaily(cast, new Date(begun))
    await tellDuties(cast, new Date(begun))
    await tellAudits(cast, new Date(begun))
    await tellIngredients(cast, new Date(begun))
    await tellRecipes(cast, new Date(begun))
    await tellCosting(cast, new Date(begun))
    await tellMenus(cast, new Date(begun))
    await tellBoughtAudits(cast, new Date(begun))
    await tellBuying(cast, new Date(begun))
    await tellOrders(cast, new Date(begun))
    await tellReceipts(cast, new Date(begun))
    await tellSupplierInvoices(cast, new Date(begun))
    await tellStock(cast, new Date(begun))
  })
  await keepProgress({ begun, complete: true })
  log.info('the demo world was filled', { ms: Math.round(performance.now() - began) })
}

/** Seeds an empty platform with the demo world, once, through the verbs. */
export async function seedDemo(): Promise<DemoSignIn[]> {
  if (!(await isComplete())) await oneAfterTheOther(fill)
  return signIns()
}
