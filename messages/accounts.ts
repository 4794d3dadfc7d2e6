import { defineMessages } from '#/domain/text.ts'

/** Titles and descriptions of the sign-in and registration pages, for the tab and for search engines. */
export const accountPages = defineMessages({
  login: { en: 'Sign in', ar: 'تسجيل الدخول' },
  loginAbout: {
    en: 'Sign in as a client, mystery shopper or freelancer.',
    ar: 'تسجيل الدخول للعملاء والمتسوّقين السريين والمستقلين.',
  },
  adminLogin: { en: 'Administrator sign-in', ar: 'تسجيل دخول مديري النظام' },
  adminLoginAbout: { en: 'Sign in to the back office.', ar: 'تسجيل الدخول إلى لوحة الإدارة.' },
  signup: { en: 'Create an account', ar: 'إنشاء حساب' },
  signupAbout: {
    en: 'Open a free account as a client, mystery shopper or freelancer.',
    ar: 'أنشئ حسابًا مجانيًا لمنشأتك، أو سجّل متسوّقًا سريًا أو مستقلًا.',
  },
  client: { en: 'Client registration', ar: 'تسجيل العملاء' },
  clientAbout: {
    en: 'Register your restaurant, cafe or hotel and order mystery shopping visits for your branches.',
    ar: 'سجّل مطعمك أو مقهاك أو فندقك، واطلب زيارات المتسوّق السري لفروعك.',
  },
  shopper: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  shopperAbout: {
    en: 'Visit restaurants and cafes as a guest, report on each visit and get paid.',
    ar: 'كن متسوّقًا سريًا (متسوّقًا خفيًا) لحسابك الخاص: زُر المطاعم والمقاهي، واكتب تقريرًا عن كل زيارة، واحصل على أجرها.',
  },
  freelancer: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  freelancerAbout: {
    en: 'Carry out paid tasks and visits for restaurants and cafes.',
    ar: 'نفّذ مهام وزيارات مدفوعة للمطاعم والمقاهي.',
  },
  forgot: { en: 'Forgot password', ar: 'نسيت كلمة المرور' },
  forgotAbout: { en: 'Request a link to set a new password.', ar: 'اطلب رابطًا لتعيين كلمة مرور جديدة.' },
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
    en: 'At least 6 characters. Three or four words make a strong password that is easy to remember.',
    ar: '6 أحرف على الأقل. ثلاث كلمات أو أربع تكفي لكلمة مرور قوية يسهل تذكّرها.',
  },
  passwordHelpAdmin: { en: 'At least 12 characters.', ar: '12 حرفًا على الأقل.' },
  confirmPassword: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  phoneHelp: {
    en: 'A Saudi mobile number, such as 0501234567',
    ar: 'رقم جوال سعودي، مثل 0501234567',
  },
  userType: { en: 'User type', ar: 'نوع المستخدم' },
  typeClient: { en: 'Client', ar: 'عميل' },
  typeClientAbout: { en: 'I order evaluations for my branches', ar: 'أطلب تقييم فروع منشأتي' },
  typeFreelancer: { en: 'Freelancer', ar: 'مستقل' },
  typeFreelancerAbout: { en: 'I carry out paid tasks and visits', ar: 'أنفّذ مهام وزيارات مدفوعة' },
  typeShopper: { en: 'Mystery shopper', ar: 'متسوّق سري' },
  typeShopperAbout: { en: 'I visit branches and report on them', ar: 'أزور الفروع وأكتب تقارير عنها' },
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
  businessLicense: { en: 'Business licence', ar: 'الرخصة التجارية' },
  taxId: { en: 'VAT number', ar: 'الرقم الضريبي' },
  taxIdHelp: { en: '15 digits, starting and ending with 3', ar: '15 رقمًا، يبدأ وينتهي بالرقم 3' },
  specializations: { en: 'Specializations', ar: 'التخصصات' },
  specializationsHelp: {
    en: 'Separate with commas: cafes, fine dining, delivery',
    ar: 'افصل بينها بفواصل: المقاهي، المطاعم الراقية، التوصيل',
  },
  skills: { en: 'Skills', ar: 'المهارات' },
  skillsHelp: {
    en: 'Separate with commas: photography, menu design, training',
    ar: 'افصل بينها بفواصل: التصوير، تصميم القوائم، التدريب',
  },
  experienceYears: { en: 'Years of experience', ar: 'سنوات الخبرة' },
  hourlyRate: { en: 'Hourly rate', ar: 'الأجر بالساعة' },
  riyal: { en: 'SAR', ar: 'ريال' },

  // Parts of the forms
  yourAccount: { en: 'Your account', ar: 'بيانات الحساب' },
  yourCompany: { en: 'Your company', ar: 'بيانات المنشأة' },
  yourWork: { en: 'Your work', ar: 'بيانات العمل' },

  // Sign-in
  signInTitle: { en: 'Sign in', ar: 'تسجيل الدخول' },
  signInLead: { en: 'For clients, mystery shoppers and freelancers', ar: 'للعملاء والمتسوّقين السريين والمستقلين' },
  adminTitle: { en: 'Administrator sign-in', ar: 'تسجيل دخول مديري النظام' },
  adminLead: { en: 'Access to the back office', ar: 'الدخول إلى لوحة الإدارة' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  forgotLink: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  noAccount: { en: 'No account yet?', ar: 'ليس لديك حساب؟' },
  signUpLink: { en: 'Create an account', ar: 'إنشاء حساب' },
  registerCompany: { en: 'Register your company', ar: 'تسجيل منشأة جديدة' },
  notAdmin: { en: 'Not an administrator?', ar: 'لست مدير نظام؟' },
  portalLink: { en: 'Sign in to your portal', ar: 'تسجيل الدخول إلى حسابك' },
  signedInAs: { en: 'You are signed in as {name}', ar: 'سجّلت الدخول باسم {name}' },
  continue: { en: 'Continue', ar: 'متابعة' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  otherAccount: { en: 'Sign in with another account', ar: 'تسجيل الدخول بحساب آخر' },
  waitSeconds: {
    en: {
      one: 'Too many attempts. Try again in {count} second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
    ar: {
      zero: 'تجاوزت عدد المحاولات المسموح. يمكنك المحاولة الآن.',
      one: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد ثانية واحدة.',
      two: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد ثانيتين.',
      few: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد {count} ثوانٍ.',
      many: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد {count} ثانية.',
      other: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد {count} ثانية.',
    },
  },

  // Registration
  signUpTitle: { en: 'Create an account', ar: 'إنشاء حساب' },
  signUpLead: {
    en: 'Choose your account type. The rest takes a minute.',
    ar: 'اختر نوع حسابك، ولن يستغرق الباقي سوى دقيقة.',
  },
  signUp: { en: 'Create account', ar: 'إنشاء الحساب' },
  clientTitle: { en: 'Client registration', ar: 'تسجيل العملاء' },
  clientLead: {
    en: 'Enter your details. We review and approve each new account, and you can order visits in the meantime.',
    ar: 'أدخل بياناتك. نراجع كل حساب جديد ونعتمده، ويمكنك طلب الزيارات قبل الاعتماد.',
  },
  shopperTitle: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  shopperLead: {
    en: 'Visit restaurants and cafes as a guest, report on each visit and get paid.',
    ar: 'زُر المطاعم والمقاهي مثل أي ضيف، واكتب تقريرًا عن كل زيارة، واحصل على أجرها.',
  },
  freelancerTitle: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  freelancerLead: {
    en: 'Carry out paid tasks for restaurants and cafes. You can also carry out mystery shopping visits.',
    ar: 'نفّذ مهام مدفوعة للمطاعم والمقاهي، ويمكنك أيضًا تنفيذ زيارات المتسوّق السري.',
  },
  register: { en: 'Create account', ar: 'إنشاء الحساب' },
  haveAccount: { en: 'Already have an account?', ar: 'لديك حساب؟' },
  fullForms: { en: 'Or use the full registration form:', ar: 'أو استخدم نموذج التسجيل الكامل:' },
  clientForm: { en: 'Client registration', ar: 'تسجيل العملاء' },
  shopperForm: { en: 'Join as a mystery shopper', ar: 'الانضمام كمتسوّق سري' },
  freelancerForm: { en: 'Join as a freelancer', ar: 'الانضمام كمستقل' },
  existsLead: { en: 'An account with this email already exists.', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني.' },
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
      one: 'The sign-in page opens in {count} second.',
      other: 'The sign-in page opens in {count} seconds.',
    },
    ar: {
      zero: 'تُفتح صفحة تسجيل الدخول الآن.',
      one: 'تُفتح صفحة تسجيل الدخول بعد ثانية واحدة.',
      two: 'تُفتح صفحة تسجيل الدخول بعد ثانيتين.',
      few: 'تُفتح صفحة تسجيل الدخول بعد {count} ثوانٍ.',
      many: 'تُفتح صفحة تسجيل الدخول بعد {count} ثانية.',
      other: 'تُفتح صفحة تسجيل الدخول بعد {count} ثانية.',
    },
  },
  countdownPaused: {
    en: 'Continue whenever you are ready.',
    ar: 'يمكنك المتابعة متى شئت.',
  },

  // New password
  forgotTitle: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  forgotLead: {
    en: 'Enter the email of your account. We will send you a link to set a new password.',
    ar: 'أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
  },
  sendLink: { en: 'Send the link', ar: 'إرسال الرابط' },
  linkSent: { en: 'Check your email', ar: 'راجع بريدك الإلكتروني' },
  linkSentLead: {
    en: 'If an account exists for {email}, we have sent it a link. The link works once, within 30 minutes.',
    ar: 'إن وُجد حساب بالبريد {email} فسيصلك الرابط خلال لحظات. يمكن استخدامه مرة واحدة خلال 30 دقيقة.',
  },
  linkSentHelp: {
    en: 'Nothing arrived? Check your spam folder or request another link.',
    ar: 'لم تصلك الرسالة؟ تحقق من مجلد الرسائل غير المرغوبة أو اطلب رابطًا آخر.',
  },
  askAgain: { en: 'Request another link', ar: 'طلب رابط آخر' },
  backToSignIn: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  resetTitle: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  resetLead: { en: 'Saving it signs you out on all devices.', ar: 'عند حفظها يُسجَّل خروجك من جميع الأجهزة.' },
  savePassword: { en: 'Save password', ar: 'حفظ كلمة المرور' },
  linkDead: { en: 'This link has expired or was already used', ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل' },
  linkDeadLead: { en: 'Request a new link to continue.', ar: 'اطلب رابطًا جديدًا للمتابعة.' },
  askNewLink: { en: 'Request a new link', ar: 'طلب رابط جديد' },
  passwordDone: { en: 'Your password has been changed', ar: 'حُفظت كلمة المرور الجديدة' },
  passwordDoneLead: {
    en: 'You have been signed out on all devices. Sign in with your new password.',
    ar: 'سُجّل خروجك من جميع الأجهزة. سجّل الدخول بكلمة المرور الجديدة.',
  },
})
