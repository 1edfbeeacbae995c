/** Countries, states and large cities south of the equator. */
const SOUTHERN =
  /\b(?:southern hemisphere|australian?s?|new zealand|tasmanian?|queensland|new south wales|nsw|sydney|melbourne|brisbane|adelaide|canberra|hobart|auckland|christchurch|dunedin|south africa|johannesburg|pretoria|durban|cape town|gauteng|kwazulu natal|zimbabwe|harare|namibia|botswana|argentina|buenos aires|uruguay|montevideo|chile(?! pepper)|sao paulo|são paulo)\b|\b(?:in|near|around|from|here) (?:perth|darwin|wellington|santiago|nz|south australia|western australia|brazil(?! nut)|rio de janeiro|peru|bolivia|paraguay|mozambique|zambia|madagascar(?! (?:palm|jasmine|dragon|periwinkle)))\b/i;

/** Of two places the northern one is where somebody gardens: "from Brazil, now in Texas", "Melbourne, Florida". */
const NORTHERN =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york|england)|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|usa|united states|america|canada|ontario|quebec|british columbia|england|scotland|(?<!new south )wales|ireland|britain|uk|kent|dorset|devon|oxford|portsmouth|london|manchester|edinburgh|dublin|europe|germany|france|spain|italy|portugal|netherlands|belgium|sweden|norway|denmark|finland|poland|austria|switzerland|india|japan|china|chicago|houston|boston|seattle|oslo|berlin|paris)\b/i;

/** Whether a text says that the gardener lives in the southern hemisphere, where the seasons come half a year later. */
export function isFromSouth(text: string): boolean {
  return SOUTHERN.test(text) && !(NORTHERN.test(text) && !LIVES_IN_SOUTH.test(text));
}

/** "I am from England, now living in Brisbane." */
const LIVES_IN_SOUTH = new RegExp(
  String.raw`\b(?:now|live|lives|living|moved) (?:live |living )?(?:in|to) (?:\p{L}+ )?(?:${SOUTHERN.source})`,
  'iu',
);
