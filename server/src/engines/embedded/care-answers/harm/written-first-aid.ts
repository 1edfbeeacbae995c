import type { Species } from '@plantcare/contract/species.ts';
import { isDeadly, verdict } from '../../../../horticulture/toxicity/wording.ts';
import { capital, inSentences } from '../../../../horticulture/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph } from '../answer.ts';
import { asksBeforeMeal } from '../intent/asks-before-meal.ts';
import type { Harm } from '../intent/harm.ts';
import type { Question } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { rankedAnswers } from '../routes/ranked-answers.ts';
import { withoutUnaskedYesOrNo } from '../yes-or-no.ts';
import { beforeText, isEmergency, linesFor, whereVetIsClosed } from './first-aid.ts';
import { type Hazard, hazardsIn } from './hazards.ts';
import { asksToTakeIn } from './may-be-about-harm.ts';
import { harmfulNamed } from './named-plants.ts';
import { isIllAlready } from './signs-of-illness.ts';
import { leavesNoTime } from './urgent-signs.ts';

/** A written answer is told of an accident from this rank on, where it is for the plant itself, or none is known. */
const SURE = 0.85;
/** … and from this one on of what came on the skin or into the lungs, where few texts are alike. */
const SURE_OF_CONTACT = 0.82;
const IS_CONTACT: ReadonlySet<Harm['accident']> = new Set(['skin', 'fur', 'smoke'] as const);

/** It begins with what to do. */
const ACTS =
  /^(?:Yes, treat|Call|Ring|Phone|Wash|Rinse|Take|Give|Wipe|Treat|Keep|Watch|Move|Get|Cool|Remove|Pull|Lift|Go)\b/;
/** It begins with the call for help, which somebody who is ill already needs first. */
const CALLS = /^(?:Yes, treat|Call|Ring|Phone|Go)\b/;
/** … and leaves no time. */
const AT_ONCE = /\b(?:now|at once|immediately|this minute|straight away|right away)\b/i;
/** It says that there is little to fear. */
const REASSURES = /\b(?:mostly|mildly|only mild|no reason to fear|no harm|normal|harmless|seldom|rarely)\b/i;
/** It calls a part food, which says nothing of the others, nor of animals. */
const CALLS_FOOD = /(?<!\bonly\b.*)\bedible\b/i;
const DENIES = /\b(?:not|never|no part|none|non|hardly)\b|n['’]t\b/i;
const SOOTHES = [REASSURES, /\bedible\b/i];
const RINSES_EYE = /\brinse\b.*\beye|\beye.*\brinse/i;
const WASHES = /\b(?:wash|rinse|shower)/i;
const NAMES_HELP = /\b(?:poison (?:control|center|line)|vet|doctor|emergency)\b/i;
/** Within so many characters stands what is done first. */
const BEGINNING = 220;

/** Whether a text begins with the call for help. */
export function beginsWithCall(text: string): boolean {
  return CALLS.test(text);
}

/** What is surely written of the poison of this very plant, and names whom to call; null where nothing is. */
export function writtenOfPlant(query: GeneralQuery): Paragraph | null {
  if (query.plant === null) return null;
  return (
    rankedAnswers(query)
      .filter(({ rank, best: { worked, scope } }) => rank >= SURE && worked !== null && scope === 'thisPlant')
      .flatMap(({ answer: { paragraphs } }) => paragraphs.slice(0, 1))
      .find((told) => NAMES_HELP.test(paragraph(told))) ?? null
  );
}

/**
 * What is surely written of the very matter, whether or not it begins with what to do; null where nothing is, or where it soothes
 * or would stand below an emergency.
 */
export function writtenOfMatter(harm: Harm, query: GeneralQuery): Paragraph | null {
  const { plant, question } = query;
  const [highest] = rankedAnswers(query);
  if (!highest || highest.rank < SURE || highest.best.worked === null) return null;
  if (plant !== null && highest.best.scope !== 'thisPlant') return null;
  if (isEmergency(fearedIn(harm, query), harm) || leavesNoTime(question)) return null;
  const [told] = highest.answer.paragraphs;
  if (!told || SOOTHES.some((each) => each.test(paragraph(told)))) return null;
  return withoutUnaskedYesOrNo(told, question);
}

/** Of two plants that are named the more harmful one counts. */
function fearedIn(harm: Harm, query: GeneralQuery): Species | null {
  return query.plant ?? harmfulNamed(query, harm)[0] ?? null;
}

/** From this rank on a written answer comes before the warning of a danger that is only near what is asked. */
const SURE_OF_ORDER = 0.8;

/** … and, where something is to be eaten, from this one on. */
const SURE_OF_FOOD = 0.9;

/** Whether a written answer is told before the warning of `hazard`: one that itself says whom to call, or was written for questions that speak of it. */
export function isAnsweredInWriting({ id, say, isAll }: Hazard, query: GeneralQuery): boolean {
  const [highest] = rankedAnswers(query);
  const [told] = highest?.answer.paragraphs ?? [];
  const sure = asksToTakeIn(query.question) ? SURE_OF_FOOD : SURE_OF_ORDER;
  if (!highest || !told || highest.rank < sure || highest.best.worked === null) return false;
  const { subject } = highest.best;
  // What must not be done is told first: "No: use no bleach …".
  const writtenFor = subject && !isAll && !say.startsWith('No: ') ? [subject.title, ...subject.wordings] : [];
  return (
    NAMES_HELP.test(paragraph(told)) ||
    writtenFor.some((each) => hazardsIn(tokensOf(plainText(each))).some(({ hazard }) => hazard.id === id))
  );
}

/**
 * The written answer for just this accident, which weighs how much was eaten and who ate it. Null where there is none, or where
 * a plant that may kill was eaten: an emergency is told as one.
 */
export function writtenFirstAid(harm: Harm, query: GeneralQuery): Paragraph | null {
  if (harm.accident === null) return null;
  for (const { best, answer, rank } of rankedAnswers(query)) {
    if (rank < (IS_CONTACT.has(harm.accident) ? SURE_OF_CONTACT : SURE)) return null;
    const [told] = answer.paragraphs;
    const isOfIt = query.plant === null || best.scope === 'thisPlant';
    const aid = best.worked && told && isOfIt ? firstAidIn(told, harm, query) : null;
    if (aid) return aid;
  }
  return null;
}

function firstAidIn(told: Paragraph, harm: Harm, query: GeneralQuery): Paragraph | null {
  const { plant, question } = query;
  // "No, do not pop them" is no answer to somebody who did not ask it.
  const isUnasked = /^(?:Yes|No)\b/.test(told.lead) && question.form !== 'yes-no';
  if (isUnasked && !(harm.accident === 'skin' && told.lead.startsWith('Yes'))) return null;
  if (harm.accident === 'skin' && told.lead.startsWith('No') && !isOfWhatIsAsked(told.lead, question)) return null;
  const said = paragraph(told);
  const [first = ''] = said.split(/(?<=[.:;]) /);
  switch (harm.accident) {
    case 'skin':
      // Of a poison that passes through the skin nothing comes before what to do.
      if (plant !== null && isDeadly(plant) && !ACTS.test(said)) return null;
      return NAMES_HELP.test(said) && WASHES.test(said.slice(0, BEGINNING))
        ? asFirstAid(
            isUnasked ? { lead: '', text: capital(said.replace(/^\*\*Yes, /, '').replace('**', '')) } : told,
            harm,
            query,
          )
        : null;
    case 'smoke':
    case 'fur':
      return NAMES_HELP.test(said) ? asFirstAid(told, harm, query) : null;
    case 'eye':
      return NAMES_HELP.test(said) && RINSES_EYE.test(first) ? asFirstAid(told, harm, query) : null;
    case 'perhaps':
      return asksBeforeMeal(question.written, question.concepts.harm) && plant !== null && !isDeadlyToPeople(query)
        ? told
        : null;
    default: {
      if (!NAMES_HELP.test(said)) return null;
      // What is written for people does not help a rabbit.
      if (harm.otherAnimal !== null && !/\bvet\b/.test(said)) return null;
      // Of people, cats and dogs an emergency is told as one; of a horse it is written whom to ring and what not to do.
      if (isEmergency(fearedIn(harm, query), harm))
        return harm.eaters.length === 0 && CALLS.test(said) && AT_ONCE.test(first)
          ? completed(told, harm, query)
          : null;
      const isUrgent = isIllAlready(question) ? CALLS.test(told.text) : ACTS.test(told.text);
      return isUrgent || isMild(first, harm, query) ? completed(told, harm, query) : null;
    }
  }
}

const SAYS_NOTHING = new Set('no do not it them the this that a your you'.split(' '));

/** "No, do not pop them" answers who asks about popping blisters, not "can it blister?". */
function isOfWhatIsAsked(lead: string, { tokens }: Question): boolean {
  const asked = new Set(tokens.map(({ lemma }) => lemma));
  return tokensOf(plainText(lead)).some(({ lemma }) => !SAYS_NOTHING.has(lemma) && asked.has(lemma));
}

/** Whether a text begins with saying of a known plant that there is little to fear. */
function isMild(first: string, { eaters, otherAnimal }: Harm, { plant, question }: GeneralQuery): boolean {
  if (plant === null || DENIES.test(first)) return false;
  const isOfPeople = otherAnimal === null && eaters.length > 0 && eaters.every((eater) => eater === 'people');
  const isHarmless = isOfPeople && plant.toxicity.people === 'no';
  // The numb tongue that a plant is eaten for.
  if (isIllAlready(question)) return isHarmless && /\bnormal\b/.test(first) && !leavesNoTime(question);
  return REASSURES.test(first) || (isHarmless && CALLS_FOOD.test(first));
}

function isDeadlyToPeople({ plant }: GeneralQuery): boolean {
  return plant !== null && isDeadly(plant) && plant.toxicity.people === 'yes';
}

const LEAD = 'What to do now:';

/** What to do, after the call where signs leave no time. */
function asFirstAid({ lead, text }: Paragraph, harm: Harm, { question }: GeneralQuery): Paragraph {
  // Some answers begin so by themselves.
  const begun = text.replace(/^What to do now: ?/, '');
  const isOfAnimal =
    (harm.otherAnimal !== null || harm.eaters.length > 0) && harm.eaters.every((eater) => eater !== 'people');
  const call = leavesNoTime(question) ? beforeText(begun, isOfAnimal) : null;
  const isAid = begun !== text || call !== null || (lead === '' && ACTS.test(text));
  return { lead: isAid ? LEAD : lead, text: inSentences([call, begun === text ? begun : capital(begun)]) };
}

/** That it is toxic, where the text does not say so, the numbers to call, and where to go while the vet is closed. */
function completed(told: Paragraph, harm: Harm, query: GeneralQuery): Paragraph {
  const { plant, question } = query;
  const { lead, text } = asFirstAid(told, harm, query);
  const isUrgent = ACTS.test(told.text);
  const harmed = plant === null ? [] : harm.eaters.filter((eater) => plant.toxicity[eater] === 'yes');
  const isSaid = /\btoxic|\bpoison(?:ous|s|ed)?\b(?! (?:control|center|line))/i.test(text);
  return {
    lead,
    text: inSentences([
      text,
      isUrgent ? linesFor(harm, text) : null,
      isUrgent && plant !== null && !isSaid ? verdict(plant, plant.toxicity, { eaters: harmed }) : null,
      whereVetIsClosed(harm, question.written),
    ]),
  };
}
