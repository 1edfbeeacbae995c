/** Countries, states and large cities south of the equator; none that is a word or another place as well. */
const SOUTHERN =
  /\b(?:southern hemisphere|australian?s?|new zealand|tasmanian?|queensland|new south wales|nsw|sydney|melbourne|brisbane|adelaide|canberra|hobart|auckland|christchurch|dunedin|south africa|johannesburg|pretoria|durban|cape town|gauteng|kwazulu natal|zimbabwe|harare|namibia|botswana|argentina|buenos aires|uruguay|montevideo|chile(?! pepper)|sao paulo|são paulo)\b|\b(?:in|near|around|from|here) (?:perth|darwin|wellington|santiago|nz|south australia|western australia|brazil(?! nut)|rio de janeiro|peru|bolivia|paraguay|mozambique|zambia|madagascar(?! (?:palm|jasmine|dragon|periwinkle)))\b/i;

/** Whether a text says that the gardener lives in the southern hemisphere, where the seasons come half a year later. */
export function isFromSouth(text: string): boolean {
  return SOUTHERN.test(text);
}
