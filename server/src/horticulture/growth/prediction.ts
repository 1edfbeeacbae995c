import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import { findSpecies, speciesFound } from '../../knowledge/names/match.ts';
import { howRecognized, shown } from '../care-sheet/recognition.ts';
import type { Circumstances } from '../circumstances.ts';
import { growthFacts } from './facts.ts';
import { growthText } from './text.ts';
import { growthTimeline } from './timeline.ts';

/** How tall the plant will be within a year. Without a known species there is nothing to reckon with, and that is said. */
export function predictGrowth(question: GrowthQuestion, circumstances: Circumstances): GrowthPrediction {
  const match = findSpecies(question.species);
  const known = speciesFound(match);
  if (!match) return { prediction: unknownText(question.species), timeline: [], known };
  const facts = growthFacts(question, match, circumstances);
  const timeline = growthTimeline(facts);
  const recognized = howRecognized(question.species, match);
  const text = growthText(facts, timeline);
  return { prediction: recognized === null ? text : `${recognized}\n\n${text}`, timeline, known };
}

function unknownText(species: string): string {
  const name = shown(species);
  return [
    '## No prediction',
    `${name === '' ? 'This plant' : `“${name}”`} is not in the knowledge base, so neither its rate of growth nor its full-grown size is known, and any figure would be a guess.`,
    '## What you can do',
    [
      '- Look the plant up by its scientific name, or by the common name on its label.',
      '- Measure it today and again in 4 weeks in spring or summer: that is the best forecast there is.',
      '- Give it bright light without hot midday sun, and a pot that is 2–3 cm wider when roots come out of the holes.',
    ].join('\n'),
  ].join('\n\n');
}
