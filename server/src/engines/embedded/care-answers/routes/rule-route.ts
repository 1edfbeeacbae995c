import type { Intent } from '../../../../knowledge/intents.ts';
import type { GeneralQuery } from '../answer.ts';
import { IMPROBABLE, probabilityOf, TROUBLE_INTENTS } from '../intent/classifier/topic-intents.ts';
import { airVerdict } from '../rules/air.ts';
import { alternativesVerdict } from '../rules/alternatives.ts';
import { awayVerdict } from '../rules/away.ts';
import { coldVerdict } from '../rules/cold.ts';
import { coldLimitVerdict } from '../rules/cold-limit.ts';
import { fitForUseVerdict } from '../rules/fit-for-use.ts';
import { heatVerdict } from '../rules/heat.ts';
import { insideOrOutsideVerdict } from '../rules/inside-or-outside.ts';
import { knownCauseVerdict } from '../rules/known-cause.ts';
import { potSizeVerdict } from '../rules/pot-size.ts';
import { timeVerdict } from '../rules/time-of-year.ts';
import type { Rule } from '../rules/verdict.ts';
import { winterQuartersVerdict } from '../rules/winter-quarters.ts';
import { zoneVerdict } from '../rules/zone.ts';
import { type Candidate, CERTAINTY } from './candidate.ts';

/** What a verdict on cold answers: 9 °C that is told beside a question about sun is not what was asked. */
const OF_COLD: readonly Intent[] = ['temperature', 'frost', 'overwinter', 'outdoors-indoors', 'plant-when'];
/** What is asked after something has happened to a plant. */
const OF_REMEDY: readonly Intent[] = [...TROUBLE_INTENTS, 'injury', 'frost', 'temperature', 'propagate', 'repot-when'];

/** Each with its certainty, and with the intents of which one must be possible where its facts are told beside other questions too. */
const RULES: readonly (readonly [Rule, number, (readonly Intent[])?])[] = [
  [awayVerdict, CERTAINTY.rule.figure],
  [zoneVerdict, CERTAINTY.rule.figure, OF_COLD],
  [winterQuartersVerdict, CERTAINTY.rule.place, OF_COLD],
  [airVerdict, CERTAINTY.rule.place],
  [coldVerdict, CERTAINTY.rule.figure, OF_COLD],
  [coldLimitVerdict, CERTAINTY.rule.figure, OF_COLD],
  [heatVerdict, CERTAINTY.rule.cause],
  [potSizeVerdict, CERTAINTY.rule.figure],
  [knownCauseVerdict, CERTAINTY.rule.cause, OF_REMEDY],
  [fitForUseVerdict, CERTAINTY.rule.time],
  [insideOrOutsideVerdict, CERTAINTY.rule.alternatives],
  [alternativesVerdict, CERTAINTY.rule.alternatives],
];

/** What follows from the facts that the gardener gave. Who may come to harm is another question. */
export function ruleCandidates(query: GeneralQuery): readonly Candidate[] {
  if (query.question.harm?.asked) return [];
  // "What should I bring in tonight?" asks what to do.
  if (query.question.form === 'which-plants' && query.question.facts.actions.length === 0) return [];
  const isChoice = query.question.form === 'choice';
  const time = [timeVerdict, isChoice ? CERTAINTY.rule.timeChosen : CERTAINTY.rule.time] as const;
  return [...RULES.filter(([, , intents]) => mayBeMeant(intents, query)), time].flatMap(([rule, certainty]) => {
    const verdict = rule(query);
    if (verdict === null) return [];
    return {
      route: 'rule' as const,
      intents: null,
      certainty: verdict.certainty ?? certainty,
      answer: () => ({ paragraphs: [verdict.paragraph], covered: verdict.covered }),
    };
  });
}

function mayBeMeant(intents: readonly Intent[] | undefined, { question }: GeneralQuery): boolean {
  return intents === undefined || probabilityOf(intents, question.intents) >= IMPROBABLE;
}
