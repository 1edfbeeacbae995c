import { type PlantQuestion, plantQuestions } from '../../../knowledge/plant-questions.ts';
import { type GeneralQuery, isAboutKnownPlant } from './answer.ts';
import { type Form, formOf } from './intent/form.ts';
import { PassageIndex } from './intent/passages.ts';
import { plainText, tokensOf } from './intent/tokens.ts';
import { workedFromPlantQuestion } from './intent/worked-questions.ts';
import { plantTraits } from './plant-traits.ts';
import { asWorkedAnswer, type WorkedAnswer } from './worked-answers.ts';

/**
 * How alike a question about a plant must be to one that is often asked about just this plant. Less than among all worked
 * questions, since the plant is the same already. Measured by looking for questions by a wording that was taken out.
 */
const ALIKE = 0.26;

/** What the record answers by itself gives way only to a question that is as good as the same. */
const SAME = 0.42;

/** A likeness of 1 is as sure as a pattern of so many words. */
const IN_WORDS = 7;

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
  if (!isAboutKnownPlant(query)) return null;
  const { asked, forms, index } = questionsOf(query);
  const { form, searched } = query.question;
  const likenesses = index
    .scores(searched)
    .map((score, at) => (form === 'other' || isAskedAs(form, forms[at]) ? score : score * OTHER_FORM));
  const likeness = Math.max(0, ...likenesses);
  const best = asked[likenesses.indexOf(likeness)];
  if (!best || likeness < (isAnsweredByRecord(query) ? SAME : ALIKE)) return null;
  return asWorkedAnswer(workedFromPlantQuestion(best), { likeness, said: IN_WORDS * likeness }, query);
}

/** How often and how much the record says, and it compares a figure with what the plant needs. */
function isAnsweredByRecord({ question: { form, topics, facts } }: GeneralQuery): boolean {
  if (facts.temperature !== null || facts.humidity !== null) return true;
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
