import { defineMessages } from '#/domain/text.ts'
import { invitationMessages } from '../invitations.ts'

/** Names of the delivered roles of our team. */
export const staffRoleMessages = defineMessages({
  owner: { en: 'Owner', ar: 'المالك' },
  operations: { en: 'Operations', ar: 'العمليات' },
  editor: { en: 'Editor', ar: 'المراجع' },
  finance: { en: 'Finance', ar: 'المالية' },
  content: { en: 'Content', ar: 'المحتوى' },
  support: { en: 'Support', ar: 'الدعم' },
})

/** Staff and permissions: the list, invitations and one member. */
export const staffMessages = defineMessages({
  title: { en: 'Staff and permissions', ar: 'الموظفون والصلاحيات' },
  caption: { en: 'Staff by name', ar: 'الموظفون حسب الاسم' },
  search: { en: 'Search by name or email', ar: 'البحث بالاسم أو البريد الإلكتروني' },
  none: { en: 'No staff found', ar: 'لا يوجد موظفون مطابقون' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  role: { en: 'Role', ar: 'الدور' },
  state: { en: 'Status', ar: 'الحالة' },
  state_active: { en: 'Active', ar: 'نشط' },
  state_removed: { en: 'Removed', ar: 'أُلغي وصوله' },
  secondFactor: { en: 'Two-step sign-in', ar: 'التحقق بخطوتين' },
  secondFactor_on: { en: 'On', ar: 'مفعّل' },
  secondFactor_off: { en: 'Off', ar: 'غير مفعّل' },
  lastSeen: { en: 'Last active', ar: 'آخر نشاط' },
  never: { en: 'Not yet', ar: 'لم يدخل بعد' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  invite: { en: 'Invite', ar: 'دعوة موظف' },
  invited: { en: 'Invitation sent to {email}', ar: 'أُرسلت الدعوة إلى {email}' },
  inviteTitle: { en: 'Invite a colleague', ar: 'دعوة موظف' },
  inviteLead: {
    en: 'The link is valid for 7 days. A new invitation to the same address replaces the previous one. All owners are notified.',
    ar: 'الرابط صالح لمدة 7 أيام، وتحل الدعوة الجديدة إلى العنوان نفسه محل السابقة. ويصل إشعار إلى جميع المالكين.',
  },
  fullName: { en: 'Full name', ar: 'الاسم الكامل' },
  language: { en: 'Language of the email', ar: 'لغة الرسالة' },
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
  send: { en: 'Send invitation', ar: 'إرسال الدعوة' },
  memberTitle: { en: 'Staff member', ar: 'الموظف' },
  changeRole: { en: 'Change role', ar: 'تغيير الدور' },
  changeRoleHint: {
    en: 'The new role applies from the next page the person opens. The person and all owners receive an email.',
    ar: 'يسري الدور الجديد من الصفحة التالية التي تُفتح، وتصل رسالة إلى الموظف وإلى جميع المالكين.',
  },
  saveRole: { en: 'Save role', ar: 'حفظ الدور' },
  roleSaved: { en: 'Role saved', ar: 'حُفظ الدور' },
  restore: { en: 'Give access again', ar: 'إعادة الوصول' },
  restoreHint: {
    en: 'The person signs in with the same account again, in the role you choose.',
    ar: 'يعود الدخول بالحساب نفسه وبالدور الذي تختاره.',
  },
  remove: { en: 'Remove access', ar: 'إلغاء الوصول' },
  removeHint: {
    en: 'All sessions end immediately, and open invitations of this person are withdrawn. Records of past work keep the name.',
    ar: 'تُنهى جميع الجلسات فورًا، وتُسحب الدعوات المعلّقة من هذا الموظف. ويبقى الاسم في سجلات العمل السابق.',
  },
})

/** Roles of our team by area. */
export const staffMatrixMessages = defineMessages({
  title: { en: 'Roles', ar: 'الأدوار' },
  caption: { en: 'Rights by area and role', ar: 'الصلاحيات حسب القسم والدور' },
  area: { en: 'Area', ar: 'القسم' },
  members: { en: 'Active members', ar: 'الموظفون النشطون' },
  secondFactor: { en: 'Two-step sign-in', ar: 'التحقق بخطوتين' },
  required: { en: 'Required', ar: 'إلزامي' },
  optional: { en: 'Optional', ar: 'اختياري' },
  area_clients: { en: 'Clients, approval, companies', ar: 'العملاء واعتمادهم والمنشآت' },
  area_shoppers: { en: 'Shoppers, levels, conflicts', ar: 'المتسوّقون والمستويات وتعارض المصالح' },
  area_requests: { en: 'Requests, assignment, waves', ar: 'الطلبات والتعيين والجولات' },
  area_review: { en: 'Review, disputes, appeals', ar: 'مراجعة التقارير والاعتراضات والتظلّمات' },
  area_questionnaires: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  area_certificates: { en: 'Certificates, guest reviews', ar: 'الشهادات وتقييمات الضيوف' },
  area_invoices: { en: 'Invoices, payments, plans', ar: 'الفواتير والمدفوعات والباقات' },
  area_payouts: { en: 'Payouts', ar: 'المستحقات' },
  area_ledger: { en: 'Ledger, VAT, e-invoicing units', ar: 'دفتر الأستاذ والضريبة ووحدات الفوترة' },
  area_site: { en: 'Site, blog, forms, branding', ar: 'الموقع والمدونة والنماذج والهوية' },
  area_inbox: { en: 'Inbox', ar: 'الوارد' },
  area_emails: { en: 'Emails', ar: 'رسائل البريد' },
  area_platform: { en: 'Settings, permissions, logs', ar: 'الإعدادات والصلاحيات والسجلات' },
  cell_none: { en: 'No access', ar: 'لا وصول' },
  cell_read: { en: 'Read', ar: 'اطلاع' },
  cell_do: { en: 'Read and change', ar: 'اطلاع وتعديل' },
  cell_pay: { en: 'Names and bank details', ar: 'الأسماء والحسابات البنكية' },
  cell_state: { en: 'Status only', ar: 'الحالة فقط' },
  cell_view: { en: 'Read, client’s view', ar: 'اطلاع وعرض بوابة العميل' },
  cell_resend: { en: 'Read, send again', ar: 'اطلاع وإعادة إرسال' },
  cell_make: { en: 'Prepare batches', ar: 'إعداد الدفعات' },
  cell_approve: { en: 'Approve batches', ar: 'اعتماد الدفعات' },
})

/** The page of an invitation to our team. */
export const joinStaffMessages = defineMessages({
  page: { en: 'Join our team', ar: 'الانضمام إلى فريقنا' },
  about: { en: 'Accept an invitation to our team.', ar: 'قبول دعوة للانضمام إلى فريقنا.' },
  title: { en: 'Join the team of {company}', ar: 'الانضمام إلى فريق {company}' },
  lead: { en: 'Your role: {role}. Your account: {email}', ar: 'دورك: {role}. حسابك: {email}' },
  secondFactor: {
    en: 'This role requires two-step sign-in. You set it up after signing in.',
    ar: 'يتطلب هذا الدور التحقق بخطوتين، ويُفعَّل بعد تسجيل الدخول.',
  },
  create: { en: 'Create account', ar: 'إنشاء الحساب' },
  dead: invitationMessages.dead,
  deadLead: {
    en: 'It has expired, was replaced by a newer one, or was already used. Ask the person who invited you for a new one.',
    ar: 'انتهت صلاحيتها أو حلّت محلها دعوة أحدث أو سبق استخدامها. اطلب دعوة جديدة ممن دعاك.',
  },
  joined: { en: 'Your account is ready', ar: 'حسابك جاهز' },
  joinedLead: { en: 'Sign in with your email address and password.', ar: 'سجّل الدخول ببريدك الإلكتروني وكلمة مرورك.' },
  joinedLeadFactor: {
    en: 'Sign in with your email address and password. The next page sets up two-step sign-in, which your role requires.',
    ar: 'سجّل الدخول ببريدك الإلكتروني وكلمة مرورك، ثم فعّل في الصفحة التالية التحقق بخطوتين الذي يتطلبه دورك.',
  },
  toSignIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
})
