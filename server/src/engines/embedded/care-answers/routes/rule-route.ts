import type { GeneralQuery } from '../answer.ts';
import { airVerdict } from '../rules/air.ts';
import { alternativesVerdict } from '../rules/alternatives.ts';
import { awayVerdict } from '../rules/away.ts';
import { coldVerdict } from '../rules/cold.ts';
import { coldLimitVerdict } from '../rules/cold-limit.ts';
import { heatVerdict } from '../rules/heat.ts';
import { insideOrOutsideVerdict } from '../rules/inside-or-outside.ts';
import { knownCauseVerdict } from '../rules/known-cause.ts';
import { potSizeVerdict } from '../rules/pot-size.ts';
import { timeVerdict } from '../rules/time-of-year.ts';
import type { Rule } from '../rules/verdict.ts';
import { winterQuartersVerdict } from '../rules/winter-quarters.ts';
import { zoneVerdict } from '../rules/zone.ts';
import { type Candidate, CERTAINTY } from './candidate.ts';

const RULES: readonly (readonly [Rule, number])[] = [
  [awayVerdict, CERTAINTY.rule.figure],
  [zoneVerdict, CERTAINTY.rule.figure],
  [winterQuartersVerdict, CERTAINTY.rule.place],
  [airVerdict, CERTAINTY.rule.place],
  [coldVerdict, CERTAINTY.rule.figure],
  [coldLimitVerdict, CERTAINTY.rule.figure],
  [heatVerdict, CERTAINTY.rule.cause],
  [potSizeVerdict, CERTAINTY.rule.figure],
  [knownCauseVerdict, CERTAINTY.rule.cause],
  [insideOrOutsideVerdict, CERTAINTY.rule.timeChosen],
  [alternativesVerdict, CERTAINTY.rule.alternatives],
];

/** What follows from the facts that the gardener gave. Who may come to harm is another question. */
export function ruleCandidates(query: GeneralQuery): readonly Candidate[] {
  if (query.question.harm?.asked) return [];
  // "What should I bring in tonight?" asks what to do.
  if (query.question.form === 'which-plants' && query.question.facts.actions.length === 0) return [];
  const isChoice = query.question.form === 'choice';
  const time = [timeVerdict, isChoice ? CERTAINTY.rule.timeChosen : CERTAINTY.rule.time] as const;
  return [...RULES, time].map(([rule, certainty]) => ({
    route: 'rule',
    intents: null,
    certainty,
    answer: () => {
      const verdict = rule(query);
      return verdict && { paragraphs: [verdict.paragraph], covered: verdict.covered };
    },
  }));
}
