import { defineMessages } from '#/domain/text.ts'

/** Notifications about requests, visits, offers and waves. */
export const orderingNotices = defineMessages({
  'request.placed': { en: '{client} requested a visit to {branch}', ar: 'طلب زيارة جديد من {client}: {branch}' },
  'request.received': { en: 'We requested a visit to {branch} for you', ar: 'سُجّل باسم منشأتك طلب زيارة {branch}' },
  'request.approved': { en: 'Your request for {branch} is approved', ar: 'وافقنا على طلب زيارة {branch}' },
  'request.assigned': { en: 'You have a new visit: {branch}', ar: 'لديك زيارة جديدة: {branch}' },
  'request.shopper-found': { en: 'A shopper is assigned to {branch}', ar: 'عُيّن متسوّق لزيارة {branch}' },
  'request.taken-back': { en: 'The visit to {branch} is no longer yours', ar: 'لم تعد زيارة {branch} ضمن زياراتك' },
  'request.handed-back': {
    en: '{shopper} handed back the visit to {branch}',
    ar: 'اعتذار عن زيارة {branch}: {shopper}',
  },
  'visit.team-conflict': {
    en: '{shopper} joined the team of {client}. Visit to {branch}: {outcome}',
    ar: 'انضم متسوّق إلى فريق {client}: {shopper}. زيارة {branch}: {outcome}',
  },
  'request.missed': { en: '{shopper} missed the visit to {branch}', ar: 'تغيّب عن زيارة {branch}: {shopper}' },
  'request.no-show': {
    en: 'You missed the visit to {branch}. It is no longer yours.',
    ar: 'تغيّبت عن زيارة {branch}، ولم تعد ضمن زياراتك',
  },
  'request.rescheduled': { en: 'The visit to {branch} has a new date', ar: 'موعد جديد لزيارة {branch}' },
  'offer.made': { en: 'A visit is offered to you: {branch}', ar: 'زيارة معروضة عليك: {branch}' },
  'offer.standby': {
    en: 'Can you be the standby for a visit to {branch}?',
    ar: 'هل يمكنك أن تكون بديلًا لزيارة {branch}؟',
  },
  'offer.ended': { en: 'The offer for {branch} is closed', ar: 'أُغلق عرض زيارة {branch}' },
  'offer.refused': { en: '{shopper} declined the visit to {branch}', ar: 'لم يُقبل عرض زيارة {branch}: {shopper}' },
  'offer.nobody-left': {
    en: 'No shopper is left to offer the visit to {branch} to',
    ar: 'لم يبقَ متسوّق تُعرض عليه زيارة {branch}',
  },
  'visit.bonus-raised': {
    en: 'The bonus for the visit to {branch} that you want is now {bonus}',
    ar: 'أصبحت مكافأة زيارة {branch} التي رغبت فيها {bonus}',
  },
  'request.started': { en: 'The visit to {branch} has begun', ar: 'بدأت زيارة {branch}' },
  'request.cancelled': { en: 'The request for {branch} is cancelled', ar: 'أُلغي طلب {branch}' },
  'request.moved': {
    en: '{client} moved the visit to {branch} to {visit}',
    ar: 'تغيير موعد من {client}: {branch}، {visit}',
  },
  'request.many-placed': { en: '{client} requested visits: {count}', ar: 'طلب زيارات جديدة من {client}: {count}' },
  'request.many-received': { en: 'We received your order. Visits: {count}', ar: 'وصلنا طلبك. عدد الزيارات: {count}' },
  'programme.planned': {
    en: 'Programme “{programme}”: visits drawn for the period from {from} to {until}: {count}',
    ar: 'برنامج «{programme}»: الزيارات المسحوبة للمدة من {from} إلى {until}: {count}',
  },
  'request.wave-planned': { en: 'New visits planned for you: {count}', ar: 'زيارات جديدة مخططة لمنشأتك: {count}' },
  'request.wave-cancelled': { en: 'Planned visits cancelled: {count}', ar: 'زيارات مخططة أُلغيت: {count}' },
  'wave.proposed': { en: 'The proposal for the wave “{wave}” is ready', ar: 'اقتراح توزيع الجولة «{wave}» جاهز' },
  'wave.confirmed': {
    en: '“{wave}”: visits assigned or offered: {done}, without a shopper: {refused}',
    ar: 'الجولة «{wave}»: زيارات لها متسوّق أو معروضة: {done}، ودون متسوّق: {refused}',
  },
  'visit.reminder': { en: 'Reminder: your visit to {branch} is coming up', ar: 'تذكير: اقترب موعد زيارة {branch}' },
})
