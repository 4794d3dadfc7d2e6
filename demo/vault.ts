/** Vault password of the demo people; their recovery keys are written beside the database when the world is made. */
export const demoVaultPassword = 'saffron-vault-2026'
export const demoKitFile = 'demo-vault-kits.txt'

type Login = { title: string; url: string; user: string; secret: string; notes?: string; totp?: string }

/** Shared logins of the demo restaurants. None of these sites or accounts exists. */
export const demoVault: { name: string; logins: Login[] }[] = [
  {
    name: 'Delivery apps',
    logins: [
      {
        title: 'HungerStation partner',
        url: 'partner.hungerstation.example',
        user: 'olaya@saffron.example',
        secret: 'Tq7-vamil-ROST-92',
      },
      {
        title: 'Jahez partner',
        url: 'partner.jahez.example',
        user: 'corniche@saffron.example',
        secret: 'Mn4-sadaf-PLUM-17',
        notes: 'Bank details are changed by Khalid only.',
        totp: 'JBSWY3DPEHPK3PXP',
      },
      {
        title: 'Keeta merchant',
        url: 'merchant.keeta.example',
        user: 'ops@saffron.example',
        secret: 'Wd2-bahar-LIME-60',
      },
      {
        title: 'Mrsool business',
        url: 'business.mrsool.example',
        user: 'ops@saffron.example',
        secret: 'Kp9-nakhl-FERN-31',
      },
      {
        title: 'The Chefz partner',
        url: 'partner.thechefz.example',
        user: 'corniche@saffron.example',
        secret: 'Zr5-zafar-COAL-48',
      },
    ],
  },
  {
    name: 'المنصات الحكومية',
    logins: [
      { title: 'بلدي', url: 'balady.example', user: '1010123456', secret: 'Hs6-rimal-GOLD-73' },
      {
        title: 'قوى',
        url: 'qiwa.example',
        user: '1010123456',
        secret: 'Bv8-marjan-SALT-25',
        notes: 'رمز التحقق يصل إلى جوال المالك.',
      },
      { title: 'فاتورة', url: 'fatoora.example', user: 'finance@saffron.example', secret: 'Yc3-lulu-MINT-84' },
    ],
  },
]
