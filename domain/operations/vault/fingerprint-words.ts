/** 256 short English words that sound different: one a byte. The same in both languages, because two people compare them. */
const words = (
  'acid acorn agent album alley amber angle apple apron arch arena arrow atlas attic audio autumn bacon ' +
  'badge baker bamboo banjo barrel basin basket beach beard bench berry bird blade blanket blossom boat ' +
  'bonus border bottle bowl branch brass bread brick bridge broom bucket budget butter button cabin cable ' +
  'cactus camel camera candle canoe canvas carbon cargo carpet castle cedar cello chalk chapel cherry circle ' +
  'citrus clay cliff clock cloud clover coach cobalt coffee comet copper coral corner cotton cradle crane ' +
  'crayon cream cricket crown crystal cup curtain daisy date dawn desert diamond dinner dolphin donkey door ' +
  'dragon drum eagle earth echo elbow elephant ember engine evening fabric falcon feather fence fern field ' +
  'finger flame flute forest fossil fountain fox frost galaxy garden garlic gate ghost giant ginger glacier ' +
  'glass globe goat gold grape gravel guitar hammer harbor harvest hazel helmet honey horizon horse hotel ' +
  'iceberg igloo indigo insect iron island ivory jacket jasmine jewel jungle kettle keyboard kitten ladder ' +
  'lagoon lamp lantern laptop lemon leopard letter lily lion lobster lotus magnet mango maple marble market ' +
  'meadow melon metal mirror mint monkey moon mosaic mountain mustard napkin needle nest nickel night north ' +
  'nutmeg oasis ocean olive onion orange orbit orchid otter oven oyster paddle palace palm panda paper ' +
  'parrot pearl pebble pencil pepper piano pigeon pillow planet plum pocket pond prairie pumpkin quartz ' +
  'rabbit radio rain raven ribbon river rocket rose ruby saddle saffron sail salmon sand scarf shadow shell ' +
  'silver spoon star stone sugar sunset table temple thunder tiger tulip turtle valley velvet violet walnut'
).split(' ')

/** Words of a fingerprint: 96 bits, which cannot be matched by trying keys. */
export const fingerprintLength = 12

/** The first bytes of the hash of a key as words that two people read to each other. */
export const fingerprintWords = (hash: Uint8Array): string[] =>
  Array.from(hash.slice(0, fingerprintLength), (byte) => words[byte] ?? '')
