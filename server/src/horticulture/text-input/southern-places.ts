/** Countries, states and large cities south of the equator; none that is a word or another place as well. */
const SOUTHERN =
  /\b(?:southern hemisphere|australian?s?|new zealand|tasmanian?|queensland|new south wales|nsw|sydney|melbourne|brisbane|adelaide|canberra|hobart|auckland|christchurch|dunedin|south africa|johannesburg|pretoria|durban|cape town|gauteng|kwazulu natal|zimbabwe|harare|namibia|botswana|argentina|buenos aires|uruguay|montevideo|chile(?! pepper)|sao paulo|são paulo)\b|\b(?:in|near|around|from|here) (?:perth|darwin|wellington|santiago|nz|south australia|western australia|brazil(?! nut)|rio de janeiro|peru|bolivia|paraguay|mozambique|zambia|madagascar(?! (?:palm|jasmine|dragon|periwinkle)))\b/i;

/** "I am from Brazil, now in Texas": what follows is where somebody lives. */
const LEFT =
  /\b(?:from|left|grew up in|born in) (?:[\p{L}.]+,? ){1,3}?(?:(?:and|but|i|we|am|are) )*(?:now|currently|moved|living|live)(?: live| living)? (?:in|to) (.*)$/isu;

/** Whether a text says that the gardener lives in the southern hemisphere, where the seasons come half a year later. */
export function isFromSouth(text: string): boolean {
  const [, livesIn] = LEFT.exec(text) ?? [];
  return SOUTHERN.test(livesIn === undefined ? text : `in ${livesIn}`);
}
