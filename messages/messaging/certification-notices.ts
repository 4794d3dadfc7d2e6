import { defineMessages } from '#/domain/text.ts'

/** Notifications about certificates and guest reviews. */
export const certificationNotices = defineMessages({
  'certificate.issued': { en: 'Certificate for {branch}: {level}', ar: 'شهادة {branch}: المستوى {level}' },
  'certificate.renewed': {
    en: 'The certificate of {branch} is renewed: {level}',
    ar: 'جُدّدت شهادة {branch} بالمستوى {level}',
  },
  'certificate.suspended': {
    en: 'The certificate of {branch} is suspended: {why}',
    ar: 'أُوقفت شهادة {branch} مؤقتًا: {why}',
  },
  'certificate.suspended-by-rule': {
    en: 'The certificate of {branch} is suspended after a critical failure until its correction is confirmed',
    ar: 'أُوقفت شهادة {branch} مؤقتًا بعد إخفاق حرج إلى أن تتأكد معالجته',
  },
  'certificate.reinstated': { en: 'The certificate of {branch} is valid again', ar: 'استئناف سريان شهادة {branch}' },
  'certificate.revoked': {
    en: 'The certificate of {branch} is revoked: {why}',
    ar: 'أُلغيت شهادة {branch}: {why}',
  },
  'certificate.expired': {
    en: 'The certificate of {branch} has expired',
    ar: 'انتهت صلاحية شهادة {branch}',
  },
  'certificate.ends': {
    en: 'The certificate of {branch} ends on {date}',
    ar: 'تنتهي شهادة {branch} بتاريخ {date}',
  },
  'certificate.declined': {
    en: 'The certificate application for {branch} was not granted',
    ar: 'لم يُقبل طلب شهادة {branch}',
  },
  'certificate.applied': {
    en: '{client} applied for a certificate for {branch}',
    ar: 'طلب شهادة من {client}: {branch}',
  },
  'certificate.rule-suspended': {
    en: 'The certificate of {branch} ({client}) was suspended automatically',
    ar: 'أُوقفت شهادة {branch} مؤقتًا وفق شروط المنح، {client}',
  },
  'guest-review.waiting': {
    en: 'New guest reviews of {branch} are waiting for approval',
    ar: 'تقييمات ضيوف جديدة بانتظار المراجعة: {branch}',
  },
  'guest-review.reported': {
    en: '{client} reported a guest’s review of {branch}',
    ar: 'بلاغ من {client} عن تقييم ضيف: {branch}',
  },
  'guest-review.published': {
    en: 'A guest’s review of {branch} was published: {stars} of 5 stars',
    ar: 'نُشر تقييم ضيف ({stars} من 5): {branch}',
  },
  'guest-review.kept': {
    en: 'The review of {branch} that you reported remains public',
    ar: 'يبقى التقييم الذي أبلغت عنه منشورًا: {branch}',
  },
  'guest-review.removed': {
    en: 'The review of {branch} that you reported was removed',
    ar: 'أُزيل التقييم الذي أبلغت عنه: {branch}',
  },
  'guest-review.reply-removed': {
    en: 'Our team removed your reply to a guest’s review of {branch}',
    ar: 'أُزيل ردّك على تقييم ضيف: {branch}',
  },
})
