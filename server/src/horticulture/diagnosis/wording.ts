import { SEVERITIES, type Severity } from '@plantcare/contract/assistant/diagnose.ts';
import type { Doubt, Measurements, Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { listed as inOneSentence } from '../wording.ts';

const WORDS: readonly (readonly [Exclude<Tissue, 'green' | 'variegated'>, string])[] = [
  ['yellow', 'yellow'],
  ['brown', 'brown'],
  ['black', 'black or very dark'],
  ['pale', 'bleached or pale'],
  ['powdery', 'covered by white powder'],
];

const WHERE: Record<Pattern, string> = {
  none: '',
  margin: ', mostly at the margin',
  tip: ', mostly at the tip',
  spots: ', in spots',
  'between veins': ', between the veins, which stay green',
  powder: '',
  patches: ', in patches',
  overall: ', spread over most of it',
  'lower leaves': ', mostly on the lower leaves',
};

/** Shares below which a problem is milder, and above which it is graver, than it usually is; in percent of the leaf. */
const LITTLE = 4;
const MUCH = 35;

/** Of what is discolored, the share of a color below which it is not named. */
const TRACE = 0.05;

/** "About 18% of the leaf is yellow and 4% brown, mostly at the margin." */
export function measuredInWords({ shares, pattern, spots, discolored }: Measurements): string {
  const worthNaming = Math.max(0.5, discolored * TRACE);
  const parts = WORDS.filter(([tissue]) => shares[tissue] >= worthNaming)
    .toSorted(([one], [other]) => shares[other] - shares[one])
    .map(([tissue, word]) => `${Math.round(shares[tissue]) || 1}% ${word}`);
  const [first, ...rest] = parts;
  if (discolored < 0.5 || first === undefined) return 'No discolored tissue was found on the leaf.';
  const [share, ...words] = first.split(' ');
  const list = [`${share} of the leaf is ${words.join(' ')}`, ...rest];
  const last = list.length > 1 ? ` and ${list.pop()}` : '';
  const counted = pattern === 'spots' ? ` (${spots.count} were counted)` : '';
  return `About ${list.join(', ')}${last}${WHERE[pattern]}${counted}.`;
}

const DOUBT_WORDS: Record<Doubt, string> = {
  petals: 'petals or a plant of another color',
  'several leaves': 'several leaves and what lies between them',
  soil: 'soil, wood or dry litter',
  shadow: 'shadow',
  gloss: 'gloss or pale markings',
};

/** How sure the measurement is, and what may have been counted by mistake. */
export function surenessInWords({ doubts, discolored }: Measurements): string {
  const counted = doubts.map((doubt) => DOUBT_WORDS[doubt]);
  if (counted.length > 0) {
    return `This is uncertain: the photo may show ${inOneSentence(counted, 'or')}, so nothing is concluded from these colors. Take one leaf that fills the middle of the photo, in even daylight, or draw its outline.`;
  }
  return discolored < 0.5
    ? 'The leaf stands out clearly on the photo.'
    : 'The leaf stands out clearly, so these shares are right within about 5 points.';
}

const WORST = SEVERITIES.indexOf('Critical');

/** As the record has it, a step less where little is affected and a step more where much is. */
export function severityOf({ severity }: ProblemRecord, { discolored }: Measurements): Severity {
  const usual = SEVERITIES.indexOf(severity);
  const step = discolored < LITTLE ? -1 : discolored > MUCH ? 1 : 0;
  return SEVERITIES[Math.max(0, Math.min(WORST, usual + step))] ?? severity;
}

/** The steps as a numbered Markdown list, with when each is due. */
export function treatmentInWords({ treatment }: ProblemRecord): string {
  return treatment
    .map(({ step, inDays, again }, index) => {
      const when = inDays === 0 ? '' : inDays === 1 ? 'Tomorrow: ' : `After ${inDays} days: `;
      const text = when === '' ? step : step.charAt(0).toLowerCase() + step.slice(1);
      const repeat = again ? ` Repeat every ${again.everyDays} days, ${again.times} times in all.` : '';
      return `${index + 1}. ${when}${text}${repeat}`;
    })
    .join('\n');
}

/** Sentences as a Markdown list. */
export function listed(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n');
}
