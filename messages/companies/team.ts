import { defineMessages } from '#/domain/text.ts'
import { invitationMessages } from '../invitations.ts'

/** Texts for members of a company's team who have no access at the moment. */
export const noAccessMessages = defineMessages({
  noAccess: { en: 'You have no access to a branch', ar: 'ليست لديك صلاحية على أي فرع' },
  noAccessHelp: {
    en: 'Your account works, but no role in a company is assigned to it at the moment. Ask an owner of the company to give you a role.',
    ar: 'حسابك يعمل، لكن لم يُسند إليك دور في أي منشأة حاليًا. اطلب من مالك حساب المنشأة أن يسند إليك دورًا.',
  },
  noAccessIn: {
    en: 'Your account works, but you have no role in {company} at the moment. Ask an owner to give you one.',
    ar: 'حسابك يعمل، لكن لم يُسند إليك دور في {company} حاليًا. اطلب دورًا من مالك الحساب.',
  },
  owners: { en: 'Owners: {names}', ar: 'مالكو الحساب: {names}' },
  between: { en: ', ', ar: '، ' },
  toAccount: { en: 'Open your account', ar: 'فتح حسابك' },
  ask: { en: 'Ask an owner', ar: 'يمكنك سؤال أحد المُلّاك' },
  openActions: { en: 'Your open corrective actions', ar: 'إجراءاتك التصحيحية المفتوحة' },
  openActionsHelp: {
    en: 'They stay with you until an owner or manager assigns them to another person.',
    ar: 'تبقى مسندة إليك حتى يسندها مالك أو مدير إلى شخص آخر.',
  },
  dueOn: { en: 'due {day}', ar: 'الاستحقاق {day}' },
})

/** Roles of a team, and how they are named with their place. */
export const teamMessages = defineMessages({
  role_owner: { en: 'Owner', ar: 'مالك الحساب' },
  role_manager: { en: 'Manager', ar: 'مدير' },
  role_branch_manager: { en: 'Branch manager', ar: 'مدير فرع' },
  role_viewer: { en: 'Viewer', ar: 'مستخدم للاطلاع' },
  role_accountant: { en: 'Accountant', ar: 'محاسب' },
  may_owner: {
    en: 'Everything, including the team, the plan and company details',
    ar: 'كل شيء، ومنه الفريق والباقة وبيانات المنشأة',
  },
  may_manager: {
    en: 'Orders visits, reads and answers reports, assigns actions, and invites branch managers and viewers',
    ar: 'يطلب الزيارات، ويطّلع على التقارير ويرد عليها، ويسند الإجراءات، ويدعو مديري الفروع والمطّلعين',
  },
  may_branch_manager: {
    en: 'Reads and answers the reports of the branch and works on its actions',
    ar: 'يطّلع على تقارير الفرع ويرد عليها وينفذ إجراءاته',
  },
  may_viewer: { en: 'Reads reports and actions, and changes nothing', ar: 'يطّلع على التقارير والإجراءات دون تعديل' },
  may_accountant: {
    en: 'Requests, invoices, payments and invoice details; no reports',
    ar: 'الطلبات والفواتير والمدفوعات وبيانات الفوترة، دون التقارير',
  },
  roleAt: { en: '{role}, {place}', ar: '{role}، {place}' },
  roleUntil: { en: '{role}, until {date}', ar: '{role}، حتى {date}' },
  wholeCompany: { en: 'Whole company', ar: 'المنشأة كاملة' },
  kind_root: { en: 'Company', ar: 'المنشأة' },
  kind_brand: { en: 'Brand', ar: 'علامة تجارية' },
  kind_region: { en: 'Region', ar: 'منطقة' },
  kind_area: { en: 'Area', ar: 'نطاق' },
  kind_franchisee: { en: 'Franchisee', ar: 'صاحب امتياز' },
  kind_branch: { en: 'Branch', ar: 'فرع' },
})

/** The page of the team and of one member. */
export const teamPageMessages = defineMessages({
  roleNth: { en: 'Role {nth}', ar: 'الدور {nth}' },
  noFurtherRole: { en: 'None', ar: 'بلا دور إضافي' },
  addAnotherRole: { en: 'Add another role', ar: 'إضافة دور آخر' },
  title: { en: 'Team', ar: 'الفريق' },
  caption: { en: 'Members of the team', ar: 'أعضاء الفريق' },
  search: { en: 'Search the team', ar: 'البحث في الفريق' },
  searchHint: { en: 'Name or email', ar: 'الاسم أو البريد الإلكتروني' },
  role: { en: 'Role', ar: 'الدور' },
  role_owner: { en: 'Owner', ar: 'مالك الحساب' },
  role_manager: { en: 'Manager', ar: 'مدير' },
  role_branch_manager: { en: 'Branch manager', ar: 'مدير فرع' },
  role_viewer: { en: 'Viewer', ar: 'مستخدم للاطلاع' },
  role_accountant: { en: 'Accountant', ar: 'محاسب' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  roles: { en: 'Role and scope', ar: 'الدور ونطاق الصلاحية' },
  state: { en: 'State', ar: 'الحالة' },
  state_active: { en: 'Active', ar: 'نشط' },
  state_suspended: { en: 'Suspended', ar: 'موقوف' },
  secondFactor: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  secondFactor_on: { en: 'On', ar: 'مفعّل' },
  secondFactor_off: { en: 'Off', ar: 'غير مفعّل' },
  lastSeen: { en: 'Last active', ar: 'آخر نشاط' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
  notManaged: {
    en: 'This person has a role above yours or outside your part of the company. An owner changes roles and access.',
    ar: 'لهذا العضو دور أعلى من دورك أو خارج نطاقك. تغيير الأدوار والوصول لمالك الحساب.',
  },
  noRole: { en: 'No role at the moment', ar: 'دون دور حاليًا' },
  empty: { en: 'Only you so far', ar: 'أنت وحدك حتى الآن' },
  emptyHint: {
    en: 'Invite managers, branch managers and your accountant. Each sees only their part of the company.',
    ar: 'ادعُ المديرين ومديري الفروع والمحاسب. يرى كل منهم الجزء الخاص به من المنشأة فقط.',
  },
  whoSees: { en: 'Who sees a branch', ar: 'المطّلعون على الفرع' },
  invite: { en: 'Invite a person', ar: 'دعوة شخص' },
  inviteTitle: { en: 'Invite a person to the team', ar: 'دعوة شخص إلى الفريق' },
  inviteLead: {
    en: 'They receive an email with a link that works for 7 days. An existing account with this address joins; no second one is needed.',
    ar: 'تصل إلى الشخص رسالة فيها رابط صالح 7 أيام. وإن كان للبريد حساب فينضم به دون إنشاء حساب آخر.',
  },
  language: { en: 'Language of the email', ar: 'لغة الرسالة' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  place: { en: 'Part of the company', ar: 'القسم من المنشأة' },
  choose: { en: 'Choose', ar: 'اختر' },
  placeHelp: {
    en: 'The role counts there and in everything below it.',
    ar: 'يسري الدور عليه وعلى كل ما يندرج تحته.',
  },
  endsOn: { en: 'Last day of the role', ar: 'آخر يوم للدور' },
  endsOnHelp: { en: 'Leave empty for a role without an end.', ar: 'اتركه فارغًا لدور بلا تاريخ انتهاء.' },
  send: { en: 'Send the invitation', ar: 'إرسال الدعوة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  invited: { en: 'Invitation sent to {email}', ar: 'أُرسلت الدعوة إلى {email}' },
  // One member
  memberTitle: { en: 'Member of the team', ar: 'عضو الفريق' },
  grants: { en: 'Roles', ar: 'الأدوار' },
  duties: { en: 'Duties in the kitchen', ar: 'مهام المطبخ' },
  dutiesHelp: {
    en: 'They count for managers of the whole company. Other managers propose ingredients.',
    ar: 'تسري على مديري المنشأة كاملة. أما المديرون الآخرون فيقترحون المكونات.',
  },
  duty_recipes: { en: 'Recipes', ar: 'الوصفات' },
  duty_recipesHelp: {
    en: 'Changes ingredients, yields and recipes, publishes them, and changes the settings of the kitchen',
    ar: 'يعدّل المكونات ونسب التصافي والوصفات وينشرها، ويعدّل إعدادات المطبخ',
  },
  duty_purchasing: { en: 'Purchasing', ar: 'المشتريات' },
  duty_purchasingHelp: {
    en: 'Adds and corrects prices of ingredients, and keeps the suppliers',
    ar: 'يضيف أسعار المكونات ويصححها، ويدير المورّدين',
  },
  saveDuties: { en: 'Save duties', ar: 'حفظ المهام' },
  grantsHelp: {
    en: 'Roles add up. Each counts for its part of the company and everything below it.',
    ar: 'تُجمع الصلاحيات. يسري كل دور على قسمه من المنشأة وعلى كل ما يندرج تحته.',
  },
  addRole: { en: 'Add a role', ar: 'إضافة دور' },
  dropRole: { en: 'Remove', ar: 'إزالة' },
  dropNamed: { en: 'Remove the role: {role}', ar: 'إزالة الدور: {role}' },
  dropTitle: { en: 'Remove the role “{role}”?', ar: 'هل تريد إزالة الدور «{role}»؟' },
  dropText: {
    en: '{name} loses this access immediately. Other roles stay.',
    ar: 'يفقد {name} هذه الصلاحية فورًا، وتبقى أدواره الأخرى.',
  },
  access: { en: 'Access', ar: 'الوصول' },
  suspend: { en: 'Suspend', ar: 'إيقاف مؤقت' },
  suspendTitle: { en: 'Suspend {name}?', ar: 'هل تريد إيقاف {name} مؤقتًا؟' },
  suspendText: {
    en: 'Open sessions end immediately. The roles stay and count again when you reactivate the member.',
    ar: 'تنتهي جلساته المفتوحة فورًا. تبقى أدواره وتسري من جديد عند إعادة التفعيل.',
  },
  reactivate: { en: 'Reactivate', ar: 'إعادة التفعيل' },
  remove: { en: 'Remove from the team', ar: 'إزالة من الفريق' },
  removeTitle: { en: 'Remove {name} from the team?', ar: 'هل تريد إزالة {name} من الفريق؟' },
  removeText: {
    en: 'Open sessions and shared links end immediately. Open actions and branches go to the nearest manager above, and unanswered invitations that the person sent are withdrawn. Reports keep the name.',
    ar: 'تنتهي الجلسات والروابط التي شاركها فورًا، وتنتقل الإجراءات المفتوحة والفروع إلى أقرب مدير أعلى، وتُسحب الدعوات المرسلة التي لم يُرد عليها. يبقى الاسم في التقارير.',
  },
  leave: { en: 'Leave the company', ar: 'مغادرة المنشأة' },
  leaveTitle: { en: 'Leave {company}?', ar: 'هل تريد مغادرة {company}؟' },
  leaveText: {
    en: 'You lose access immediately and are signed out. Your own account stays.',
    ar: 'تفقد صلاحيتك فورًا وتُسجَّل خروجك. يبقى حسابك الشخصي.',
  },
  thisIsYou: { en: 'This is you', ar: 'هذا حسابك' },
  done_changed: { en: 'Saved', ar: 'حُفظت التغييرات' },
})

/** The page of an invitation, and the invitations of the own address. */
export const joinMessages = defineMessages({
  title: { en: 'Join {company}', ar: 'الانضمام إلى {company}' },
  about: { en: 'Answer an invitation to a company’s team.', ar: 'الرد على دعوة للانضمام إلى فريق منشأة.' },
  page: { en: 'Invitation', ar: 'دعوة' },
  lead: {
    en: '{inviter} invites you to the team of {company}.',
    ar: 'يدعوك {inviter} للانضمام إلى فريق {company}.',
  },
  offered: { en: 'Your role', ar: 'دورك' },
  nothing: {
    en: 'The part of the company that this invitation was for no longer exists. You can join; an owner then gives you a role.',
    ar: 'لم يعد القسم المقصود في هذه الدعوة موجودًا. يمكنك الانضمام، ثم يسند إليك مالك الحساب دورًا.',
  },
  accept: { en: 'Join', ar: 'انضمام' },
  decline: { en: 'Decline', ar: 'اعتذار' },
  as: { en: 'You are signed in as {email}.', ar: 'أنت مسجّل الدخول بالبريد {email}.' },
  other: {
    en: 'This invitation is for {address}. Sign out, then open the link again.',
    ar: 'هذه الدعوة مرسلة إلى {address}. سجّل الخروج ثم افتح الرابط من جديد.',
  },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  haveAccount: { en: 'You already have an account with {email}.', ar: 'لديك حساب بالبريد {email}.' },
  signIn: { en: 'Sign in and join', ar: 'تسجيل الدخول والانضمام' },
  create: { en: 'Create the account and join', ar: 'إنشاء الحساب والانضمام' },
  createLead: { en: 'Choose a password for {email}.', ar: 'اختر كلمة مرور للبريد {email}.' },
  joined: { en: 'You are in the team', ar: 'أصبحت من فريق المنشأة' },
  joinedLead: { en: 'Sign in with your email and password.', ar: 'سجّل الدخول ببريدك وكلمة المرور.' },
  toSignIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  open: { en: 'Open the dashboard', ar: 'فتح لوحة التحكم' },
  declined: { en: 'You declined the invitation', ar: 'اعتذرت عن الدعوة' },
  declinedLead: { en: 'We have told the person who invited you.', ar: 'أبلغنا من دعاك بذلك.' },
  dead: invitationMessages.dead,
  deadLead: {
    en: 'It was answered, withdrawn or has expired. Ask the person who invited you for a new one.',
    ar: 'رُدّ عليها أو سُحبت أو انتهت صلاحيتها. اطلب دعوة جديدة ممن دعاك.',
  },
  ownTitle: { en: 'Invitations', ar: 'الدعوات' },
  ownNone: { en: 'No open invitations', ar: 'لا توجد دعوات مفتوحة' },
  ownNoneHelp: {
    en: 'Invitations to a company’s team appear here when they are sent to your email.',
    ar: 'تظهر هنا دعوات الانضمام إلى فرق المنشآت عند إرسالها إلى بريدك الإلكتروني.',
  },
  ownNoneUnverified: {
    en: 'Invitations to a company’s team appear here once your email is verified.',
    ar: 'تظهر هنا دعوات الانضمام إلى فرق المنشآت بعد توثيق بريدك الإلكتروني.',
  },
  toEmail: { en: 'Verify your email', ar: 'توثيق البريد الإلكتروني' },
})
