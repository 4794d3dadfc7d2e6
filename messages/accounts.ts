import { defineMessages } from '#/domain/text.ts'

/** Titles and descriptions of the sign-in and registration pages, for the tab and for search engines. */
export const accountPages = defineMessages({
  login: { en: 'Sign in', ar: 'تسجيل الدخول' },
  loginAbout: {
    en: 'Sign in to the portal for clients, freelancers and mystery shoppers.',
    ar: 'تسجيل الدخول إلى بوابة العملاء والمستقلين والمتسوّقين السريين.',
  },
  adminLogin: { en: 'Administrator sign-in', ar: 'تسجيل دخول مديري النظام' },
  adminLoginAbout: { en: 'Sign-in for the back office.', ar: 'تسجيل الدخول إلى لوحة الإدارة.' },
  signup: { en: 'Create an account', ar: 'إنشاء حساب' },
  signupAbout: {
    en: 'Open a free account as a client, a freelancer or a mystery shopper.',
    ar: 'افتح حسابًا مجانيًا كعميل أو مستقل أو متسوّق سري.',
  },
  client: { en: 'Client registration', ar: 'تسجيل العملاء' },
  clientAbout: {
    en: 'Register your restaurant, cafe or hotel and order mystery shopping visits for your branches.',
    ar: 'سجّل مطعمك أو مقهاك أو فندقك واطلب زيارات التسوّق السري لفروعك.',
  },
  shopper: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  shopperAbout: {
    en: 'Visit restaurants and cafes, report what you saw, and get paid for it.',
    ar: 'زُر المطاعم والمقاهي، وانقل ما لاحظته في تقرير، واحصل على مقابل لكل زيارة.',
  },
  freelancer: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  freelancerAbout: {
    en: 'Offer your skills to restaurants and cafes and carry out paid tasks and visits.',
    ar: 'قدّم مهاراتك للمطاعم والمقاهي ونفّذ مهام وزيارات مدفوعة.',
  },
  forgot: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
  forgotAbout: { en: 'Ask for a link that sets a new password.', ar: 'اطلب رابطًا لتعيين كلمة مرور جديدة.' },
  reset: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  resetAbout: { en: 'Choose a new password for your account.', ar: 'اختر كلمة مرور جديدة لحسابك.' },
})

/** Sign-in and registration pages. */
export const accountMessages = defineMessages({
  // Fields
  fullName: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordHelp: {
    en: 'At least 6 characters. Longer is safer: three or four words are easy to remember.',
    ar: '6 أحرف على الأقل. كلما طالت كانت أقوى، ومن السهل تذكّر ثلاث كلمات أو أربع.',
  },
  passwordHelpAdmin: { en: 'At least 12 characters.', ar: '12 حرفًا على الأقل.' },
  confirmPassword: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  phone: { en: 'Phone (mobile)', ar: 'رقم الجوال' },
  phoneHelp: {
    en: 'A Saudi mobile number, for example \u20660501234567\u2069',
    ar: 'رقم جوال سعودي، مثل: \u20660501234567\u2069',
  },
  userType: { en: 'User type', ar: 'نوع المستخدم' },
  typeClient: { en: 'Client', ar: 'عميل' },
  typeClientAbout: { en: 'I order evaluations for my branches', ar: 'أطلب تقييم فروع منشأتي' },
  typeFreelancer: { en: 'Freelancer', ar: 'مستقل' },
  typeFreelancerAbout: { en: 'I carry out tasks and visits for pay', ar: 'أنفّذ مهام وزيارات مدفوعة' },
  typeShopper: { en: 'Mystery shopper', ar: 'متسوّق سري' },
  typeShopperAbout: { en: 'I visit branches and report what I saw', ar: 'أزور الفروع وأكتب تقارير عنها' },
  companyName: { en: 'Company name', ar: 'اسم المنشأة' },
  companyAddress: { en: 'Company address', ar: 'عنوان المنشأة' },
  businessType: { en: 'Business type', ar: 'نوع النشاط' },
  businessRestaurant: { en: 'Restaurant', ar: 'مطعم' },
  businessCafe: { en: 'Cafe', ar: 'مقهى' },
  businessHotel: { en: 'Hotel', ar: 'فندق' },
  businessRetail: { en: 'Retail', ar: 'تجزئة' },
  businessOther: { en: 'Other', ar: 'أخرى' },
  industry: { en: 'Industry', ar: 'القطاع' },
  numberOfBranches: { en: 'Number of branches', ar: 'عدد الفروع' },
  businessLicense: { en: 'Business license', ar: 'الرخصة التجارية' },
  taxId: { en: 'Tax ID (VAT number)', ar: 'الرقم الضريبي' },
  taxIdHelp: { en: '15 digits, starting and ending with 3', ar: '15 رقمًا، يبدأ وينتهي بالرقم 3' },
  specializations: { en: 'Specializations (comma-separated)', ar: 'التخصصات (مفصولة بفواصل)' },
  specializationsHelp: {
    en: 'For example: cafes, fine dining, delivery',
    ar: 'مثل: المقاهي، المطاعم الراقية، التوصيل',
  },
  skills: { en: 'Skills (comma-separated)', ar: 'المهارات (مفصولة بفواصل)' },
  skillsHelp: { en: 'For example: photography, menu design, training', ar: 'مثل: التصوير، تصميم القوائم، التدريب' },
  experienceYears: { en: 'Years of experience', ar: 'سنوات الخبرة' },
  hourlyRate: { en: 'Hourly rate', ar: 'الأجر بالساعة' },
  riyal: { en: 'SAR', ar: 'ريال' },

  // Parts of the forms
  yourAccount: { en: 'Your account', ar: 'بيانات الحساب' },
  yourCompany: { en: 'Your company', ar: 'بيانات المنشأة' },
  yourWork: { en: 'Your work', ar: 'بيانات العمل' },

  // Sign-in
  signInTitle: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signInLead: { en: 'For clients, freelancers and mystery shoppers', ar: 'للعملاء والمستقلين والمتسوّقين السريين' },
  adminTitle: { en: 'Administrator sign-in', ar: 'تسجيل دخول مديري النظام' },
  adminLead: { en: 'For the team of the platform', ar: 'لفريق المنصة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  forgotLink: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  noAccount: { en: 'No account yet?', ar: 'ليس لديك حساب؟' },
  signUpLink: { en: 'Sign up', ar: 'إنشاء حساب' },
  registerCompany: { en: 'Register your company', ar: 'تسجيل منشأة جديدة' },
  notAdmin: { en: 'Not an administrator?', ar: 'لست مدير نظام؟' },
  portalLink: { en: 'Sign in to your portal', ar: 'تسجيل الدخول إلى بوابتك' },
  signedInAs: { en: 'You are signed in as {name}', ar: 'أنت مسجّل الدخول باسم {name}' },
  continue: { en: 'Continue', ar: 'متابعة' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  otherAccount: { en: 'Sign in with another account', ar: 'تسجيل الدخول بحساب آخر' },
  passwordSet: {
    en: 'Your new password is set. Sign in with it.',
    ar: 'تم تعيين كلمة المرور الجديدة. سجّل الدخول بها.',
  },
  waitSeconds: {
    en: {
      one: 'Too many attempts. Try again in {count} second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
    ar: {
      zero: 'محاولات كثيرة. حاول مرة أخرى الآن.',
      one: 'محاولات كثيرة. حاول مرة أخرى بعد ثانية واحدة.',
      two: 'محاولات كثيرة. حاول مرة أخرى بعد ثانيتين.',
      few: 'محاولات كثيرة. حاول مرة أخرى بعد {count} ثوانٍ.',
      many: 'محاولات كثيرة. حاول مرة أخرى بعد {count} ثانية.',
      other: 'محاولات كثيرة. حاول مرة أخرى بعد {count} ثانية.',
    },
  },

  // Registration
  signUpTitle: { en: 'Create an account', ar: 'إنشاء حساب' },
  signUpLead: {
    en: 'Choose what describes you, the rest takes a minute.',
    ar: 'اختر ما يناسبك، والباقي لا يستغرق سوى دقيقة.',
  },
  signUp: { en: 'Sign up', ar: 'إنشاء حساب' },
  clientTitle: { en: 'Client registration', ar: 'تسجيل العملاء' },
  clientLead: {
    en: 'Tell us about your company. We look at the details and approve the account; you can place requests at once.',
    ar: 'عرّفنا بمنشأتك. نراجع البيانات ونعتمد الحساب، ويمكنك إرسال الطلبات فورًا.',
  },
  shopperTitle: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  shopperLead: {
    en: 'Visit restaurants and cafes as a guest, report what you saw, and get paid for each visit.',
    ar: 'زُر المطاعم والمقاهي كضيف، وانقل ما لاحظته في تقرير، واحصل على مقابل لكل زيارة.',
  },
  freelancerTitle: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  freelancerLead: {
    en: 'Carry out tasks for restaurants and cafes; you may also take mystery shopping visits.',
    ar: 'نفّذ مهام للمطاعم والمقاهي، ويمكنك أيضًا تنفيذ زيارات التسوّق السري.',
  },
  register: { en: 'Register', ar: 'تسجيل' },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب بالفعل؟' },
  fullForms: { en: 'Or use the full registration form:', ar: 'أو استخدم نموذج التسجيل الكامل:' },
  clientForm: { en: 'Client registration', ar: 'تسجيل العملاء' },
  shopperForm: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  freelancerForm: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  existsLead: { en: 'An account with this e-mail already exists.', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني.' },
  existsSignIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  existsReset: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },

  // Success
  success: { en: 'Registration Successful!', ar: 'تم التسجيل بنجاح!' },
  successLead: {
    en: 'Your account is ready. Sign in with your email and password.',
    ar: 'حسابك جاهز. سجّل الدخول ببريدك الإلكتروني وكلمة المرور.',
  },
  goToSignIn: { en: 'Go to sign in', ar: 'الانتقال إلى تسجيل الدخول' },
  countdown: {
    en: {
      one: 'You will be taken to sign-in in {count} second.',
      other: 'You will be taken to sign-in in {count} seconds.',
    },
    ar: {
      zero: 'ستنتقل إلى صفحة تسجيل الدخول الآن.',
      one: 'ستنتقل إلى صفحة تسجيل الدخول خلال ثانية واحدة.',
      two: 'ستنتقل إلى صفحة تسجيل الدخول خلال ثانيتين.',
      few: 'ستنتقل إلى صفحة تسجيل الدخول خلال {count} ثوانٍ.',
      many: 'ستنتقل إلى صفحة تسجيل الدخول خلال {count} ثانية.',
      other: 'ستنتقل إلى صفحة تسجيل الدخول خلال {count} ثانية.',
    },
  },
  countdownPaused: {
    en: 'Waiting for you: press the button when you are ready.',
    ar: 'ننتظرك: اضغط الزر متى كنت جاهزًا.',
  },

  // New password
  forgotTitle: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  forgotLead: {
    en: 'Enter the email of your account. We send you a link that sets a new password.',
    ar: 'أدخل البريد الإلكتروني لحسابك، ونرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  },
  sendLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  linkSent: { en: 'Check your mail', ar: 'تحقق من بريدك' },
  linkSentLead: {
    en: 'If an account exists for {email}, a link is on its way to it. It works once, for 30 minutes.',
    ar: 'إن وُجد حساب بالبريد {email} فسيصلك الرابط خلال لحظات. يعمل الرابط مرة واحدة لمدة 30 دقيقة.',
  },
  linkSentHelp: {
    en: 'Nothing arrived? Look into the spam folder or ask again.',
    ar: 'لم تصلك الرسالة؟ تحقق من مجلد الرسائل غير المرغوبة أو اطلب الرابط مرة أخرى.',
  },
  askAgain: { en: 'Ask again', ar: 'طلب الرابط مرة أخرى' },
  backToSignIn: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  resetTitle: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  resetLead: { en: 'All devices are signed out once it is set.', ar: 'يُسجَّل الخروج من جميع الأجهزة فور تعيينها.' },
  savePassword: { en: 'Set the password', ar: 'حفظ كلمة المرور' },
  linkDead: { en: 'This link has expired or was already used', ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل' },
  linkDeadLead: { en: 'Ask for a new one, it takes a moment.', ar: 'اطلب رابطًا جديدًا، ولن يستغرق ذلك سوى لحظة.' },
  askNewLink: { en: 'Ask for a new link', ar: 'طلب رابط جديد' },
  passwordDone: { en: 'Your new password is set', ar: 'تم تعيين كلمة المرور الجديدة' },
  passwordDoneLead: {
    en: 'All devices were signed out. Sign in with the new password.',
    ar: 'تم تسجيل الخروج من جميع الأجهزة. سجّل الدخول بكلمة المرور الجديدة.',
  },
})
