import type { KnownCircumstances } from '@plantcare/contract/problem-signs.ts';
import type { Species } from '@plantcare/contract/species.ts';
import {
  explains,
  type ProblemProbability,
  rankProblems,
} from '../../../../../horticulture/diagnosis/rank-problems.ts';
import { product, weatherFactors } from '../../../../../horticulture/diagnosis/weather-factors.ts';
import type { RecentWeather } from '../../../../../horticulture/recent-weather.ts';
import { wordsOf } from '../../../../../knowledge/names/normalize.ts';
import { problems } from '../../../../../knowledge/problems.ts';
import { says } from '../../answer.ts';
import { absentInWords, circumstancesInWords, signsInWords } from '../../intent/evidence-in-words.ts';
import type { Question } from '../../intent/question.ts';
import { growsInGround } from '../../lists/plant-traits.ts';
import { ownProblemsDescribed } from './described-problems.ts';
import { problemsAlike } from './problems-alike.ts';

/** Causes less likely than this share of the likeliest are not worth naming. */
const WORTH_NAMING = 0.12;

const MOST = 3;

/** What is written of a problem and is as like the question as this makes it likelier: */
const ALIKE = 0.35;
/** by so many powers of e for each full step of likeness. */
const SHARPNESS = 10;

/** Rain seldom drowns what grows in open ground: so many times as likely as in a pot, unless the soil is said to be wet. */
const RARE_IN_GROUND: Readonly<Record<string, number>> = {
  overwatering: 0.2,
  'root-rot': 0.4,
  'waterlogging-no-drainage': 0.4,
  'low-humidity-tips': 0.03,
};

const PHRASES = problems.map((problem) => ({
  problem,
  phrases: [problem.name, ...problem.alsoCalled].map((phrase) => wordsOf(phrase)),
}));

/** What may ail a plant, the likeliest first; nothing where neither a sign nor a problem's name is said. */
export function likelyCauses(
  host: Species | null,
  { tokens, concepts, facts, searched }: Pick<Question, 'tokens' | 'concepts' | 'facts' | 'searched'>,
  known: KnownCircumstances = {},
  weather: RecentWeather | null = null,
): ProblemProbability[] {
  const signs = signsInWords(concepts);
  const watering = wateringInWords(host, { tokens, facts });
  const circumstances = { ...known, ...(watering && { watering }), ...circumstancesInWords(concepts, facts) };
  const named = {
    ...problemsNamed(tokens.map(({ word }) => word).join(' ')),
    ...ownProblemsDescribed(host, { tokens }),
  };
  const alike = Object.fromEntries(
    [...problemsAlike(searched, host)].flatMap(([id, likeness]) =>
      likeness < ALIKE ? [] : [[id, (named[id] ?? 1) * Math.exp(SHARPNESS * (likeness - ALIKE))] as const],
    ),
  );
  const described = { ...named, ...alike };
  const rare = host && growsInGround(host) && circumstances.soil !== 'wet' ? RARE_IN_GROUND : {};
  const hints = product([{ ...rare, ...described }, weatherFactors(weather)]);
  const ranked = rankProblems({ signs, absent: absentInWords(concepts), circumstances, host, hints });
  const best = ranked[0]?.probability ?? 0;
  return ranked
    .filter(({ problem, probability }) => problem._id !== 'pet-chewing' && probability >= best * WORTH_NAMING)
    .filter(({ problem }) => Object.hasOwn(described, problem._id) || explains(problem, { signs, circumstances }))
    .slice(0, MOST);
}

/** Watered so many times as often as the plant needs at most, and so many times as seldom as it needs at least. */
const OFTEN = 0.6;
const SELDOM = 1.3;
/** Days between waterings of a plant that is not known. */
const USUAL_DAYS = { min: 5, max: 14 };

/** How often the gardener says to water, measured by what the plant needs; undefined where nothing of that is said. */
function wateringInWords(
  host: Species | null,
  { tokens, facts: { everyDays } }: Pick<Question, 'tokens' | 'facts'>,
): KnownCircumstances['watering'] {
  if (everyDays === null || !says({ tokens }, 'water', 'watering')) return undefined;
  const least = host?.watering.daysGrowing.min ?? USUAL_DAYS.min;
  const most = host?.watering.daysWinter.max ?? USUAL_DAYS.max;
  if (everyDays < least * OFTEN) return 'often';
  return everyDays > most * SELDOM ? 'seldom' : 'usual';
}

/** Pests and diseases by names of two words or more: "too much water" is no such name. */
const PROPER_NAMES = problems
  .filter(({ kind }) => kind === 'pest' || kind === 'fungus' || kind === 'bacterium' || kind === 'virus')
  .map(({ name }) => wordsOf(name))
  .filter((words) => words.length > 1);

/** Whether the question names a pest or disease, such as "codling moth". */
export function namesProblem({ tokens }: Pick<Question, 'tokens'>): boolean {
  const said = new Set(wordsOf(tokens.map(({ word }) => word).join(' ')));
  return PROPER_NAMES.some((words) => words.every((word) => said.has(word)));
}

/** Problems that are called by words of the question: the more words, the more it says. */
function problemsNamed(plain: string): Record<string, number> {
  const said = new Set(wordsOf(plain));
  return Object.fromEntries(
    PHRASES.flatMap(({ problem, phrases }) => {
      const lengths = phrases.filter((phrase) => phrase.every((word) => said.has(word))).map(({ length }) => length);
      if (lengths.length === 0) return [];
      const longest = Math.max(...lengths);
      return [[problem._id, longest === 1 ? 2 : 2 ** (longest + 1)]];
    }),
  );
}
