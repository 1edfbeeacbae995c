import { diagnosisQuestions, WHERE } from '../../knowledge/diagnosis-questions.ts';
import { problemLikelihoods, usualShareOf } from '../../knowledge/problem-likelihoods.ts';

/** How much of a problem is taken to show anywhere, for a gardener may look elsewhere first. */
const ANYWHERE = 0.15;

/** How likely each problem is first seen at the place that was answered, by its id: what it shows there of all it shows. */
export function placeFactors(place: string): Record<string, number> {
  const placed = diagnosisQuestions.filter(({ after }) => after?.question === WHERE);
  const here = placed.filter(({ after }) => after?.values.includes(place));
  if (here.length === 0) return {};
  return Object.fromEntries(
    Object.entries(problemLikelihoods).map(([id, { signs }]) => {
      const shown = (questions: typeof placed) =>
        questions
          .flatMap(({ answers }) => answers.flatMap((answer) => answer.signs))
          .reduce((sum, sign) => sum + Math.max(0, (signs[sign] ?? 0) - usualShareOf(sign)), 0);
      const all = shown(placed);
      return [id, ANYWHERE + (1 - ANYWHERE) * (all === 0 ? 0 : shown(here) / all)];
    }),
  );
}
