import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { capital, inSentences } from '../../../../horticulture/wording.ts';
import {
  coldestOfZone,
  differsByKind,
  hardinessByKind,
  noteAtLimit,
  survivesInGround,
} from '../../../../knowledge/coldest-zones.ts';
import { leafFallOf } from '../../../../knowledge/leaf-fall.ts';
import { outdoorsFromZone, returnsFromZone } from '../../../../knowledge/mild-zones.ts';
import { tooWarmWinter } from '../../../../knowledge/warmest-zones.ts';
import { asksForBad, type CareQuery, type GeneralQuery, isAboutKnownPlant, type Paragraph, says } from '../answer.ts';
import type { HardinessZone } from '../intent/given/zone.ts';
import type { Question } from '../intent/question.ts';
import { CERTAINTY } from '../routes/candidate.ts';
import { byKind } from './cold-among-several.ts';
import { survivesInPot } from './cold-effect.ts';
import { PAVED, positionOf } from './position.ts';
import { leadFor, leadForAction, type Verdict } from './verdict.ts';

/** In well drained soil under a mulch, tubers such as dahlias survive winters with nights of so many °C: zone 8. */
const MULCHED_TUBERS = -12;

/** "Autumn or spring for planting?" asks for a time, and names the zone for its climate. */
const SEASON_OR_SEASON =
  /\b(?:spring|summer|autumn|fall|winter) or (?:in )?(?:early |late )?(?:spring|summer|autumn|fall|winter)\b/;

/** "Which kinds are seedless for zone 5?" asks for names. */
const WHICH_KINDS = /\b(?:which|what|best) (?:\w+ )?(?:kinds?|varieties|variety|types?|sorts?|cultivars?)\b/;

/** Whether a plant can stay outdoors all winter in the hardiness zone that is named. */
export function zoneVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query)) return null;
  const { plant, question } = query;
  const { actions, temperature } = question.facts;
  const zone = question.facts.zone ?? (asksOfWinters(question) ? question.facts.zoneOfCity : null);
  if (zone === null || !['yes-no', 'choice', 'what-to-do', 'other', 'when'].includes(question.form)) return null;
  if (plant.lifespan === 'annual' || (plant.category === 'vegetable' && plant.lifespan !== 'perennial')) return null;
  if (actions.some(({ meaning }) => meaning === 'sow' || meaning === 'prune' || meaning === 'divide')) return null;
  if (SEASON_OR_SEASON.test(question.plain) || WHICH_KINDS.test(question.plain)) return null;
  if (asksOfSummer(question) || TOO_EARLY.test(question.plain)) return null;
  if (isFrostTender(plant) && asksToGrowInPot(question)) return null;
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
  const isPotted = isSaidPotted(query);
  const covered = ['winter', 'temperature', 'outdoors'] as const;
  const warm = inWarmWinter(plant, zone);
  if (warm !== null) {
    const lead = question.form === 'yes-no' ? warm.lead : '';
    return { paragraph: { lead, text: warm.text }, covered, ...(namesKind(query, warm.text) && YIELDING) };
  }
  const kinds = hardinessByKind(plant) ?? kindsInZone(query, zone);
  if (kinds !== null)
    return { paragraph: { lead: question.form === 'yes-no' ? 'That depends on the kind:' : '', text: kinds }, covered };
  const mild = isTuber ? null : ofMildWinters(query, zone, makesSafe);
  if (mild !== null) return { paragraph: mild, covered };
  const returning = isTuber || isPotted ? null : ofRoots(query, zone, makesSafe);
  if (returning !== null) return { paragraph: returning, covered };
  if (isPotted && !isTuber && survivesInGround(plant) <= zone.coldest)
    return { paragraph: protectedPot(query, zone), covered };
  if (isPotted && !isTuber && !isFrostTender(plant) && survivesInGround(plant) - zone.coldest <= ONE_ZONE)
    return { paragraph: shelteredPot(query, zone, makesSafe), covered };
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
    paragraph:
      makesSafe && !isTuber && !isHardy
        ? keptSafe(query, zone)
        : { lead, text: textOf({ isHardy, isTuber, isPotted, survives, zone, plant }) },
    covered,
    ...yielding,
  };
}

/** Where no pot is spoken of, it is asked whether the plant lives in a garden there, a house plant too. */
function isSaidPotted(query: CareQuery): boolean {
  const { plant, question, circumstances, typed } = query;
  if (positionOf(query) !== 'pot') return false;
  if (circumstances.plant !== null || plant.matureSize.ground === null) return true;
  const said = `${typed} ${question.plain}`;
  return question.concepts.circumstances.has('potted') || PAVED.test(said) || HANGS.test(said) || SHELTER.test(said);
}

const SHELTER = /\b(?:bring|take|move|carry)\b|\b(?:inside|indoors|garage|shed)\b/;

/** A city is named for many reasons; its winters matter where it is asked what survives, or stays in the ground. */
function asksOfWinters(question: Question): boolean {
  return question.facts.month === null && (says(question, ...SURVIVES) || ALL_YEAR.test(question.plain));
}

const ALL_YEAR =
  /\b(?:winter|all year|year ?round|frosts?|freez\w+)\b|\b(?:in|into) (?:the |my |our )?(?:ground|garden|yard)\b|\b(?:plant|grow|live|stay|be)(?: it| them)? (?:outside|outdoors)\b|\b(?:as )?(?:a )?hedge\b/;

/** "Will winter kill it?" is answered by what to do, for a Yes would be a No to what is meant. */
function asksForGood(question: Question): boolean {
  return question.form === 'yes-no' && !asksForBad(question);
}

/** From zone 9 on frosts are short, and what frost kills elsewhere is grown in gardens. */
const MILD = 9;

/** Whether a plant that frost kills is grown outdoors all year where winters are mild; null where they are not. */
function ofMildWinters({ plant, question }: CareQuery, zone: HardinessZone, makesSafe: boolean): Paragraph | null {
  const from = outdoorsFromZone(plant);
  if (!isFrostTender(plant) || zone.coldest < coldestOfZone(Math.min(MILD, from ?? MILD))) return null;
  const figures = wintersOf(zone);
  const asks = asksForGood(question);
  if (zone.coldest >= plant.temperature.min || (from !== null && zone.coldest >= coldestOfZone(from)))
    return {
      lead: asks ? (makesSafe ? 'Only in the coldest nights:' : 'Yes:') : '',
      text: `It is grown outdoors all year there, since ${figures}. Nights near freezing may burn its leaves, and a frost may cut it back: plant it by a wall out of the wind, cover it with a sheet in such a night, and in spring cut off only what does not sprout.`,
    };
  if (from === null || zone.coldest < coldestOfZone(from) - ONE_ZONE)
    return {
      lead: asks ? (makesSafe ? 'Yes:' : 'Hardly:') : '',
      text: `Frost kills it, and ${figures}. Keep it in a pot that can come in before nights fall below ${degrees(plant.temperature.min)}; in the ground it lives only where no frost comes, by a warm wall and covered in cold nights.`,
    };
  return {
    lead: asks ? (makesSafe ? 'Yes:' : 'Only with protection:') : '',
    text: `It is grown outdoors all year from about zone ${zoneWords(from)} on, and ${figures}, so a hard frost burns it back or kills it. Plant it by a warm wall, mulch its base 15 cm deep, cover it in frosty nights, or keep it in a pot that can come in.`,
  };
}

/** Where the roots live through winters that kill the top; null where they do not, or the top lives as well. */
function ofRoots({ plant, question }: CareQuery, zone: HardinessZone, makesSafe: boolean): Paragraph | null {
  const from = returnsFromZone(plant);
  if (from === null || zone.coldest < coldestOfZone(from) || survivesInGround(plant) <= zone.coldest) return null;
  return {
    lead: asksForGood(question) ? (makesSafe ? 'Its roots, yes:' : 'Mostly, yes:') : '',
    text: `Frost kills its top there, but it mostly comes again from its roots: ${wintersOf(zone)}. Plant it in soil that drains, mulch the base 10–15 cm deep in late fall, and leave the dead stems until it sprouts, often only in late spring. In a pot its roots freeze, so a pot comes in.`,
  };
}

/** What the figure of a zone means. */
function wintersOf({ name, coldest }: HardinessZone): string {
  return `winters in zone ${name} get down to about ${degrees(coldest)}`;
}

/** "9b" for 9.5. */
function zoneWords(zone: number): string {
  return `${Math.floor(zone)}${Number.isInteger(zone) ? '' : 'b'}`;
}

/** What it takes where it is asked whether to wrap, cover or bring in what does not survive there. */
function keptSafe({ plant, question, typed }: CareQuery, zone: HardinessZone): Paragraph {
  const limit = isFrostTender(plant)
    ? 'frost kills it'
    : `it survives only about ${degrees(survivesInGround(plant))} in the ground`;
  const figures = `${wintersOf(zone)}, and ${limit}`;
  const note = noteAtLimit(plant);
  const lead = asksForGood(question) ? 'Yes:' : '';
  if (note !== null && namesKind({ question, typed }, note))
    return {
      lead,
      text: `${note} In zone ${zone.name} wait until its leaves have dropped, mostly in late fall, then tie the branches together, wrap them in burlap, and heap 30 cm of leaves or straw over its base; unwrap it in mid-spring.`,
    };
  const inGround = question.concepts.circumstances.has('ground');
  return {
    lead,
    text: inSentences([
      `${capital(figures)}.`,
      note,
      inGround
        ? 'Wrapping alone hardly saves it in the ground: pot it, and keep it in a frost-free place.'
        : isFrostTender(plant)
          ? `Bring it to a place above ${degrees(plant.temperature.min)} before the first frost.`
          : 'Keep it in a frost-free place before it gets that cold.',
    ]),
  };
}

/** What was written about the kind that is named says more than the figure of its species. */
const YIELDING = { certainty: CERTAINTY.rule.time } as const;

/** Whether one of the kinds in quotes is the one that is asked about: "rosemary ‘Arp’ in zone 6". */
function namesKind({ question, typed }: Pick<CareQuery, 'question' | 'typed'>, text: string): boolean {
  const said = `${typed} ${question.written}`.toLowerCase();
  return [...text.matchAll(/‘([^’]+)’/g)].some(([, kind = '']) => said.includes(kind.toLowerCase()));
}

/** "Zone 6b, plant in fall?" asks for a time. */
function asksWhenToPlant({ question }: CareQuery): boolean {
  const isPlanted = question.facts.actions.some(({ meaning }) => meaning === 'plant out' || meaning === 'transplant');
  const namesTime = question.facts.month !== null || SEASON.test(question.plain);
  return isPlanted && namesTime && !says(question, ...SURVIVES);
}

/** "Can it go outside for the summer in zone 6?" asks nothing about winter. */
function asksOfSummer(question: Question): boolean {
  return SUMMER.test(question.plain) && !WINTER.test(question.plain) && !says(question, ...SURVIVES);
}

const SUMMER = /\b(?:for|in|during|over|all) (?:the )?summer\b|\bsummers? (?:outside|outdoors)\b/;
const WINTER = /\b(?:winters?|overwinter\w*|frosts?|freez\w+|cold|all year|year ?round|ground)\b/;

/** "Can I plant ginger from the store in a pot, I live in zone 7": a pot is carried in, so its winter is not asked about. */
function asksToGrowInPot({ plain, tellingWords }: Question): boolean {
  return tellingWords > FEW_WORDS && GROWN_IN_POT.test(plain) && !WINTER.test(plain) && !STAYS_OUT.test(plain);
}

/** In so few telling words the zone is what is asked about. */
const FEW_WORDS = 3;
const GROWN_IN_POT =
  /\b(?:plant|grow|start|try|sow)\b.*\b(?:pots?|containers?|buckets?|tubs?|grow bags?|planters?)\b|\b(?:pots?|containers?|buckets?)\b.*\bgrow\b/;
const STAYS_OUT =
  /\b(?:out|outside|outdoors|leave|stay|surviv\w+|hardy|bring|take|protect\w*|wrap\w*|come back|return|perennial|patio|deck|balcony)\b/;

/** "Is November too early in zone 5?" asks for a time. */
const TOO_EARLY = /\btoo (?:early|late|soon)\b/;

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
    `It is at its limit: ${wintersOf(zone)}, and it survives about ${degrees(survivesInGround(plant))}, so without protection it freezes back or dies. Plant it in spring, in soil that drains, by a wall out of the wind; mulch its roots 15–20 cm deep in late fall and cover the top with fleece in the hardest frost.`,
    noteAtLimit(plant),
  ]);
}

/** One zone beyond what mulched tubers survive, the soil and the winter decide. */
function tubersAtLimit(zone: { name: string; coldest: number }): string {
  return `In zone ${zone.name}, with winters down to about ${degrees(zone.coldest)}, tubers and corms come through in some winters: in light soil that drains, planted deep by a south wall and under 20 cm of mulch from late fall on. Lift those that you do not want to lose after the first frost, and store them dry and frost-free at 5–10 °C.`;
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

/** So many °C beyond what its roots survive in a pot, no wrapping is enough. */
const BEYOND_WRAPPING = 8;

/** What survives in the ground is kept outside in a pot as well, if its roots do not freeze as hard as the air. */
function protectedPot(query: CareQuery, zone: HardinessZone): Paragraph {
  const { plant, question } = query;
  const limit = survivesInPot(plant);
  const figures = `${wintersOf(zone)}, which it survives in the ground, but roots in a pot freeze sooner; unprotected, they are harmed below about ${degrees(limit)}`;
  const isYesNo = asksForGood(question);
  const bringsIn =
    says(question, 'bring', 'take', 'move', 'carry') || /\b(?:inside|indoors|come in)\b/.test(question.plain);
  const down = HANGS.test(`${query.typed} ${question.plain}`)
    ? 'Take it down from its hook: in the air it freezes through first. '
    : '';
  if (limit - zone.coldest > BEYOND_WRAPPING)
    return {
      lead: isYesNo ? (bringsIn ? 'Not into a heated room:' : 'Better not unprotected:') : '',
      text: `${capital(figures)}. ${down}Once it rests, mostly in late fall, put the pot into an unheated shed or garage, and water a little once a month; or sink the pot into the ground and cover it 20 cm deep with leaves. Only wrapped and against a house wall it is a risk in the hardest winters.`,
    };
  return {
    lead: isYesNo ? (bringsIn ? 'Not into a heated room:' : 'Yes, if the pot is protected:') : '',
    text: `${isYesNo ? capital(figures) : `It can stay outside if the pot is protected: ${figures}`}. ${down}Stand the pot on feet against a house wall, wrap it in bubble wrap or burlap, cover the soil with leaves or bark, and water lightly in frost-free spells. In the hardest frost move it into an unheated shed or garage, never into a heated room.`,
  };
}

/** What would be at its limit in the ground is sheltered in a pot. */
function shelteredPot({ plant, question }: CareQuery, zone: HardinessZone, makesSafe: boolean): Paragraph {
  const lead = asksForGood(question) ? (makesSafe ? 'Yes:' : 'Not all winter:') : '';
  const place = leafFallOf(plant) === 'evergreen' ? 'bright, cool, frost-free place' : 'cool, frost-free place';
  const text = `${capital(wintersOf(zone))}, and it survives only about ${degrees(survivesInGround(plant))} in the ground, and less in a pot, whose roots freeze sooner.`;
  return {
    lead,
    text: inSentences([
      text,
      noteAtLimit(plant),
      `Leave it out by a house wall, the pot wrapped, while frosts are light, and move it to a ${place} such as an unheated garage or porch before hard frosts; put it out again in early spring.`,
    ]),
  };
}

const HANGS = /\bhang(?:s|ing)?\b|\bbaskets?\b/;

function textOf(at: {
  isHardy: boolean;
  isTuber: boolean;
  isPotted: boolean;
  survives: number;
  zone: HardinessZone;
  plant: Species;
}): string {
  const { isHardy, isTuber, isPotted, survives, zone, plant } = at;
  const note = noteAtLimit(plant);
  const figures = wintersOf(zone);
  if (isTuber)
    return isHardy
      ? `In well drained soil its tubers can stay in the ground: ${figures}. Cut the stems down after the first frost and mulch 15 cm deep; in heavy, wet soil lift them all the same.`
      : `Lift the tubers after the first frost: ${figures}, and the soil freezes down to them. Store them dry and frost-free at 5–10 °C.`;
  if (isHardy)
    return `It can stay outdoors all year: ${figures}, and it survives about ${degrees(survives)}.${survives - zone.coldest > -ONE_ZONE && note !== null ? ` ${note}` : ''}`;
  const inGround = survivesInGround(plant);
  const limit = isFrostTender(plant)
    ? 'frost kills it'
    : isPotted
      ? `it survives only about ${degrees(inGround)} in the ground, and less in a pot, whose roots freeze sooner`
      : `it survives only about ${degrees(survives)}`;
  return `It does not survive outdoors there: ${figures}, and ${limit}.${note === null ? '' : ` ${note}`} Keep it in a pot, and in a ${isFrostTender(plant) ? `place above ${degrees(plant.temperature.min)}` : 'frost-free place'} before it gets that cold.`;
}
