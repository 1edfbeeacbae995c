import type { LightClass, Species } from '@plantcare/contract/species.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { verdict } from '../../../../horticulture/toxicity/wording.ts';
import { inSentences, listed, shortName } from '../../../../horticulture/wording.ts';
import { type MentionedName, namesMentionedIn } from '../../../../knowledge/names/mentions.ts';
import { wordsOf } from '../../../../knowledge/names/normalize.ts';
import { genusOf, type KnownSpecies } from '../../../../knowledge/plants.ts';
import { keyPlants } from '../../identification/plants.ts';
import { differencesBetween } from '../../identification/tells.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import { askedPart } from '../several/questions-in-text.ts';
import { writtenComparison } from './comparison-texts.ts';

const COMPARES =
  /\b(?:difference|differ|different (?:from|to|than|plants?|species|things?|kinds?|types?)|(?<!\b(?:in|into|at|on|under|by|with|for) the )same(?! (?:pot|bed|planter|container|box|tub|window|room|time|day|way|spot|place|soil|water|light|care|problem|issue|conditions?|temperature|basket|tank|bowl|terrarium|garden|row|raised|hole|year|season|month|amount|schedule))|vs|versus|compared?|distinguish\w*|confus\w*|mix(?:ed|ing)? up|(?:tell|telling|told) .{0,60}(?:apart|from)|how (?:do i |can i |to )?(?:tell|know|recogni[sz]e)(?! (?:if|whether|when|that|how|what)\b(?!.*\bor\b))|which is which|synonyms?|another name|just a name|one (?:and the same|plant|species|thing) or (?:two|different|several))\b/;

/** "Is it the same as …", "just another name for …". */
const ASKS_SAME =
  /\b(?:same|another name|synonyms?|just a name|identical|one (?:plant|species|thing) or (?:two|different|several))\b/;

const ASKS_HOW_FIRST =
  /^(?:when|how (?:often|much|many|deep|far|long)|how (?:do|should|can) (?:i|you|we) (?!tell|know|recogni)|how to (?!tell|know|recogni))/;
const COMPARES_PLANTS = /\b(?:difference|differ|distinguish\w*|confus\w*|apart|vs|versus)\b/;

/** "When do I prune currants and gooseberries, is it the same?" asks when, and does not compare the plants. */
function asksHowFirst(asked: string): boolean {
  return ASKS_HOW_FIRST.test(asked) && !COMPARES_PLANTS.test(asked);
}

/** "Is this a spruce or a fir?" asks which of two it is. */
const WHICH_IT_IS =
  /\b(?:is|are) (?:this|it|that|these|they|mine|my \w+(?: \w+)?)\b(?! (?:too|ok|okay|time|safe|bad|good|better|possible|necessary|normal|true|enough|worth)\b)[^?.!]*\bor\b(?! (?:should|do|does|can|not|is)\b)/;

/** "Laurel or rhododendron? Glossy leaves …" */
const ONE_OR_OTHER = /^[\w' -]{3,40} or [\w' -]{3,40}\?/;

/** How two plants differ, feature by feature, or that both names are one plant's; null where no two are compared. */
export function comparisonOf(query: GeneralQuery): Paragraph | null {
  const asked = askedPart(query.question.written).toLowerCase();
  const whichItIs = WHICH_IT_IS.test(asked) || (query.plant === null && ONE_OR_OTHER.test(asked));
  if (!COMPARES.test(asked) && !whichItIs) return null;
  const text = `${query.typed} ; ${query.question.written}`;
  const written = writtenComparison(query.question.written) ?? writtenComparison(text);
  if (asksHowFirst(asked)) return written === null ? null : { lead: '', text: written };
  const pair = comparedNames(query);
  if (!pair) return written === null ? null : { lead: '', text: written };
  const [one, other] = pair;
  if (one.plant._id === other.plant._id) {
    // Who comes to harm is answered by more than that both are of one genus.
    if (written === null && query.question.concepts.harm.size > 0) return null;
    if (written !== null) return { lead: '', text: written };
    return COMPARES.test(asked) && areNamesOf(one, other) ? samePlant(one.plant) : null;
  }
  // A genus is no other plant than its species.
  if (
    written === null &&
    [one, other].some(({ plant }) => !plant.scientificName.includes(' ')) &&
    genusOf(one.plant) === genusOf(other.plant)
  )
    return null;
  return differentPlants(one.plant, other.plant, { written, asked });
}

/** The two names that are compared: both in the question, or one of them and the plant it is about. */
function comparedNames({ plant, typed, question }: GeneralQuery): [MentionedName, MentionedName] | null {
  const inQuestion = uniqueNames(namesMentionedIn(question.written));
  const [one, other] = inQuestion;
  if (one && other) return [one, other];
  const words = wordsOf(typed).join(' ');
  if (!one || !plant || words === '' || words === one.words) return null;
  return [{ words, plant }, one];
}

function uniqueNames(names: readonly MentionedName[]): MentionedName[] {
  return [...new Map(names.map((name) => [name.words, name])).values()];
}

/** Whether both are names of the plant itself, rather than of kinds of it. */
function areNamesOf({ plant, words }: MentionedName, other: MentionedName): boolean {
  const own = new Set(
    [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => wordsOf(name).join(' ')),
  );
  return own.has(words) && own.has(other.words) && plant.scientificName.includes(' ');
}

function samePlant(plant: KnownSpecies): Paragraph {
  return {
    lead: 'Yes, the same plant:',
    text: inSentences([
      `both are names of the ${plant.commonNames[0] ?? plant.scientificName}, *${plant.scientificName}* (${plant.family}), so the care is the same.`,
      plant.synonyms.length > 0 ? `It was formerly called ${listed(plant.synonyms, 'or')}.` : null,
    ]),
  };
}

/** Two kinds of one species, of which nothing is written; null where no two are compared. */
export function kindsOfOne(query: GeneralQuery): Paragraph | null {
  const asked = askedPart(query.question.written).toLowerCase();
  if (!COMPARES.test(asked) || asksHowFirst(asked)) return null;
  const [one, other] = comparedNames(query) ?? [];
  if (!one || !other || one.plant._id !== other.plant._id || areNamesOf(one, other)) return null;
  const { scientificName, family } = one.plant;
  return scientificName.includes(' ')
    ? {
        lead: '',
        text: `Both are kept here as kinds of *${scientificName}* (${family}): kinds of one species differ in leaf, flower or size, and need nearly the same light and water. How these two differ is not in the records; compare their labels.`,
      }
    : null;
}

interface Wording {
  written: string | null;
  asked: string;
}

function differentPlants(one: KnownSpecies, other: KnownSpecies, { written, asked }: Wording): Paragraph {
  const asksSame = ASKS_SAME.test(asked);
  const names = `${titleOf(one)} and ${titleOf(other)}`;
  const related =
    genusOf(one) === genusOf(other)
      ? `are different plants of one genus, ${genusOf(one)}.`
      : one.family === other.family
        ? `are different plants of the same family, ${one.family}.`
        : `are different plants: ${one.family} and ${other.family}.`;
  const first = `${names} ${related}`;
  const facts = [...(written === null ? looks(one, other) : []), needs(one, other), cold(one, other)];
  return {
    lead: asksSame ? 'No:' : '',
    text: inSentences([
      ...(written === null ? [first] : asksSame ? [first, written] : [written]),
      ...facts,
      harm(one, other),
    ]),
  };
}

function titleOf({ commonNames, scientificName }: Species): string {
  const [usual] = commonNames;
  return usual === undefined || usual === scientificName ? `*${scientificName}*` : `${usual} (*${scientificName}*)`;
}

const MOST_LOOKS = 3;

function looks(one: KnownSpecies, other: KnownSpecies): string[] {
  const [first, second] = [one, other].map((plant) => keyPlants.find((each) => each.plant._id === plant._id));
  return first && second ? differencesBetween(first, second, MOST_LOOKS) : [];
}

const LIGHT: Readonly<Record<LightClass, string>> = {
  full_sun: 'full sun',
  bright_indirect: 'bright light without midday sun',
  medium: 'medium light or half shade',
  low: 'shade',
};

const WATER: Readonly<Record<Species['watering']['class'], string>> = {
  dry: 'water only after drying out',
  moderate: 'water when the top of the soil is dry',
  moist: 'evenly moist soil',
};

function needs(one: Species, other: Species): string | null {
  const wants = (plant: Species) => [
    ...(one.light.preferred === other.light.preferred ? [] : [LIGHT[plant.light.preferred]]),
    ...(one.watering.class === other.watering.class ? [] : [WATER[plant.watering.class]]),
  ];
  if (wants(one).length === 0) return null;
  return `${shortName(one)} wants ${wants(one).join(' and ')}, ${shortName(other)} ${wants(other).join(' and ')}.`;
}

/** Differences of a few degrees decide nothing. */
const COLDER = 6;

function cold(one: Species, other: Species): string | null {
  if (Math.abs(one.temperature.min - other.temperature.min) < COLDER) return null;
  return `${shortName(one)} survives about ${degrees(one.temperature.min)}, ${shortName(other)} ${degrees(other.temperature.min)}.`;
}

function harm(one: KnownSpecies, other: KnownSpecies): string {
  return [one, other].map((plant) => verdict(plant, plant.toxicity, { subject: shortName(plant) })).join(' ');
}
