import { homeContentMessages as say } from '#/messages/site/home-content.ts'

const demo = { label: say.requestDemo, target: '/consultant?topic=demo' }
const explore = { label: say.explore, target: '/services' }
const register = { label: say.registerShopping, target: '/client-registration' }

/** The home page as it is delivered. The claims are content that its owner must be able to back, never figures of the database. */
export const defaultHomeContent = {
  slides: [
    {
      art: 'report' as const,
      kicker: say.slide1Kicker,
      title: say.slide1Title,
      text: say.slide1Text,
      buttons: [demo, explore],
    },
    {
      art: 'supply' as const,
      kicker: say.slide2Kicker,
      title: say.slide2Title,
      text: say.slide2Text,
      buttons: [explore, demo],
    },
    {
      art: 'digital' as const,
      kicker: say.slide3Kicker,
      title: say.slide3Title,
      text: say.slide3Text,
      buttons: [explore, demo],
    },
    {
      art: 'quality' as const,
      kicker: say.slide4Kicker,
      title: say.slide4Title,
      text: say.slide4Text,
      buttons: [register, explore],
    },
  ],
  claims: [
    { value: say.claim1Value, label: say.claim1 },
    { value: say.claim2Value, label: say.claim2 },
    { value: say.claim3Value, label: say.claim3 },
    { value: say.claim4Value, label: say.claim4 },
  ],
  features: [
    { icon: 'brain' as const, title: say.feature1, text: say.feature1Text },
    { icon: 'workflow' as const, title: say.feature2, text: say.feature2Text },
    { icon: 'network' as const, title: say.feature3, text: say.feature3Text },
    { icon: 'trend' as const, title: say.feature4, text: say.feature4Text },
  ],
  voices: [
    { quote: say.voice1, by: say.voice1By, company: say.voice1At, consent: '' },
    { quote: say.voice2, by: say.voice2By, company: say.voice2At, consent: '' },
    { quote: say.voice3, by: say.voice3By, company: say.voice3At, consent: '' },
  ],
  voicesNote: say.voicesNote,
}
