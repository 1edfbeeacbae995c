/** What is asked for, and what the beginning of an answer must hold to give it. */
interface Measure {
  asked: RegExp;
  given: RegExp;
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|few|couple)`;
const UNIT_OF_TIME = 'hours?|days?|weeks?|months?|years?|minutes?|summers?|winters?|seasons?|springs?|nights?';
export const MONTHS_AND_SEASONS =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter';

const MEASURES: readonly Measure[] = [
  {
    asked:
      /\bhow (?:long (?!is|are|should|can (?:it|they) get|do (?:they|the) get)|soon|many (?:days|weeks|months|years|hours)|old)\b/,
    given: new RegExp(
      String.raw`\b${NUMBER}(?:[–-]\d+| to \d+| or \w+)?\+? (?:more )?(?:${UNIT_OF_TIME})\b|\b(?:${MONTHS_AND_SEASONS})\b|\b(?:until|once|as soon as|always|never|forever|at once|overnight|weeks|months|years|days|daily|yearly)\b`,
      'i',
    ),
  },
  {
    asked: /\bhow (?:deep|low|tall|high|wide|far apart|close together|thick|much (?:space|room|bigger|larger|wider))\b/,
    given:
      /\d ?(?:–\d+ ?)?(?:cm|mm|m\b|meters?|inch(?:es)?|in\b|feet|ft)|\b(?:level|surface|knee|third|half|twice|three times|deep(?:er)?|pot)\b/i,
  },
  {
    asked: /\bhow (?:cold|hot|warm)\b/,
    given: /°|\b(?:frost|freez\w+|hardy)\b/i,
  },
  {
    asked: /\bhow many (?!days|weeks|months|years|hours|times)/,
    given: new RegExp(String.raw`\b${NUMBER}\b|\b(?:all|none|no|half|third|single|every)\b|\d`, 'i'),
  },
];

/** Whether an answer's beginning holds what is asked for: a length for "how deep", a time for "how long". */
export function givesMeasure(plain: string, start: string): boolean {
  return MEASURES.every(({ asked, given }) => !asked.test(plain) || given.test(start));
}
