/**
 * The help article of each page of the portals, by the beginning of its address: the longest that fits counts. Without
 * texts, because the frame of the portals loads it.
 */
export const pageArticles: Readonly<Record<string, string>> = {
  '/client': 'owners/company-dashboard',
  '/client/setup': 'owners/register-your-company',
  '/client/setup/papers': 'owners/company-approval',
  '/client/setup/views': 'owners/who-sees-what',
  '/client/secret-shopper': 'owners/order-a-visit',
  '/client/secret-shopper/order-many': 'owners/order-many-visits',
  '/client/programme': 'owners/visit-programme',
  '/client/branches': 'owners/import-branches',
  '/client/timeline': 'owners/timeline-and-notes',
  '/client/reports': 'owners/read-a-report',
  '/client/reports/alerts': 'owners/critical-alerts',
  '/client/reports/branches': 'owners/insights',
  '/client/reports/levels': 'owners/insights',
  '/client/reports/returns': 'owners/insights',
  '/client/reports/trend': 'owners/insights',
  '/client/reports/compare': 'owners/insights',
  '/client/reports/answers': 'owners/insights',
  '/client/reports/mailings': 'owners/share-a-report',
  '/client/alerts': 'owners/critical-alerts',
  '/client/tasks': 'owners/corrective-actions',
  '/client/certificates': 'owners/get-a-certificate',
  '/client/certificates/reviews': 'branch-managers/guest-reviews',
  '/client/case-studies': 'owners/case-studies',
  '/client/daily-operations-report': 'branch-managers/daily-report',
  '/client/daily-operations-report/list': 'owners/daily-report-settings',
  '/client/daily-operations-report/template': 'owners/daily-report-settings',
  '/client/audits': 'owners/own-audits',
  '/client/admin-task-tracking': 'owners/duties',
  '/client/government-compliance-report': 'owners/compliance-report',
  '/client/document-monitoring': 'branch-managers/documents-and-licences',
  '/client/document-monitoring/calendar': 'owners/document-calendar',
  '/client/document-monitoring/folders': 'branch-managers/inspectors-folder',
  '/client/product-cost-calculator': 'owners/ingredients-and-recipes',
  '/client/recipe-management': 'owners/ingredients-and-recipes',
  '/client/procurement/suppliers': 'owners/suppliers',
  '/client/procurement/invoices': 'owners/suppliers',
  '/client/procurement/requests': 'owners/quotations',
  '/client/secure-password-vault': 'owners/password-vault',
  '/client/invoices': 'accountants/invoices-and-vat',
  '/client/invoices/plan': 'owners/choose-a-plan',
  '/client/users': 'owners/team-and-roles',
  '/client/users/branch': 'owners/who-sees-what',
  '/client/users/visibility': 'owners/who-sees-what',
  '/client/users/security': 'everyone/two-step-sign-in',
  '/client/users/ownership': 'owners/transfer-or-close-a-company',
  '/client/users/closing': 'owners/transfer-or-close-a-company',
  '/client/notifications': 'owners/notifications',
  '/client/automation': 'owners/automation',
  '/freelancer': 'shoppers/find-visits',
  '/freelancer/secret-shopper': 'shoppers/find-visits',
  '/freelancer/timeline': 'shoppers/shopper-calendar',
  '/freelancer/reports': 'shoppers/returned-reports',
  '/freelancer/feedback': 'shoppers/grades-and-feedback',
  '/freelancer/profile': 'shoppers/become-a-shopper',
  '/freelancer/profile/agreement': 'shoppers/code-of-conduct',
  '/freelancer/profile/bank': 'shoppers/payouts-and-bank-account',
  '/freelancer/profile/level-test': 'shoppers/levels-and-tests',
  '/freelancer/profile/availability': 'shoppers/shopper-calendar',
  '/freelancer/payouts': 'shoppers/pay-and-bonus',
  '/notifications': 'owners/notifications',
  '/account': 'everyone/change-email',
  '/account/security': 'everyone/two-step-sign-in',
  '/account/passkeys': 'everyone/two-step-sign-in',
  '/account/sessions': 'everyone/sign-in',
  '/account/phone': 'everyone/sign-in',
  '/account/identities': 'everyone/sign-in',
  '/account/invitations': 'owners/team-and-roles',
  '/account/data': 'everyone/privacy-and-own-data',
}

/** Address of the help for a page: its article, else the first page of the help. */
export function helpAddressOf(pathname: string): string {
  const steps = pathname.split('/').filter(Boolean)
  for (let length = steps.length; length > 0; length--) {
    const article = pageArticles[`/${steps.slice(0, length).join('/')}`]
    if (article) return `/docs/${article}`
  }
  return '/docs'
}
