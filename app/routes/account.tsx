import { keepForm } from '#/app/shell/keep-form.ts'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { forCompany } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { lacksVatOnInvoices } from '#/features/billing/tax-details/tax-details.server.ts'
import { CompanyCard } from '#/features/companies/companies/components/company-card.tsx'
import { readCompanyDetails, saveCompanyDetails } from '#/features/companies/companies/company-details.server.ts'
import { companyForm } from '#/features/companies/companies/form.ts'
import { languageChoice, displaySession } from '#/features/identity/accounts/session-cookies.server.ts'
import { ProfileCard } from '#/features/identity/profile/components/profile-card.tsx'
import { profileForm } from '#/features/identity/profile/form.ts'
import { readProfile, saveProfile } from '#/features/identity/profile/profile.server.ts'
import { NewsCard } from '#/features/messaging/news/components/news-card.tsx'
import { chooseNews, readNews } from '#/features/messaging/news/choose.server.ts'
import { newsForm } from '#/features/messaging/news/form.ts'
import { profileMessages } from '#/messages/identity/profile.ts'
import { newsMessages } from '#/messages/messaging/news.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { pageTitle } from '../shell/page-title.ts'
import type { Route } from './+types/account'

const savedPath = (what: string) => `${href('/account')}?saved=${what}`

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, profileMessages.personTitle) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const [actor, member] = [actorOf(context), forCompany(actorOf(context), infoOf(context).company)]
  const company = member.type === 'client' ? await readCompanyDetails(member) : null
  return {
    profile: await readProfile(actor),
    company,
    lacksVatOnInvoices:
      company !== null && may(member, 'tax-details.write') && (await lacksVatOnInvoices(member, company.id)),
    isOwner: may(member, 'company.write'),
    wantsNews: await readNews(actor),
    platform: infoOf(context).branding.companyName,
    saved: url.searchParams.get('saved'),
  }
})

const eitherForm = z.discriminatedUnion('intent', [profileForm, companyForm, newsForm])

export const action = formAction(eitherForm, async (actor, input, { context }) => {
  if (input.intent === 'company') {
    await saveCompanyDetails(forCompany(actor, infoOf(context).company), input)
    return redirect(savedPath('company'))
  }
  if (input.intent === 'news') {
    await chooseNews(actor, input)
    return redirect(savedPath('news'))
  }
  await saveProfile(actor, input)
  const headers = new Headers()
  // why: the browser keeps both for itself, see display-session.ts and set-language.ts
  headers.append('set-cookie', displaySession({ ...actor, name: input.fullName }))
  headers.append('set-cookie', languageChoice(input.language))
  return redirect(savedPath('person'), { headers })
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Name, phone, language and news of every kind of user, and the company of an owner or accountant. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, company, isOwner, saved, wantsNews, platform, lacksVatOnInvoices: lacksVat } = loaderData
  const news = useT(newsMessages)
  const t = useT(profileMessages)
  const lang = useLang()
  return (
    <>
      {saved && !actionData && (
        <Notice kind="success" live title={saved === 'news' ? news(wantsNews ? 'savedOn' : 'savedOff') : t('saved')} />
      )}
      <ProfileCard key={JSON.stringify(profile)} profile={profile} result={actionData} />
      <NewsCard key={String(wantsNews)} wantsNews={wantsNews} company={platform[lang]} result={actionData} />
      {company && (
        <CompanyCard
          key={company.version}
          company={company}
          isOwner={isOwner}
          lacksVatOnInvoices={lacksVat}
          result={actionData}
        />
      )}
    </>
  )
}
