const PLANTS = '(?: tree| finger| pine| spinach| flax| umbrella| mint| rosemary)';

/** Countries, states and large cities south of the equator, and no "New Zealand spinach". */
const CERTAIN = `southern hemisphere|australian?s?(?!${PLANTS})|new zealand(?!${PLANTS})|tasmanian?(?!${PLANTS})|queensland|new south wales|nsw|sydney|melbourne|brisbane|adelaide|canberra|hobart|auckland|christchurch|dunedin|south africa|johannesburg|pretoria|durban|cape town|gauteng|kwazulu natal|zimbabwe|harare|namibia|botswana|argentina|buenos aires|uruguay|montevideo|chile(?! pepper)|sao paulo|são paulo`;

/** … that are words, people or other places as well, unless somebody is in them. */
const DOUBTFUL =
  'perth|darwin|wellington|santiago|nz|south australia|western australia|brazil|rio de janeiro|peru|bolivia|paraguay|mozambique|zambia|madagascar';

const SOUTHERN = new RegExp(String.raw`\b(?:${CERTAIN})\b|\b(?:in|near|around|from|here) (?:${DOUBTFUL})\b`, 'i');

const NORTHERN =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york|england)|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|the us|usa|united states|canada|ontario|quebec|british columbia|england|scotland|wales|ireland|britain|uk|kent|dorset|devon|oxford|portsmouth|london|manchester|edinburgh|dublin|europe|germany|france|spain|italy|portugal|netherlands|belgium|sweden|norway|denmark|finland|poland|austria|switzerland|india|japan|china|chicago|houston|boston|seattle|oslo|berlin|paris';

/** Of two places the northern one is where somebody gardens: "from Brazil, now in Texas", "Melbourne, Florida"; no "Virginia creeper". */
const IN_NORTH = new RegExp(String.raw`(?:\b(?:in|to|near|from|around) |, )(?:${NORTHERN})\b`, 'i');

/** … unless it is told of the southern one: "from England, now living in Brisbane". */
const LIVES_IN_SOUTH = new RegExp(
  String.raw`\b(?:now|live|lives|living|moved) (?:in|to) (?:${CERTAIN}|${DOUBTFUL})\b`,
  'i',
);

/** Whether a text says that the gardener lives in the southern hemisphere, where the seasons come half a year later. */
export function isFromSouth(text: string): boolean {
  return SOUTHERN.test(text) && (!IN_NORTH.test(text) || LIVES_IN_SOUTH.test(text));
}
