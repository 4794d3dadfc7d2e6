import { defineMessages } from '#/domain/text.ts'

/** Notifications about the approval of a client’s account. */
export const companyNotices = defineMessages({
  'client.imported': { en: 'Your company account is ready', ar: 'حساب منشأتك جاهز' },
  'client.viewed': { en: 'Our team viewed your pages', ar: 'اطّلع فريقنا على صفحات حسابك' },
  'client.asked': { en: 'We have a question before we approve your account', ar: 'لدينا سؤال قبل اعتماد حساب منشأتك' },
  'ownership.step': {
    en: 'Transfer of ownership to {receiver}: {outcome}',
    ar: 'نقل الملكية إلى {receiver}: {outcome}',
  },
  'ownership.given': {
    en: 'Our team names a new owner of {called}: {receiver}, {outcome}',
    ar: 'تعيين مالك جديد من فريقنا في {called}: {receiver}، {outcome}',
  },
  'ownership.claim': { en: 'New owner of {client}: {outcome}', ar: 'مالك جديد لدى {client}: {outcome}' },
  'company.closing': {
    en: '{called} is being closed and will be erased on {until}',
    ar: '{called}: حساب المنشأة قيد الإغلاق، ويُمحى بتاريخ {until}',
  },
  'company.closing-soon': {
    en: '{called} will be erased on {until}',
    ar: '{called}: يُمحى حساب المنشأة بتاريخ {until}',
  },
  'company.kept': { en: '{called} stays: {by} stopped its closing', ar: '{called}: أوقف {by} إغلاق حساب المنشأة' },
  'client.closing': {
    en: '{client} is being closed, erased on {until}',
    ar: '{client}: قيد الإغلاق، يُمحى بتاريخ {until}',
  },
  'client.kept': { en: '{client} stays: the closing was stopped', ar: '{client}: توقف الإغلاق' },
  'team.second-factor': {
    en: 'Two-step sign-in is now required for: {chosen}',
    ar: 'الدخول بخطوتين مطلوب الآن من: {chosen}',
  },
  'api.webhook': { en: 'Webhook endpoint “{endpoint}”: {step}', ar: 'عنوان استقبال «{endpoint}»: {step}' },
  'api.webhook-off': {
    en: 'Webhook endpoint “{endpoint}” is disabled: {why}',
    ar: 'عُطّل عنوان الاستقبال «{endpoint}»: {why}',
  },
  'api.key': { en: 'API key “{key}”: {step}', ar: 'مفتاح الواجهة البرمجية «{key}»: {step}' },
  'client.answered': { en: 'Answer about the account: {client}', ar: 'رد بشأن الحساب: {client}' },
  'client.approved': { en: 'Your company account is approved', ar: 'اعتُمد حساب منشأتك' },
  'client.rejected': { en: 'Your company account was not approved', ar: 'لم يُعتمد حساب منشأتك' },
  'client.suspended': { en: 'Your company account is suspended', ar: 'أُوقف حساب منشأتك' },
  'node.moved': { en: 'Moved: {what}, from {from} to {to}', ar: 'نقل: {what}، من {from} إلى {to}' },
  'node.merged': { en: 'Merged: {what} into {into}', ar: 'دمج: {what} في {into}' },
  'client.reinstated': { en: 'Your company account is active again', ar: 'أُعيد تفعيل حساب منشأتك' },
  'team.invitation': { en: '{inviter} invites you to the team of {called}', ar: 'يدعوك {inviter} إلى فريق {called}' },
  'team.joined': { en: '{address} joined the team of {called}', ar: 'انضم {address} إلى فريق {called}' },
  'team.declined': { en: '{address} declined to join {called}', ar: 'اعتذر {address} عن الانضمام إلى {called}' },
  'team.grants': { en: 'Your roles at {called} have changed', ar: 'تغيّرت أدوارك في {called}' },
  'team.reactivated': { en: 'Your access to {called} is active again', ar: 'عادت صلاحيتك في {called}' },
})
