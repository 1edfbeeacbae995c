import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { survivesInGround } from '../../../../knowledge/coldest-zones.ts';
import { figuresOf } from '../../../../knowledge/figures.ts';
import { type GeneralQuery, isAboutKnownPlant, says } from '../answer.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import { CERTAINTY } from '../routes/candidate.ts';
import type { Position } from '../setting.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { ABOUT_COLD } from './cold.ts';
import { survivesInPot } from './cold-effect.ts';
import { positionOf } from './position.ts';
import type { Verdict } from './verdict.ts';

const ASKS_FOR_LIMIT = new PhraseFinder(
  [
    'how cold|low',
    'what|which temperature',
    'lowest|minimum|coldest temperature|degree',
    'minimum .. temperature',
    'too cold for',
    'how much cold|frost',
    'how many degree',
  ].map((written) => phrase(written, true as const)),
);

/** How cold is too cold, where no figure is given. */
export function coldLimitVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query) || query.question.facts.temperature !== null) return null;
  const { plant, question } = query;
  const isAboutCold = question.concepts.circumstances.has('cold') || question.concepts.circumstances.has('frost');
  const asksForMinimum = isAboutCold || question.facts.actions.some(({ meaning }) => ABOUT_COLD.has(meaning));
  if (ASKS_FOR_LIMIT.in(question.tokens).length === 0 || !asksForMinimum || tellingSigns(question).length > 0)
    return null;
  if (question.form === 'yes-no' || question.form === 'why' || says(question, 'flower', 'bloom', 'bud')) return null;
  return {
    paragraph: { lead: '', text: limitOf(plant, positionOf(query)) },
    covered: ['temperature', 'winter'],
    // Where it is known from which frost on it is damaged, the temperature to bring it in at is only a part of it.
    ...(isDamageKnown(plant) && { certainty: CERTAINTY.rule.time }),
  };
}

/** Whether the figures hold the frost that damages this plant or its genus. */
function isDamageKnown({ scientificName }: Species): boolean {
  const [genus = ''] = scientificName.split(' ');
  return (figuresOf.get('cold limit') ?? []).some(
    ({ for: names }) => names?.some((name) => name === genus || name === scientificName) ?? false,
  );
}

function limitOf(plant: Species, position: Position): string {
  const { min, idealMin } = plant.temperature;
  if (isFrostTender(plant))
    return `Keep it above ${degrees(min)}: bring it in when nights are forecast to fall under ${degrees(min + 2)}. Below ${degrees(idealMin)} it hardly grows, so water it less.`;
  const inPot = survivesInPot(plant);
  return position === 'pot'
    ? `In a pot about ${degrees(inPot)} is its limit, in open ground about ${degrees(survivesInGround(plant))}: when it gets colder, wrap the pot and stand it by a wall, or in a frost-free garage.`
    : `About ${degrees(survivesInGround(plant))} in open ground, once established; in a pot about ${degrees(inPot)}.`;
}
