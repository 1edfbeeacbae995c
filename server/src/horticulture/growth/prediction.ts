import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { findSpecies, speciesFound } from '../../knowledge/names/match.ts';
import { howRecognized, shown } from '../care-sheet/recognition.ts';
import type { Circumstances } from '../circumstances.ts';
import { usualPlace } from '../usual-place.ts';
import { nameOf } from '../wording.ts';
import { growthFacts } from './facts.ts';
import { growthText } from './text.ts';
import { growthTimeline } from './timeline.ts';

/** How tall the plant will be within a year. Without a known species, and of a lawn, there is nothing to compute, and that is said. */
export function predictGrowth(question: GrowthQuestion, circumstances: Circumstances): GrowthPrediction {
  const match = findSpecies(question.species);
  const known = speciesFound(match);
  if (!match) return { prediction: unknownText(question.species), timeline: [], known };
  if (usualPlace(match.plant) === 'lawn') return { prediction: lawnText(match.plant), timeline: [], known };
  const facts = growthFacts(question, match, circumstances);
  const timeline = growthTimeline(facts);
  const recognized = howRecognized(question.species, match);
  const text = growthText(facts, timeline);
  return { prediction: recognized === null ? text : `${recognized}\n\n${text}`, timeline, known };
}

/** A lawn is cut before it reaches any height. */
function lawnText(plant: Species): string {
  return [
    '## What to expect',
    `${nameOf(plant)} is mown, so it has no height to wait for: in spring it grows 3–5 cm a week, in a hot dry summer next to nothing, and in winter not at all.`,
    '## What would change it',
    [
      '- Water, warmth and nitrogen make it grow faster, and so need more mowing.',
      '- Never cut more than a third of its height at once; a longer lawn stays green longer in drought.',
    ].join('\n'),
  ].join('\n\n');
}

function unknownText(species: string): string {
  const name = shown(species);
  return [
    '## No prediction',
    `${name === '' ? 'This plant' : `“${name}”`} is not in the knowledge base, so any figure would be a guess: its growth rate and mature size are not known.`,
    '## What you can do',
    [
      '- Look the plant up by its scientific name, or by the common name on its label.',
      '- Measure it today and again in 4 weeks in spring or summer: that is the best forecast.',
      '- Give it bright light without hot midday sun, and a pot that is 2–3 cm wider when roots come out of the holes.',
    ].join('\n'),
  ].join('\n\n');
}
