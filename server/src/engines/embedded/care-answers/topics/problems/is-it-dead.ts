import { isFrostTender } from '../../../../../horticulture/care-sheet/light-needs.ts';
import { survivalOfPlant } from '../../../../../horticulture/life-form.ts';
import { localMonth, monthOf } from '../../../../../horticulture/months.ts';
import { readSeason } from '../../../../../horticulture/text-input/season.ts';
import { inSentences } from '../../../../../horticulture/wording.ts';
import { type Survival, survivalOf } from '../../../../../knowledge/survival.ts';
import { type GeneralQuery, type Paragraph, says } from '../../answer.ts';
import type { Question } from '../../intent/question.ts';
import { plainText, tokensOf } from '../../intent/tokens.ts';
import { type LifeSigns, lifeSignsIn } from './life-signs.ts';

/** Whether a plant lives, as far as what the gardener saw tells; `because` goes on from the verdict. */
interface LifeVerdict {
  is: 'alive' | 'dormant' | 'partly' | 'dead' | 'unsure';
  because: string | null;
}

/** How the verdict is put where it is asked whether the plant is dead, whether it lives, and which of both. */
const LEADS: Readonly<Record<LifeVerdict['is'], Readonly<Record<'dead' | 'alive' | 'either', string>>>> = {
  alive: { dead: 'No, probably not dead:', alive: 'Yes, probably alive:', either: 'Probably alive, not dead:' },
  dormant: {
    dead: 'No, probably dormant, not dead:',
    alive: 'Yes, probably dormant, not dead:',
    either: 'Probably dormant, not dead:',
  },
  partly: { dead: 'No, not all of it is dead:', alive: 'Yes, in part:', either: 'Part of it is alive:' },
  dead: { dead: 'Yes, probably dead:', alive: 'No, probably dead:', either: 'Probably dead:' },
  unsure: { dead: 'It may be alive:', alive: 'It may be alive:', either: 'It may be alive:' },
};

/** Whether the question is if the plant lives, or tells of one that shows little life; not what it would survive. */
export function asksWhetherItLives(query: GeneralQuery): boolean {
  const { question } = query;
  const signs = lifeSignsIn(question);
  const isFrostToCome =
    question.facts.temperature !== null && says(question, 'warning', 'forecast', 'tonight', 'tomorrow');
  if (isFrostToCome && !signs.lifeless && !signs.wilted && signs.rotten === null) return false;
  const isTold = signs.lifeless || signs.rotten !== null || signs.bare || signs.driedUp;
  if (question.form === 'is-it-dead') return isTold || signs.wilted || !WOULD_SURVIVE.test(question.plain);
  // Told without a question, it is what everybody would ask; "when" often says only when something was seen.
  if (question.form !== 'other' && question.form !== 'when') return false;
  return (
    (signs.lifeless && signs.dry) ||
    (signs.leafless && (signs.livingWood || signs.lifeless || restsNow(query))) ||
    (signs.rotten !== null && signs.rotten !== 'center' && signs.livingWood) ||
    (survivalAsked(query).afterFlowering !== undefined && signs.flowered && signs.dry && signs.living === null)
  );
}

/** Leafless in the months of its rest: what looks dead is asleep. */
function restsNow(query: GeneralQuery): boolean {
  return survivalAsked(query).rest?.months.includes(monthAsked(query)) ?? false;
}

/** How its kind dies back and comes again; a plant that nobody named is known by a word such as "orchid" or "cacti". */
export function survivalAsked({ plant, question, typed }: GeneralQuery): Survival {
  if (plant) return survivalOfPlant(plant);
  const words = [...tokensOf(plainText(typed)), ...question.tokens];
  return survivalOf(words.map(({ lemma }) => lemma));
}

const WOULD_SURVIVE =
  /\b(?:will|would|can|could|does|do|going to) (?:\w+ ){0,3}(?:survive|live|make it|cope|come back|regrow|recover|grow back)\b.*\b(?:outside|outdoors|winter|minus|degrees|indoors|without|if i|when i|after (?:hard )?(?:cutting|pruning))\b/;

/** Whether a plant still lives, the verdict first, then the test that decides for its kind and what to do. */
export function isItDead(query: GeneralQuery): Paragraph {
  const survival = survivalAsked(query);
  const { is, because } = verdictOn(query, survival);
  return {
    lead: LEADS[is][query.question.form === 'is-it-dead' ? whatIsAsked(query.question.plain) : 'either'],
    text: inSentences([because === null ? null : `${because}.`, survival.test, survival.next]),
  };
}

/** Whether it lives, as far as what was seen tells. */
export function lifeVerdict(query: GeneralQuery): LifeVerdict['is'] {
  return verdictOn(query, survivalAsked(query)).is;
}

/** The verdict in words; null where what was seen does not tell. */
export function lifeVerdictLead(query: GeneralQuery): string | null {
  const is = lifeVerdict(query);
  return is === 'unsure' ? null : LEADS[is][whatIsAsked(query.question.plain)];
}

function verdictOn(query: GeneralQuery, survival: Survival): LifeVerdict {
  const signs = lifeSignsIn(query.question);
  return (
    byItsSeasons(query, survival, signs) ??
    byWhatIsRotten(survival, signs, query.question) ??
    byCold(query, survival, signs) ??
    byWhatLives(signs) ??
    byWhatIsDry(query, survival, signs) ?? { is: 'unsure', because: null }
  );
}

/** What belongs to its life: rest, the end after flowering, the end of an annual's season. */
function byItsSeasons(query: GeneralQuery, survival: Survival, signs: LifeSigns): LifeVerdict | null {
  const month = monthAsked(query);
  const { rest, afterFlowering, endOfSeason } = survival;
  const isRotten = signs.rotten !== null && signs.rotten !== 'everything';
  if (afterFlowering && signs.flowered && signs.living === null) return { is: 'dead', because: afterFlowering };
  const isFading = signs.bare || signs.wilted || signs.driedUp;
  if (rest && isFading && !isRotten && !signs.lifeless && rest.months.includes(month))
    return { is: 'dormant', because: rest.say };
  if (endOfSeason && signs.living === null && (month >= FALL || /\b(?:next|another) year\b/.test(query.question.plain)))
    return { is: 'dead', because: endOfSeason };
  return null;
}

const FALL = 9;

const SOFT = /\b(?:mush\w*|slim\w*|soft|soggy|rott?\w*|foul|stink\w*|smell\w*|goo\w*)\b/;

function byWhatIsRotten(
  { softCenter, id }: Survival,
  { rotten, living }: LifeSigns,
  { plain }: Question,
): LifeVerdict | null {
  if (rotten === null || rotten === 'everything') return null;
  if (rotten === 'center' && id === 'palm' && living === null && !SOFT.test(plain))
    return {
      is: 'unsure',
      because:
        'a spear that pulls out is often rotten only above a growing point that lives: cut the crown back to firm tissue, treat it with a copper product, and keep rain out of it',
    };
  if (rotten === 'center' && living !== 'growing')
    return {
      is: 'dead',
      because: softCenter ?? 'a crown or heart that has gone soft is rotten and makes no new leaves',
    };
  if (living !== null) return { is: 'partly', because: 'what is soft is lost, but what is firm or green still lives' };
  if (rotten === 'roots')
    return { is: 'unsure', because: 'soft brown roots are lost, but a firm crown or stem can make new ones' };
  return {
    is: 'dead',
    because:
      softCenter ??
      (rotten === 'bulb'
        ? 'a bulb, tuber or rhizome that has gone soft or hollow is rotten'
        : 'a stem that is soft at the base is rotten, and only firm parts above it can be saved as cuttings'),
  };
}

function byCold({ plant, question }: GeneralQuery, survival: Survival, signs: LifeSigns): LifeVerdict | null {
  const { circumstances } = question.concepts;
  const { temperature } = question.facts;
  const low = temperature?.low ?? (circumstances.has('frost') ? 0 : circumstances.has('cold') ? COLD_NIGHT : null);
  if (low === null || !plant || signs.living !== null) return null;
  if (low <= 0 && survival.frost && survival.id !== 'annual' && survival.id !== 'succulent')
    return { is: 'partly', because: survival.frost };
  const isStruck = signs.rotten === 'everything' || /\b(?:black\w*|jelly|glassy|limp|mush\w*)\b/.test(question.plain);
  if (!isStruck || !isFrostTender(plant) || low > plant.temperature.min) return null;
  return { is: 'dead', because: survival.frost ?? 'cold has destroyed what is black, limp or glassy' };
}

/** In °C, where only a cold night is spoken of. */
const COLD_NIGHT = 5;

function byWhatLives({ living, lifeless, driedUp, bare }: LifeSigns): LifeVerdict | null {
  if (living === null) return null;
  const because =
    living === 'green'
      ? 'what is green, also beneath the bark, still lives'
      : living === 'firm'
        ? 'what is firm still lives'
        : living === 'growing'
          ? 'what sprouts still lives'
          : 'a plant with healthy leaves has living roots and stems';
  return lifeless || (driedUp && !bare) ? { is: 'partly', because } : { is: 'alive', because };
}

function byWhatIsDry({ question }: GeneralQuery, { driedUp, id }: Survival, signs: LifeSigns): LifeVerdict | null {
  if (id === 'fern' && driedUp && signs.driedUp) return { is: 'unsure', because: driedUp };
  if (driedUp && (signs.lifeless || signs.driedUp))
    return { is: id === 'from-the-roots' ? 'unsure' : 'dead', because: driedUp };
  if (/\b(?:no|not|nothing|without|never)(?: \w+){0,2} green\b/.test(question.plain))
    return { is: 'dead', because: 'without any green beneath the bark, down to the base, it does not sprout' };
  if (signs.lifeless && signs.dry)
    return {
      is: 'dead',
      because: 'twigs that are brown inside and snap are dead, down to where they bend and are green',
    };
  const thirsty =
    question.concepts.circumstances.has('dry') || /\b(?:without|no) water\b|\bforgot\b/.test(question.plain);
  if (signs.wilted && thirsty && !signs.lifeless)
    return {
      is: 'alive',
      because: 'a plant that has only wilted in dry soil mostly stands up within hours of a thorough soak',
    };
  return null;
}

/** The month that is asked about, as the records count for the north: "leafless since March" tells when it began. */
function monthAsked({ question, circumstances: { today, hemisphere } }: GeneralQuery): number {
  const { month } = question.facts;
  const season = readSeason(question.plain);
  const named = month ?? (season === null ? null : MIDDLE_OF[season]);
  const isNow = named === null || /\bsince\b/.test(question.plain);
  return localMonth(isNow ? monthOf(today) : named, hemisphere);
}

const MIDDLE_OF = { spring: 4, summer: 7, autumn: 10, winter: 1 } as const;

function whatIsAsked(plain: string): 'dead' | 'alive' | 'either' {
  if (
    /\bdead or\b|\bor (?:just |is it |only )?(?:dead|dying|dormant|asleep|sleep\w*|rest\w*)\b|\b(?:tell|know|see|sign)\b.*\b(?:dead|alive)\b/.test(
      plain,
    )
  )
    return 'either';
  if (/\b(?:too late|too far gone|beyond|give up|did i kill|have i killed)\b/.test(plain)) return 'dead';
  return /\b(?:alive|sav(?:e|ed|ing)|surviv\w*|recover\w*|com(?:e|es|ing) (?:back|again)|re-?grow\w*|re-?sprout\w*|reviv\w*|rescu\w*|hope|chances?|worth|salvag\w*|bounce|pull through|make it|living(?! room)|lives?|green up|any good)\b/.test(
    plain,
  )
    ? 'alive'
    : 'dead';
}
