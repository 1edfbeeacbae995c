import { choicesFor, type SpeciesMatch } from '../../../knowledge/names/match.ts';
import { groupNamedIn, namesMentionedIn, plantsNamedIn } from '../../../knowledge/names/mentions.ts';
import { wordsOf } from '../../../knowledge/names/normalize.ts';
import { membersOf } from '../../../knowledge/names/relatives.ts';
import { unsure } from '../../../knowledge/names/uncertain-plant.ts';
import { genusOf, type KnownSpecies } from '../../../knowledge/plants.ts';
import { isMaterial, isNoPlantName, isPerhapsOnePlant } from './generic-words.ts';
import { conceptsIn } from './intent/concepts.ts';
import { plantMisspelledIn } from './intent/misspelled-plant.ts';
import { namesOnlyPlaces, plantsAskedIn } from './intent/plants-in-places.ts';
import { plainText, sentencesOf, tokensOf } from './intent/tokens.ts';
import { asksAboutNeighbors } from './topics/companions.ts';
import { asksAboutFollowing } from './topics/crop-rotation.ts';

/** The plant that a question is about: the one that was `found` by what was typed, a member of it, or one that the question names. */
export function plantAsked(typed: string, question: string | null, found: SpeciesMatch | null): SpeciesMatch | null {
  return (
    memberInQuestion(found, question) ??
    fullNameInQuestion(typed, found, question) ??
    choiceInQuestion(typed, found, question) ??
    found ??
    plantInQuestion(typed, question)
  );
}

/** "houseplants: what is wrong with my basil?" is about basil. */
function plantInQuestion(typed: string, question: string | null): SpeciesMatch | null {
  if (question === null || !isNoPlantName(typed)) return null;
  if (isMaterial(typed) && asksIfSafe(question) && namesOnlyPlaces(question)) return null;
  // "Fidle leaf fig" is no fig.
  const misspelled = misspelledInQuestion(question, 2);
  if (misspelled) return misspelled;
  const named = plantsAskedIn(question);
  // "Only moss grows there. Which ferns are tough?" is not about moss.
  const choosing = sentencesOf(question).find((sentence) => ASKS_FOR_SOME.test(sentence));
  if (choosing !== undefined && plantsNamedIn(choosing).length === 0) return null;
  // "What is this plant: a succulent with …" describes one, and asks for its name.
  if (named.length === 0 && isPerhapsOnePlant(typed)) return null;
  if (named.length === 0) return groupInQuestion(question) ?? misspelledInQuestion(question, 1);
  const [plant] = named;
  const isAsked =
    named.length === 1 || (named.length === 2 && (asksAboutFollowing(question) || asksAboutNeighbors(question, named)));
  return isAsked && plant ? { plant, as: 'species', misspelled: false } : null;
}

const SAFE = /\b(?:safe|toxic|poison\w*|harm\w*|dangerous|leach\w*)\b/i;

/** "Is dyed mulch safe around blueberries?" asks about the mulch; where somebody is named who may come to harm, about the plant too. */
function asksIfSafe(question: string): boolean {
  return SAFE.test(question) && conceptsIn(tokensOf(plainText(question))).harm.isDisjointFrom(SOMEBODY);
}

const SOMEBODY = new Set(['cats', 'dogs', 'otherAnimal', 'fur', 'children', 'people', 'eaten', 'personAte', 'ill']);

/** Asked for a choice among them, a word such as "ferns" is no plant that the question is about; "the best mix for orchids" is. */
const ASKS_FOR_SOME =
  /\b(?:which|what|any|best|good|recommend|suggest|some|other|different)\b(?: \w+){0,3} (?<!\b(?:for|my) )(?:orchids|cacti|cactus|cactuses|palms|bromeliads|aroids|ferns|succulents)\b|\b(?:are|is) there\b/i;

/** "But not succulents": they are not what the question is about. */
const DENIED =
  /\b(?:but (?:not?|without)|except(?: for)?|other than|apart from|besides) (?:orchids|cacti|cactus|cactuses|palms|bromeliads|aroids|ferns|succulents)\b/i;

/** "My orchid", of which nobody says which one it is. */
function groupInQuestion(question: string): SpeciesMatch | null {
  const group = ASKS_FOR_SOME.test(question) || DENIED.test(question) ? null : groupNamedIn(question);
  return group && { plant: group.record, as: group.as, misspelled: false };
}

function misspelledInQuestion(question: string, fewestWords: number): SpeciesMatch | null {
  const plant = plantMisspelledIn(question, fewestWords);
  return plant && { plant: unsure(plant), as: 'species', misspelled: true };
}

/** "Bamboo: is lucky bamboo toxic to cats?" is about the plant whose name holds all that was typed and more. */
function fullNameInQuestion(typed: string, match: SpeciesMatch | null, question: string | null): SpeciesMatch | null {
  if (match === null || question === null) return null;
  const words = new Set(wordsOf(typed));
  const [named, ...others] = namesMentionedIn(question);
  if (!named || others.length > 0 || named.plant._id === match.plant._id) return null;
  const name = new Set(named.words.split(' '));
  const isFuller = words.isSubsetOf(name) && name.size > words.size;
  return isFuller ? { plant: named.plant, as: 'species', misspelled: false } : null;
}

/** "Elephant ear: repotting my alocasia": of the plants that have the name, the one that the question names. */
function choiceInQuestion(typed: string, match: SpeciesMatch | null, question: string | null): SpeciesMatch | null {
  if (match === null || question === null || !match.others) return null;
  const [choice, ...more] = choicesFor(typed).filter(({ plant }) =>
    plantsNamedIn(question).some((each) => genusOf(each) === genusOf(plant)),
  );
  if (choice === undefined || more.length > 0 || choice.plant._id === match.plant._id) return null;
  return {
    plant: choice.plant,
    as: choice.plant.scientificName.includes(' ') ? 'species' : 'genus',
    misspelled: false,
  };
}

/** "Orchid: can phalaenopsis …?" is about the one of the group that the question names, as is "Iris: my bearded iris". */
function memberInQuestion(match: SpeciesMatch | null, question: string | null): SpeciesMatch | null {
  if (match === null || question === null) return null;
  const genus = genusOf(match.plant);
  const inFull = question.toLowerCase();
  const [member, ...others] = plantsNamedIn(question).filter((plant) => {
    if (match.as === 'family') return isOfGroup(plant, match.plant);
    // "Cyclamen: my Cyclamen coum" is about another species than the one usually called so.
    const isNamed = match.as !== 'species' || inFull.includes(plant.scientificName.toLowerCase());
    return isNamed && plant.scientificName.includes(' ') && genusOf(plant) === genus;
  });
  const isMore = member !== undefined && member._id !== match.plant._id && others.length === 0;
  return isMore ? { plant: member, as: 'species', misspelled: false } : null;
}

/** Ferns, palms and succulents are of several families, or share one with plants that are called otherwise. */
function isOfGroup(plant: KnownSpecies, group: KnownSpecies): boolean {
  return plant.family === group.family || membersOf(group.scientificName).some(({ _id }) => _id === plant._id);
}
