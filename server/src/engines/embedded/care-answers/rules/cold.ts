import { localMonth, monthOf } from '../../../../horticulture/months.ts';
import { temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { differsByKind } from '../../../../knowledge/coldest-zones.ts';
import { asksForBad, type CareQuery, type GeneralQuery, isAboutKnownPlant, says } from '../answer.ts';
import { COMES_BACK } from '../intent/comes-back.ts';
import type { Action } from '../intent/given/actions.ts';
import { asksAboutMaterial } from '../intent/given/protective-material.ts';
import type { Question } from '../intent/question.ts';
import { CERTAINTY } from '../routes/candidate.ts';
import { lifeVerdict } from '../topics/problems/is-it-dead.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { asksToHarvest } from './asks-to-harvest.ts';
import { betweenPlaces, byKind, sortedByCold } from './cold-among-several.ts';
import { asksToPutOut, type ColdEffect, effectOfCold } from './cold-effect.ts';
import { afterCold, isColdOver, isOnlyChilled, wasLeftOut } from './cold-over.ts';
import { positionOf } from './position.ts';
import { asksForJudgement, leadFor, leadForAction, type Verdict } from './verdict.ts';

/** A night frost of which no figure is given, in °C. */
const NIGHT_FROST = -2;

/** Whether the cold that a question tells of harms this plant, where it stands. */
export function coldVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query)) return withoutRecord(query);
  if (!asksAboutCold(query) || asksAboutMaterial(query.question)) return null;
  // What hangs black and limp after the frost is told by the verdict on its life.
  if (query.question.form === 'is-it-dead' && lifeVerdict(query) === 'dead') return null;
  const cold = coldIn(query);
  if (cold === null) return null;
  const { plant, question } = query;
  const covered = ['temperature', 'outdoors', 'winter'] as const;
  const isOver = isColdOver(question);
  if (question.otherPlants.length > 0 && question.form !== 'yes-no')
    return { paragraph: { lead: '', text: sortedByCold([plant, ...question.otherPlants], cold) }, covered };
  const between = betweenPlaces(query);
  if (between) return { paragraph: { lead: '', text: between }, covered };
  const kinds = differsByKind(plant) ? byKind(plant, cold) : null;
  if (kinds !== null && isOver) return null;
  if (kinds !== null) return { paragraph: { lead: 'That depends on the kind:', text: kinds }, covered };
  const position = positionOf(query);
  const effect = effectOfCold(plant, { ...cold, position, question, isFrostDue: isFrostDue(query) });
  const isUnharmed = effect.isSafe && effect.lead === undefined && !wasLeftOut(question);
  if (isOver && effect.isSafe && !isUnharmed) return null;
  if (isOver && !isUnharmed) {
    const had = { ...cold, position };
    const isChilled = isOnlyChilled(had);
    const lead = isChilled && asksForJudgement(question) ? leadFor(true, question) : '';
    // What is written about the harm of a frost says more than the figure does.
    return {
      paragraph: { lead, text: afterCold(plant, had) },
      covered,
      ...(!isChilled && { certainty: CERTAINTY.rule.time }),
    };
  }
  const asksHow = asksHowToProtect(question);
  // "How do I protect it?" is not answered by "it needs no protection".
  if (asksHow && effect.isSafe && effect.lead === undefined) return null;
  return {
    paragraph: { lead: leadOf(effect, question), text: [effect.says, effect.todo].filter(Boolean).join(' ') },
    covered,
    ...(asksHow && { certainty: CERTAINTY.rule.time }),
  };
}

/** Whether a way to protect it is asked for, rather than whether that is needed. */
function asksHowToProtect(question: Question): boolean {
  const isWay = question.form === 'how-to' || BEST_WAY.test(question.plain);
  const keepsIt = question.form === 'how-to' && says(question, 'overwinter', 'winter', 'store', 'keep');
  return isWay && (keepsIt || question.facts.actions.some(({ meaning }) => MAKES_SAFE.has(meaning)));
}

const BEST_WAY = /\b(?:best|right|good) way\b|\bhow (?:do|to|can|should|would|best|shall)\b/;

/** In °C: a colder night harms what frost kills. */
const COLD_NIGHT = 3;
/** In °C: as warm as this, nobody asks what the cold does. */
const WARM = 20;

/** Of plants that are only named in the question which ones must be protected, or else what to protect at all. */
function withoutRecord({ question }: GeneralQuery): Verdict | null {
  const { temperature } = question.facts;
  const covered = ['temperature', 'outdoors', 'winter'] as const;
  if (temperature === null || question.facts.isAbsent || question.form === 'why' || tellingSigns(question).length > 0)
    return null;
  const cold = { low: temperature.low, words: temperatureWords(temperature) };
  if (cold.low >= WARM) return null;
  if (question.otherPlants.length > 1 && question.form !== 'which-plants')
    return { paragraph: { lead: '', text: sortedByCold(question.otherPlants, cold) }, covered };
  if (question.otherPlants.length > 0 || cold.low > COLD_NIGHT || !isToCome(question)) return null;
  return { paragraph: { lead: '', text: WHAT_FROST_KILLS }, covered };
}

const WHAT_FROST_KILLS =
  'Bring in or cover what frost kills: pots with citrus, pelargoniums, fuchsias, succulents and house plants go inside; cover tomatoes, beans, zucchini, potatoes, dahlias and open fruit blossom with fleece or a sheet down to the soil before dusk, and uncover them in the morning. Hardy shrubs, perennials, lawns and cabbages need nothing.';

/** The months in which frosts come, as in the north: from October to April, with some in May. */
const LAST_FROST = 4;
const FIRST_FROST = 10;

function isFrostDue({ question, circumstances }: CareQuery): boolean {
  const month = localMonth(question.facts.month ?? monthOf(circumstances.today), circumstances.hemisphere);
  return month <= LAST_FROST || month >= FIRST_FROST;
}

/** Where harm is done already, what is to be done about it is asked, and "why" asks for a cause. */
function asksAboutCold({ question, plant }: CareQuery): boolean {
  const { form, facts } = question;
  // "Any chance?" before a frost asks for protection.
  if (form === 'is-it-dead' && !isToCome(question)) return false;
  if (form === 'why' || form === 'how-often' || form === 'how-much' || form === 'which-plants') return false;
  if (asksWhenToWork(question) || COMES_BACK.test(question.plain)) return false;
  if (asksToHarvest(question, plant)) return false;
  // A figure in a story without a question is told, not asked about, unless the cold is still to come.
  if (form === 'other' && !isToCome(question) && !wasLeftOut(question)) return false;
  return tellingSigns(question).length === 0 && facts.causes.length === 0;
}

const WORK: ReadonlySet<Action> = new Set(['sow', 'prune', 'repot', 'transplant', 'divide', 'take cuttings', 'feed']);

/** "When do I prune it? Winters here get down to −10 °C" tells the climate, and does not ask whether it is hardy. */
function asksWhenToWork({ form, facts }: Question): boolean {
  return form === 'when' && facts.actions.some(({ meaning }) => WORK.has(meaning));
}

function coldIn({ plant, question }: CareQuery): { low: number; words: string } | null {
  const { temperature } = question.facts;
  if (temperature) {
    if (temperature.low >= plant.temperature.idealMin) return null;
    const taken = temperature.assumed && temperature.low > 0 ? ` (read as °${temperature.unit})` : '';
    return { low: temperature.low, words: `${temperatureWords(temperature)}${taken}` };
  }
  const isFrost = question.concepts.circumstances.has('frost') && question.form !== 'when';
  if (!isFrost || !isToCome(question) || isOfWholeWinter(question)) return null;
  return { low: NIGHT_FROST, words: 'A light frost' };
}

/** "We have frost until mid May" tells the climate. */
const FROST_UNTIL = /\bfrosts? (?:until|till|through|up to|as late as)\b/;

/** "Do they freeze in pots through the winter?" is not about one light frost. */
function isOfWholeWinter(question: Question): boolean {
  return says(question, 'winter', 'wintertime', 'overwinter') && !isForecast(question);
}

function isForecast(question: Question): boolean {
  return says(
    question,
    'tonight',
    'forecast',
    'tomorrow',
    'predict',
    'expect',
    'coming',
    'warning',
    'announce',
    'warn',
  );
}

function isToCome(question: Question): boolean {
  if (FROST_UNTIL.test(question.plain)) return false;
  return isForecast(question) || question.facts.actions.some(({ meaning }) => ABOUT_COLD.has(meaning));
}

export const ABOUT_COLD: ReadonlySet<Action> = new Set([
  'bring in',
  'protect',
  'lift',
  'leave out',
  'put outside',
  'plant out',
]);
const MAKES_SAFE: ReadonlySet<Action> = new Set(['bring in', 'protect', 'lift']);

/** "Must it come in?" asks whether something is to be done, "can it stay out?" whether it is safe. */
function leadOf({ isSafe, lead, leads }: ColdEffect, question: Question): string {
  if (lead !== undefined) return lead;
  const asked = question.facts.actions.filter(({ meaning }) => ABOUT_COLD.has(meaning));
  const isInside = asksToPutOut(question);
  if (question.form === 'choice' && asked.length > 0) {
    if (isInside) return isSafe ? 'Put it out:' : 'Keep it inside:';
    return isSafe ? 'Leave it out:' : 'Bring it in:';
  }
  const makesSafe = asked.some(
    ({ meaning, start }) => MAKES_SAFE.has(meaning) && question.tokens[start]?.sentence === question.askingSentence,
  );
  if (makesSafe) return leadForAction(!isSafe, question);
  if (leads && question.form === 'yes-no') return asksForBad(question) ? leads.bad : leads.good;
  return leadFor(isSafe, question);
}
