import { accountArticles } from './account.ts'
import { actionArticles } from './actions.ts'
import { buyingArticles } from './buying.ts'
import { certificateArticles } from './certificates.ts'
import { dailyArticles } from './daily.ts'
import { dashboardArticles } from './dashboard.ts'
import { fieldworkArticles } from './fieldwork.ts'
import type { HelpSource } from './help-source.ts'
import { kitchenArticles } from './kitchen.ts'
import { moneyArticles } from './money.ts'
import { ownDataArticles } from './own-data.ts'
import { paperArticles } from './papers.ts'
import { teamWorkArticles } from './our-team.ts'
import { payArticles } from './pay.ts'
import { recipeArticles } from './recipes.ts'
import { relayArticles } from './recipes-relays.ts'
import { reportArticles } from './reports.ts'
import { shopperArticles } from './shoppers.ts'
import { startArticles } from './start.ts'
import { stockArticles } from './stock.ts'
import { teamArticles } from './team.ts'
import { teamNewsArticles } from './team-news.ts'
import { vaultArticles } from './vault.ts'
import { visitArticles } from './visits.ts'

/** All help articles, in the order of the pages of roles. */
export const helpArticles: readonly HelpSource[] = [
  ...startArticles,
  ...dashboardArticles,
  ...visitArticles,
  ...shopperArticles,
  ...fieldworkArticles,
  ...reportArticles,
  ...actionArticles,
  ...certificateArticles,
  ...dailyArticles,
  ...paperArticles,
  ...buyingArticles,
  ...stockArticles,
  ...vaultArticles,
  ...kitchenArticles,
  ...moneyArticles,
  ...payArticles,
  ...teamArticles,
  ...teamNewsArticles,
  ...recipeArticles,
  ...relayArticles,
  ...accountArticles,
  ...ownDataArticles,
  ...teamWorkArticles,
]

/** The ten questions of the first page, by how often they come. */
export const commonQuestions = [
  'order-a-visit',
  'read-a-report',
  'dispute-an-answer',
  'pay-an-invoice',
  'team-and-roles',
  'get-a-certificate',
  'become-a-shopper',
  'carry-out-a-visit',
  'payouts-and-bank-account',
  'sign-in',
] as const
