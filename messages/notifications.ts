import { defineMessages } from '#/domain/text.ts'
import { billingNotices } from './messaging/billing-notices.ts'
import { buyingNotices } from './messaging/buying-notices.ts'
import { certificationNotices } from './messaging/certification-notices.ts'
import { companyNotices } from './messaging/company-notices.ts'
import { identityNotices } from './messaging/identity-notices.ts'
import { dutyNotices } from './messaging/duty-notices.ts'
import { kitchenNotices } from './messaging/kitchen-notices.ts'
import { officeNotices } from './messaging/office-notices.ts'
import { operationsNotices } from './messaging/operations-notices.ts'
import { orderingNotices } from './messaging/ordering-notices.ts'
import { reportingNotices } from './messaging/reporting-notices.ts'
import { shopperNotices } from './messaging/shopper-notices.ts'
import { vaultNotices } from './messaging/vault-notices.ts'

/** Texts of the bell, one a kind. Params are names and numbers; their keys are the words in braces. */
export const notificationMessages = {
  ...identityNotices,
  ...companyNotices,
  ...billingNotices,
  ...buyingNotices,
  ...certificationNotices,
  ...dutyNotices,
  ...kitchenNotices,
  ...officeNotices,
  ...operationsNotices,
  ...orderingNotices,
  ...reportingNotices,
  ...shopperNotices,
  ...vaultNotices,
}
export type NotificationKind = keyof typeof notificationMessages

/** Texts around the notifications. */
export const bellMessages = defineMessages({
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  // why: the bell shows the figure, so its name has the figure too: voice control finds it, as it would not find 'إشعاران'
  unread: { en: 'Notifications: {count} unread', ar: 'الإشعارات غير المقروءة: {count}' },
  allRead: { en: 'Notifications: nothing new', ar: 'الإشعارات: لا جديد' },
  unreadMark: { en: 'Unread:', ar: 'غير مقروء:' },
  markAllRead: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  empty: { en: 'You have no notifications', ar: 'لا توجد إشعارات' },
  emptyHint: { en: 'News about your visits and reports appears here.', ar: 'تظهر هنا مستجدات زياراتك وتقاريرك.' },
  settings: { en: 'Notification settings', ar: 'إعدادات الإشعارات' },
  seeAll: { en: 'All notifications', ar: 'كل الإشعارات' },
  older: { en: 'Older notifications', ar: 'إشعارات أقدم' },
  unknownKind: { en: 'There is news about your account', ar: 'يوجد جديد في حسابك' },
  failed: { en: 'The notifications could not be loaded.', ar: 'تعذّر تحميل الإشعارات.' },
})
