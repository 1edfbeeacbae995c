import { type PlantQuestion, plantQuestions } from '../../../knowledge/plant-questions.ts';
import { type GeneralQuery, isAboutKnownPlant, says } from './answer.ts';
import { directAnswer } from './direct-answers.ts';
import { type Form, formOf } from './intent/form.ts';
import { PassageIndex } from './intent/passages.ts';
import { plainText, tokensOf } from './intent/tokens.ts';
import { workedFromPlantQuestion } from './intent/worked-questions.ts';
import { plainAnswer } from './plainly-answered.ts';
import { plantTraits } from './plant-traits.ts';
import { hasOwnProblem, tellingSigns } from './topics/problems/symptoms.ts';
import { asWorkedAnswer, type WorkedAnswer } from './worked-answers.ts';

/**
 * How alike a question about a plant must be to one that is often asked about just this plant, where nothing else was
 * understood of it. Less than among all worked questions, since the plant is the same already.
 */
const ALIKE = 0.2;

/** The same where a topic or a sign was understood, which is answered otherwise. */
const SURELY_ALIKE = 0.3;

/** What the record answers by itself gives way only to a question that is as good as the same. */
const SAME = 0.55;

/** A likeness of 1 is as sure as a pattern of so many words. */
const IN_WORDS = 6;

/** "How do I make it flower?" asks something else than "Why is it flowering?". */
const OTHER_FORM = 0.85;

interface OfPlant {
  asked: readonly PlantQuestion[];
  forms: readonly ReadonlySet<Form>[];
  index: PassageIndex;
}

const ofPlants = new Map<string, OfPlant>();

/** The answer to what is often asked about just this plant; null where the question is unlike all of that. */
export function plantQuestionAnswer(query: GeneralQuery): WorkedAnswer | null {
  if (!isAboutKnownPlant(query) || isAilingDespite(query)) return null;
  const { asked, forms, index } = questionsOf(query);
  const { form, searched } = query.question;
  const likenesses = index
    .scores(searched)
    .map((score, at) => (form === 'other' || isAskedAs(form, forms[at]) ? score : score * OTHER_FORM));
  const likeness = Math.max(0, ...likenesses);
  const best = asked[likenesses.indexOf(likeness)];
  if (!best || likeness < neededFor(query)) return null;
  return asWorkedAnswer(workedFromPlantQuestion(best), { likeness, said: IN_WORDS * likeness }, query);
}

/** "Brown tips although I give rain water": a diagnosis leaves out what is done already. */
function isAilingDespite({ question }: GeneralQuery): boolean {
  return tellingSigns(question).length > 0 && says(question, 'although', 'though', 'despite');
}

function neededFor(query: GeneralQuery): number {
  if (isAnsweredByRecord(query)) return SAME;
  const isUnderstood = query.question.topics.length > 0 || tellingSigns(query.question).length > 0;
  return isUnderstood ? SURELY_ALIKE : ALIKE;
}

/** How often and how much the record says, it compares figures and plants, and a problem of its own is told by its signs. */
function isAnsweredByRecord(query: GeneralQuery): boolean {
  const { form, topics, facts, otherPlants } = query.question;
  if (plainAnswer(query) !== null) return true;
  if (facts.temperature !== null || facts.humidity !== null || otherPlants.length > 0) return true;
  if (
    form === 'yes-no' &&
    isAboutKnownPlant(query) &&
    topics.some(({ topic }) => directAnswer(topic, query)?.yes != null)
  )
    return true;
  if (tellingSigns(query.question).length > 0 && hasOwnProblem(query)) return true;
  return (form === 'how-often' || form === 'how-much') && topics.length > 0;
}

function isAskedAs(form: Form, forms: ReadonlySet<Form> | undefined): boolean {
  return forms === undefined || forms.has(form) || forms.has('other');
}

function questionsOf({ plant }: { plant: { _id: string } & Parameters<typeof plantTraits>[0] }): OfPlant {
  const known = ofPlants.get(plant._id);
  if (known) return known;
  const traits = plantTraits(plant);
  const asked = plantQuestions.filter(({ plants }) => plants?.some((name) => traits.has(name)));
  const made: OfPlant = {
    asked,
    forms: asked.map(({ questions }) => new Set(questions.map((each) => formOf(each, tokensOf(plainText(each))).form))),
    index: new PassageIndex(
      asked.map(({ title, questions, answer }) => ({ title, wordings: questions, keywords: [], text: answer })),
    ),
  };
  ofPlants.set(plant._id, made);
  return made;
}
