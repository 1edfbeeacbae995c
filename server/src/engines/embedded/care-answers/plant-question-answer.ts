import { type PlantQuestion, plantQuestions } from '../../../knowledge/plant-questions.ts';
import type { KnownSpecies } from '../../../knowledge/plants.ts';
import { type GeneralQuery, isAboutKnownPlant, says } from './answer.ts';
import { isAnsweredByRecord } from './answered-by-record.ts';
import { formsOf, likenessIn } from './intent/asked-forms.ts';
import type { Form } from './intent/form.ts';
import { PassageIndex } from './intent/passages.ts';
import { workedFromPlantQuestion } from './intent/worked-questions.ts';
import { plantTraits } from './plant-traits.ts';
import { tellingSigns } from './topics/problems/symptoms.ts';
import { asWorkedAnswer, type WorkedAnswer } from './worked-answers.ts';

/**
 * How alike a question about a plant and one that is often asked about just this plant must be: less than among all worked
 * questions, since the plant is the same already. `byRecord`: what the record answers by itself gives way only to a
 * question that is as good as the same.
 */
const ALIKE = { alone: 0.2, besideTopicOrSign: 0.3, byRecord: 0.55 };

/** A likeness of 1 is as sure as a pattern of so many words. */
const IN_WORDS = 6;

interface QuestionsOfPlant {
  asked: readonly PlantQuestion[];
  /** The forms in which each is asked. */
  forms: readonly ReadonlySet<Form>[];
  index: PassageIndex;
}

/** By the id of the plant, made when it is first asked about. */
const ofPlants = new Map<string, QuestionsOfPlant>();

/**
 * The answer to what is often asked about just this plant; null where the question is unlike all of that.
 * @param isDecided whether the record decides the question by itself
 */
export function plantQuestionAnswer(query: GeneralQuery, isDecided: boolean): WorkedAnswer | null {
  if (!isAboutKnownPlant(query) || isAilingDespite(query)) return null;
  const { asked, forms, index } = questionsAbout(query.plant);
  const { form, searched } = query.question;
  const likenesses = index.scores(searched).map((score, at) => likenessIn(form, score, forms[at] ?? new Set()));
  const likeness = Math.max(0, ...likenesses);
  const best = asked[likenesses.indexOf(likeness)];
  if (!best || likeness < enoughFor(query, isDecided)) return null;
  return asWorkedAnswer(workedFromPlantQuestion(best), { likeness, said: IN_WORDS * likeness }, query);
}

/** "Brown tips although I give rain water": a diagnosis leaves out what is done already. */
function isAilingDespite({ question }: GeneralQuery): boolean {
  return tellingSigns(question).length > 0 && says(question, 'although', 'though', 'despite');
}

function enoughFor(query: GeneralQuery, isDecided: boolean): number {
  const { topics, otherPlants } = query.question;
  if (isDecided || otherPlants.length > 0 || isAnsweredByRecord(query)) return ALIKE.byRecord;
  return topics.length > 0 || tellingSigns(query.question).length > 0 ? ALIKE.besideTopicOrSign : ALIKE.alone;
}

function questionsAbout(plant: KnownSpecies): QuestionsOfPlant {
  const known = ofPlants.get(plant._id);
  if (known) return known;
  const names = plantTraits(plant);
  const asked = plantQuestions.filter(({ plants }) => plants?.some((name) => names.has(name)));
  const made: QuestionsOfPlant = {
    asked,
    forms: asked.map(({ questions }) => formsOf(questions)),
    index: new PassageIndex(
      asked.map(({ title, questions, answer }) => ({ title, wordings: questions, keywords: [], text: answer })),
    ),
  };
  ofPlants.set(plant._id, made);
  return made;
}
