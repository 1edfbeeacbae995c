import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { capital, inSentences } from '../../../../horticulture/wording.ts';
import { differsByKind, hardinessByKind, noteAtLimit, survivesInGround } from '../../../../knowledge/coldest-zones.ts';
import { tooWarmWinter } from '../../../../knowledge/warmest-zones.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant, says } from '../answer.ts';
import { CERTAINTY } from '../routes/candidate.ts';
import { byKind } from './cold-among-several.ts';
import { survivesInPot } from './cold-effect.ts';
import { positionOf } from './position.ts';
import { leadFor, leadForAction, type Verdict } from './verdict.ts';

/** In well drained soil under a mulch, tubers such as dahlias survive winters with nights of so many °C: zone 8. */
const MULCHED_TUBERS = -12;

/** "Autumn or spring for planting?" asks for a time, and names the zone for its climate. */
const SEASON_OR_SEASON =
  /\b(?:spring|summer|autumn|fall|winter) or (?:in )?(?:early |late )?(?:spring|summer|autumn|fall|winter)\b/;

/** Whether a plant can stay outdoors all winter in the hardiness zone that is named. */
export function zoneVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query)) return null;
  const { plant, question } = query;
  const { zone, actions, temperature } = question.facts;
  if (zone === null || !['yes-no', 'choice', 'what-to-do', 'other', 'when'].includes(question.form)) return null;
  if (plant.lifespan === 'annual' || (plant.category === 'vegetable' && plant.lifespan !== 'perennial')) return null;
  if (actions.some(({ meaning }) => meaning === 'sow' || meaning === 'prune' || meaning === 'divide')) return null;
  if (SEASON_OR_SEASON.test(question.plain)) return null;
  // "Tonight 4 °C, zone 8" asks about that night, and "bloomed in March, no fruit, zone 5" about the fruit.
  const asksSurvival = says(question, ...SURVIVES);
  if (temperature !== null || (!asksSurvival && says(question, ...BEARS))) return null;
  // "Will it survive if I cover it?" asks whether it lives, and not whether to cover it.
  const makesSafe =
    !(question.form === 'yes-no' && asksSurvival) &&
    (says(question, 'protection', 'cover') ||
      actions.some(({ meaning }) => meaning === 'lift' || meaning === 'bring in' || meaning === 'protect'));
  // "When do bulbs go in, zone 6?" and "figs that never ripen in zone 7" name the zone, but do not ask whether it survives.
  if ((question.form === 'when' && !makesSafe) || says(question, 'ripen', 'ripe', 'harvest')) return null;
  const isTuber = survivalOfPlant(plant).id === 'lifted-tuber' || says(question, 'tuber', 'tuberous', 'corm');
  const isPotted = positionOf(query) === 'pot';
  const covered = ['winter', 'temperature', 'outdoors'] as const;
  const warm = inWarmWinter(plant, zone);
  if (warm !== null) {
    const lead = question.form === 'yes-no' ? warm.lead : '';
    return { paragraph: { lead, text: warm.text }, covered, ...(namesKind(query, warm.text) && YIELDING) };
  }
  const kinds = hardinessByKind(plant) ?? kindsInZone(query, zone);
  if (kinds !== null)
    return { paragraph: { lead: question.form === 'yes-no' ? 'That depends on the kind:' : '', text: kinds }, covered };
  if (isPotted && !isTuber && survivesInGround(plant) <= zone.coldest)
    return {
      paragraph: { lead: makesSafe ? '' : leadFor(true, question), text: protectedPot(plant, zone) },
      covered,
    };
  const yielding = (namesKind(query, noteAtLimit(plant) ?? '') || asksWhenToPlant(query)) && YIELDING;
  const survives = survivesDownTo(plant, isPotted, isTuber && !isTropical(plant));
  const isHardy = survives <= zone.coldest;
  if (!isHardy && !isTuber && !isPotted && survives - zone.coldest <= ONE_ZONE && !isFrostTender(plant))
    return {
      paragraph: {
        lead: question.form !== 'yes-no' ? '' : makesSafe ? 'Yes:' : 'Only with protection:',
        text: atLimit(plant, zone),
      },
      covered,
      ...yielding,
    };
  if (isTuber && !isHardy && !isPotted && survives - zone.coldest <= ONE_ZONE && !isTropical(plant))
    return {
      paragraph: { lead: question.form === 'yes-no' ? 'That is a gamble:' : '', text: tubersAtLimit(zone) },
      covered,
      ...yielding,
    };
  const lead = makesSafe ? leadForAction(!isHardy, question) : leadFor(isHardy, question);
  return {
    paragraph: { lead, text: textOf({ isHardy, isTuber, survives, zone, note: noteAtLimit(plant) }) },
    covered,
    ...yielding,
  };
}

/** What was written about the kind that is named says more than the figure of its species. */
const YIELDING = { certainty: CERTAINTY.rule.time } as const;

/** Whether one of the kinds in quotes is the one that is asked about: "rosemary ‘Arp’ in zone 6". */
function namesKind({ question, typed }: CareQuery, text: string): boolean {
  const said = `${typed} ${question.written}`.toLowerCase();
  return [...text.matchAll(/‘([^’]+)’/g)].some(([, kind = '']) => said.includes(kind.toLowerCase()));
}

/** "Zone 6b, plant in fall?" asks for a time. */
function asksWhenToPlant({ question }: CareQuery): boolean {
  const isPlanted = question.facts.actions.some(({ meaning }) => meaning === 'plant out' || meaning === 'transplant');
  const namesTime = question.facts.month !== null || SEASON.test(question.plain);
  return isPlanted && namesTime && !says(question, ...SURVIVES);
}

const SEASON = /\b(?:spring|summer|autumn|fall|winter|now|yet|already)\b/;

/** What a plant that must rest in the cold does where winters are too mild for that; null where they are not. */
function inWarmWinter(plant: Species, { name, coldest }: { name: string; coldest: number }) {
  const warm = tooWarmWinter(plant, coldest);
  if (warm === null) return null;
  const why = `Cold does it no harm there, but winters of zone ${name} are too short and mild for its rest: from zone ${warm.zone + 1} on it grows and blooms poorly.`;
  return warm.kinds === null
    ? { lead: 'Hardly:', text: inSentences([why, warm.instead]) }
    : { lead: 'Only some kinds:', text: inSentences([why, capital(warm.kinds)]) };
}

const SURVIVES = ['survive', 'hardy', 'overwinter', 'die', 'live', 'return', 'tolerate'];
/** What a plant that lives there may still not do. */
const BEARS = ['fruit', 'bloom', 'flower', 'blossom', 'berry', 'nut', 'crop', 'bear'];

/** "Can lavender survive in zone 5?" is asked of a genus of hardy and tender kinds. */
function kindsInZone({ plant }: CareQuery, { name, coldest }: { name: string; coldest: number }): string | null {
  if (!differsByKind(plant)) return null;
  const words = `winters of zone ${name}, which get down to about ${degrees(coldest)}`;
  return byKind(plant, { low: coldest, words });
}

/** So many °C beyond what a plant is known to survive, a mulch, a wall or a mild winter decides: one zone, rounded. */
const ONE_ZONE = 6;

function atLimit(plant: Species, zone: { name: string; coldest: number }): string {
  return inSentences([
    `It is at its limit: winters in zone ${zone.name} get down to about ${degrees(zone.coldest)}, and it survives about ${degrees(survivesInGround(plant))}, so without protection it freezes back or dies. Plant it in spring, in soil that drains, by a wall out of the wind; mulch its roots 15–20 cm deep in November and cover the top with fleece in the hardest frost.`,
    noteAtLimit(plant),
  ]);
}

/** One zone beyond what mulched tubers survive, the soil and the winter decide. */
function tubersAtLimit(zone: { name: string; coldest: number }): string {
  return `In zone ${zone.name}, with winters down to about ${degrees(zone.coldest)}, tubers and corms come through in some winters: in light soil that drains, planted deep by a south wall and under 20 cm of mulch from November. Lift those that you do not want to lose after the first frost, and store them dry and frost-free at 5–10 °C.`;
}

/** Tubers of plants that frost kills in their first cold night do not outlast frozen soil. */
function isTropical({ temperature }: Species): boolean {
  return temperature.min >= 5;
}

function survivesDownTo(plant: Species, isPotted: boolean, isTuber: boolean): number {
  if (isPotted) return survivesInPot(plant);
  const min = survivesInGround(plant);
  return isTuber ? Math.min(min, MULCHED_TUBERS) : min;
}

/** What survives in the ground is kept outside in a pot as well, if its roots do not freeze as hard as the air. */
function protectedPot(plant: Species, zone: { name: string; coldest: number }): string {
  const unprotected = `unprotected, they are harmed below about ${degrees(survivesInPot(plant))}`;
  return `It can stay outside if the pot is protected: winters in zone ${zone.name} get down to about ${degrees(zone.coldest)}, which it survives in the ground, but roots in a pot freeze sooner; ${unprotected}. Stand the pot on feet against a house wall, wrap it in bubble wrap or burlap, cover the soil with leaves or bark, and water lightly in frost-free spells. In the hardest frost move it into an unheated shed or garage, never into a heated room.`;
}

function textOf(at: {
  isHardy: boolean;
  isTuber: boolean;
  survives: number;
  zone: { name: string; coldest: number };
  note: string | null;
}): string {
  const { isHardy, isTuber, survives, zone, note } = at;
  const figures = `winters in zone ${zone.name} get down to about ${degrees(zone.coldest)}`;
  if (isTuber)
    return isHardy
      ? `In well drained soil its tubers can stay in the ground: ${figures}. Cut the stems down after the first frost and mulch 15 cm deep; in heavy, wet soil lift them all the same.`
      : `Lift the tubers after the first frost: ${figures}, and the soil freezes down to them. Store them dry and frost-free at 5–10 °C.`;
  return isHardy
    ? `It can stay outdoors all year: ${figures}, and it survives about ${degrees(survives)}.${survives - zone.coldest > -ONE_ZONE && note !== null ? ` ${note}` : ''}`
    : `It does not survive outdoors there: ${figures}, and ${survives > 0 ? `it wants at least ${degrees(survives)}` : `it survives only about ${degrees(survives)}`}.${note === null ? '' : ` ${note}`} Keep it in a pot, and in a frost-free place before it gets that cold.`;
}
