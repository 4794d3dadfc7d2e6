import { navigationMessages as say } from '#/messages/site/navigation.ts'

const entry = (label: { en: string; ar: string }, target: string) => ({ label, target })

const services = entry(say.allServices, '/services')
const mysteryShopping = entry(say.mysteryShopping, '/mystery-shopping')
const aiReports = entry(say.aiReports, '/ai-reports')
const getCertified = entry(say.getCertified, '/get-certified')
const franchise = entry(say.franchise, '/franchise')
const joinAsClient = entry(say.joinAsClient, '/client-registration')
const joinAsShopper = entry(say.joinAsShopper, '/join-mystery-shopper')
const joinAsFreelancer = entry(say.joinAsFreelancer, '/join-freelancer')
const about = entry(say.about, '/about')
const clientResults = entry(say.clientResults, '/client-results')
const blog = entry(say.blog, '/blog')
const reports = entry(say.reports, '/reports')
const integrations = entry(say.integrations, '/integrations')
const contact = entry(say.contact, '/contact')
const plans = entry(say.plans, '/plans')
const help = entry(say.help, '/docs')

/** Header and footer as they are delivered: only pages that exist. */
export const defaultNavigation = {
  header: [
    {
      label: say.services,
      links: [
        services,
        mysteryShopping,
        aiReports,
        getCertified,
        franchise,
        entry(say.audits, '/services#operations-audit'),
        entry(say.training, '/services#training'),
        entry(say.dailyOperations, '/services#daily-operations'),
      ],
    },
    {
      label: say.pricing,
      links: [plans, entry(say.visitPrices, '/plans#visit-prices'), entry(say.priceQuestions, '/plans#questions')],
    },
    {
      label: say.joinUs,
      links: [joinAsClient, joinAsShopper, joinAsFreelancer, entry(say.createAccount, '/signup')],
    },
    { label: say.company, links: [about, clientResults, blog, reports, integrations, help, contact] },
  ],
  footer: [
    { label: say.solutions, links: [services, mysteryShopping, aiReports, getCertified, franchise, plans, reports] },
    {
      label: say.company,
      links: [about, clientResults, blog, integrations, help, contact, entry(say.terms, '/terms')],
    },
    {
      label: say.accounts,
      links: [
        entry(say.clientSignIn, '/login'),
        joinAsClient,
        joinAsShopper,
        joinAsFreelancer,
        entry(say.adminSignIn, '/admin-login'),
      ],
    },
  ],
}
