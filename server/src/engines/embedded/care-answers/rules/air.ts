import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import { directAnswer } from '../direct-answers.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { positionOf } from './position.ts';
import { asksForJudgement, leadFor, type Verdict } from './verdict.ts';

/** Plants that survive at least so little warmth, in °C, do not mind the cold air of a door that opens. */
const HARDENED = 5;

/** Whether a plant may stand by a radiator, or in the draft of a door or an air conditioner. */
export function airVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query) || tellingSigns(query.question).length > 0) return null;
  const { plant, question } = query;
  const { settings, humidity } = question.facts;
  if (!asksForJudgement(question)) return null;
  if ((question.form !== 'yes-no' && question.form !== 'other') || positionOf(query) === 'ground') return null;
  const isByHeat = settings.has('radiator');
  if (!isByHeat && !settings.has('draft')) return null;
  const { isGood, text } = isByHeat ? byRadiator(plant) : inDraft(plant);
  const air = humidity === null ? null : (directAnswer('humidity', query)?.text ?? null);
  return {
    paragraph: { lead: leadFor(isGood, question), text: inSentences([text, air]) },
    covered: ['temperature', 'humidity', 'winter'],
  };
}

function byRadiator({ humidity, watering }: Species): { isGood: boolean; text: string } {
  if (humidity === 'low' && watering.class === 'dry')
    return {
      isGood: false,
      text: 'Dry air does it no harm, but the warmth keeps it growing thin in the dark months: a cooler, bright window is better. If it stays, check the soil more often.',
    };
  return {
    isGood: false,
    text: 'The hot, dry air browns its leaf edges, dries the pot out and brings spider mites. Move it at least 1 m away, or put a wide board between the radiator and the plant and raise the humidity.',
  };
}

function inDraft(plant: Species): { isGood: boolean; text: string } {
  const { min } = plant.temperature;
  if (!isFrostTender(plant) || min <= HARDENED)
    return {
      isGood: true,
      text: `Cool drafts do it no harm, as long as no frost reaches it: it survives about ${degrees(min)}.`,
    };
  return {
    isGood: false,
    text: `Cold air that comes in again and again makes it drop leaves or buds: it wants at least ${degrees(min)} even then. Move it 1–2 m away, out of the stream of air.`,
  };
}
