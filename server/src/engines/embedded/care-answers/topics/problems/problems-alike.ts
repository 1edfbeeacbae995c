import type { Species } from '@plantcare/contract/species.ts';
import { hostFit } from '../../../../../horticulture/diagnosis/host.ts';
import { wordsOf } from '../../../../../knowledge/names/normalize.ts';
import { problems } from '../../../../../knowledge/problems.ts';
import { lemmaOf } from '../../intent/lemma.ts';
import { PassageIndex, type SearchedQuestion, withoutWords } from '../../intent/passages.ts';

/** Made when the first question is asked: what each problem is called and looks like. */
let index: PassageIndex | null = null;

/** How alike the question and what is written of each problem are, from 0 to about 1, by the problem's id. */
export function problemsAlike(question: SearchedQuestion, host: Species | null): ReadonlyMap<string, number> {
  index ??= new PassageIndex(
    problems.map(({ name, alsoCalled, symptoms, rootCause, causes }) => ({
      title: name,
      wordings: [...alsoCalled, ...symptoms],
      keywords: alsoCalled,
      text: [...symptoms, rootCause, ...causes.map(({ cause }) => cause)].join(' '),
    })),
  );
  const scores = index.scores(withoutWords(question, host ? namesOf(host) : new Set()));
  return new Map(problems.map(({ _id }, at) => [_id, scores[at] ?? 0]));
}

/** "My lily looks sick" says no more of the lily beetle than of any other problem. */
function namesOf({ scientificName, commonNames }: Species): ReadonlySet<string> {
  return new Set([scientificName, ...commonNames].flatMap(wordsOf).map(lemmaOf));
}

/** How alike the question and the most alike problem that the host can have are. */
export function mostAlikeProblem(host: Species | null, question: SearchedQuestion): number {
  const alike = problemsAlike(question, host);
  return Math.max(
    0,
    ...problems.map((problem) => (hostFit(problem, host) === 'none' ? 0 : (alike.get(problem._id) ?? 0))),
  );
}
