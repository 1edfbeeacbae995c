import { inLocalMonths } from '../../../../horticulture/months.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type GeneralQuery, says } from '../answer.ts';
import { plantTraits } from '../lists/plant-traits.ts';
import { lifeVerdict, lifeVerdictLead, survivalAsked } from '../topics/problems/is-it-dead.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { type Outlook, remedyFor } from './known-causes.ts';
import { positionOf } from './position.ts';
import type { Verdict } from './verdict.ts';

/** What to do after the cause that the gardener names; a cause that is only asked about, or was to be avoided, is none. */
export function knownCauseVerdict(query: GeneralQuery): Verdict | null {
  const { plant, question, circumstances } = query;
  const cause = question.facts.causes[0] ?? causeInferred(query);
  if (cause === undefined || !asksForRemedy(query)) return null;
  const traits = new Set(plantTraits(plant));
  const isInGround = plant
    ? positionOf({ plant, question, circumstances }) === 'ground'
    : question.concepts.circumstances.has('ground');
  if (isInGround) traits.add('ground');
  else traits.delete('ground');
  if (question.form === 'is-it-dead' && lifeVerdict(query) === 'dead') return null;
  const remedy = remedyFor(cause, traits);
  if (!remedy) return null;
  return {
    paragraph: {
      lead: leadOf(remedy.outlook, query),
      text: inSentences([
        remedy.outlook === 'good' ? null : testFor(query),
        inLocalMonths(remedy.say, query.circumstances.hemisphere),
      ]),
    },
    covered: ['symptoms', 'watering'],
  };
}

/** "It was 3 °C last night, the leaves hang", "burnt in the south window": a sign with what brings it about. */
function causeInferred({ plant, question }: GeneralQuery): string | undefined {
  const { signs, circumstances } = question.concepts;
  const { temperature } = question.facts;
  if (tellingSigns(question).length === 0) return undefined;
  if (temperature !== null && temperature.low < 0) return 'frost damage';
  if (temperature !== null && plant !== null && temperature.low < plant.temperature.min) return 'chill damage';
  const isInSun = circumstances.has('brightLight') || circumstances.has('sunMoved') || circumstances.has('outdoors');
  const isBleached =
    signs.has('burnt') || (circumstances.has('sunMoved') && (signs.has('white') || signs.has('brown')));
  return isBleached && isInSun ? 'sunburn' : undefined;
}

const REMEDY = [
  'save',
  'rescue',
  'fix',
  'recover',
  'revive',
  'survive',
  'heal',
  'help',
  'regrow',
  'grow',
  'green',
  'sprout',
  'flower',
  'bloom',
  'repair',
];

function asksForRemedy({ question }: GeneralQuery): boolean {
  const { form, facts } = question;
  if (form === 'what-to-do' || form === 'is-it-dead') return true;
  // "It got too much water. Help" and a story without a question ask what to do.
  if (form === 'other') return true;
  if (form === 'how-to' || form === 'yes-no' || form === 'choice')
    return (
      (facts.causes.length > 0 && facts.actions.length > 0) ||
      says(question, ...REMEDY) ||
      /\b(?:should|shall|must|do) i\b/.test(question.plain)
    );
  return false;
}

/** What shows whether it lives, where that is asked. */
function testFor(query: GeneralQuery): string | null {
  const { plant, question } = query;
  return question.form === 'is-it-dead' && plant !== null ? survivalAsked(query).test : null;
}

/** How the outlook is put where it is asked whether the plant is dead, or whether it can be saved. */
const LEADS: Readonly<Record<Outlook, { dead: string; saved: string }>> = {
  good: { dead: 'No, it most likely lives:', saved: 'Yes, most likely:' },
  fair: { dead: 'Not yet lost:', saved: 'Possibly:' },
  poor: { dead: 'Probably, but check:', saved: 'Probably not:' },
};

function leadOf(outlook: Outlook, query: GeneralQuery): string {
  const { form } = query.question;
  if (form === 'is-it-dead') return lifeVerdictLead(query) ?? LEADS[outlook][asksIfDead(query) ? 'dead' : 'saved'];
  if (form === 'yes-no' && says(query.question, ...REMEDY)) return LEADS[outlook].saved;
  return '';
}

/** "Can I save both?" wants a yes, and "knocked over" is not over. */
function asksIfDead({ question }: GeneralQuery): boolean {
  if (says(question, 'save', 'rescue')) return false;
  return (
    says(question, 'dead', 'die', 'finished', 'lost', 'goner', 'kill', 'gone', 'toast') || IS_OVER.test(question.plain)
  );
}

const IS_OVER = /\b(?:is|are|be) (?:it |this |that )?(?:all )?over\b/;
