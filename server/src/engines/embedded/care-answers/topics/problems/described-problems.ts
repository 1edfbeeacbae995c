import type { Species } from '@plantcare/contract/species.ts';
import { hostFit } from '../../../../../horticulture/diagnosis/host.ts';
import { wordsOf } from '../../../../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../../../../knowledge/problem-record.ts';
import { problems } from '../../../../../knowledge/problems.ts';
import { lemmaOf } from '../../intent/lemma.ts';
import type { Question } from '../../intent/question.ts';

/** Words that gardeners use for the same thing, each by the one that the records are compared in. */
const SAME: Readonly<Record<string, string>> = {
  ...{ underneath: 'under', underside: 'under', below: 'under', beneath: 'under', grey: 'gray', mould: 'mold' },
  ...{ maggot: 'worm', grub: 'worm', larva: 'worm', caterpillar: 'worm', moldy: 'mold', mouldy: 'mold', fur: 'fuzz' },
  ...{ fluff: 'fuzz', fuzzy: 'fuzz', furry: 'fuzz', fluffy: 'fuzz', felt: 'fuzz', rotten: 'rot', foliage: 'leaf' },
  ...{ courgette: 'zucchini', aubergine: 'eggplant', puckered: 'pucker', blistered: 'blister', bottom: 'end' },
  ...{ split: 'crack', splitting: 'crack', shrivel: 'dry', wither: 'dry', lawn: 'grass', turf: 'grass', pee: 'urine' },
  ...{ bitch: 'dog', puppy: 'dog', wee: 'urine', round: 'circle', ground: 'fall', tiny: 'small', little: 'small' },
  ...{ baby: 'small', young: 'small', sawdust: 'dust', crumb: 'dust', frass: 'dust', blotch: 'patch', spot: 'patch' },
};

const LITTLE_SAID = new Set(
  'a an the of on in at to and or with by for from my its it that this when up off out into is are be no not plant tree'.split(
    ' ',
  ),
);

function baseOf(word: string): string {
  const lemma = SAME[word] ?? lemmaOf(word);
  return SAME[lemma] ?? lemma;
}

function basesIn(text: string): readonly string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !LITTLE_SAID.has(word))
        .map(baseOf),
    ),
  ];
}

const DESCRIBED = problems
  .filter(({ plants }) => plants.length > 0)
  .map((problem) => ({ problem, phrases: [problem.name, ...problem.alsoCalled].map(basesIn) }));

const LIVING: ReadonlySet<ProblemRecord['kind']> = new Set(['pest', 'fungus', 'bacterium', 'virus']);

/** How many words of a description are said at least, besides the host's name. */
const FEWEST_WORDS = 2;
/** And so much of it. */
const SHARE_SAID = 0.7;
/** A description that is said to the last word counts so many times more. */
const SAID_WHOLE = 12;

/**
 * The host's own problems that the question describes much as their records do, though not in the same words, with how
 * many times that makes each of them likelier. The host's name counts as said.
 */
export function ownProblemsDescribed(
  host: Species | null,
  { tokens }: Pick<Question, 'tokens'>,
): Readonly<Record<string, number>> {
  if (!host) return {};
  const names = new Set([host.scientificName, ...host.commonNames].flatMap(basesIn));
  const said = new Set(tokens.map(({ word }) => baseOf(word)));
  const found: Record<string, number> = {};
  for (const { problem, phrases } of DESCRIBED) {
    if (!isOwn(problem, host)) continue;
    const most = Math.max(...phrases.map((phrase) => wordsSaid(phrase, said, names)));
    const whole = phrases.some((phrase) => isAllSaid(phrase, said, names));
    // "Worms in my apples": with the host named again, one word tells a pest or disease.
    const enough = whole && LIVING.has(problem.kind) ? 1 : FEWEST_WORDS;
    if (most >= enough) found[problem._id] = 4 ** most * (whole ? SAID_WHOLE : 1);
  }
  return found;
}

/** Whether the host's name, of which any word will do, and all else of the description are said. */
function isAllSaid(phrase: readonly string[], said: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  const telling = phrase.filter((word) => !names.has(word));
  if (telling.length === 0 || !telling.every((word) => said.has(word))) return false;
  return telling.length >= FEWEST_WORDS || phrase.some((word) => names.has(word) && said.has(word));
}

function isOwn(problem: ProblemRecord, host: Species): boolean {
  return hostFit(problem, host) === 'own';
}

/** How many telling words of the description are said; none where too much of it is not. */
function wordsSaid(phrase: readonly string[], said: ReadonlySet<string>, names: ReadonlySet<string>): number {
  const telling = phrase.filter((word) => !names.has(word));
  const shared = telling.filter((word) => said.has(word)).length;
  return shared >= SHARE_SAID * telling.length ? shared : 0;
}
