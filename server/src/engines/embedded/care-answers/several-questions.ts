import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import { completedChoice } from './completed-answer.ts';
import { figureAnswer } from './figures/figure-answer.ts';
import { answerFit } from './fit/answer-fit.ts';
import type { Form } from './intent/form.ts';
import { readQuestion } from './intent/question.ts';
import { questionsIn, type SingleQuestion } from './intent/questions-in-text.ts';
import type { RecordTopic } from './intent/topics.ts';
import { inRoom, shortened } from './layout.ts';
import type { Answer } from './routes/candidate.ts';
import { choose } from './routes/choose.ts';
import { withoutUnaskedYesOrNo } from './yes-or-no.ts';

/** As much as one of several questions is answered with, in words. */
const WORDS_EACH = 60;

/** What is asked beside something else is left out where the answer is not as probable as this: it may contradict the other. */
const SURE_OF_PART = 0.65;

interface Part {
  single: SingleQuestion;
  answer: Answer;
  /** Whether it is written, rather than what the record says of a topic. */
  isWritten: boolean;
  first: Paragraph;
}

/**
 * The answers to a text with several questions, each short and under the words that it answers: who may come to harm first,
 * then in the order in which they were asked. Null where there is one question, or one answer to all of them.
 */
export function answerToSeveral(query: GeneralQuery): string | null {
  const parts = questionsIn(query.question.written).flatMap((single) => {
    const question = readQuestion(single.withStory, query.typed, query.plant);
    const own = { ...query, question };
    const choice = choose(own);
    if (!choice || choice.confidence < SURE_OF_PART) return [];
    const answer = completedChoice(choice, own);
    const first = firstOf(answer);
    const isWritten = choice.best.route === 'worked';
    return first ? [{ single, answer, isWritten, first: withoutUnaskedYesOrNo(first, question) }] : [];
  });
  const different = parts.filter(
    ({ first }, at) => parts.findIndex((other) => bodyOf(other.first) === bodyOf(first)) === at,
  );
  if (different.length < 2 || isOneFigure(query, different) || isAnsweredAsOne(query, different)) return null;
  const covered = different.flatMap(({ answer }) => answer.covered);
  const ordered = different.toSorted((one, other) => Number(speaksOfHarm(other)) - Number(speaksOfHarm(one)));
  return inRoom(query, ordered.map(withHeading), covered);
}

/** An answer to the whole text is as good as several where it is this sure and speaks so much of what each part asks. */
const SURE_OF_ALL = 0.85;
const SPEAKS_OF_EACH = 0.8;
/** On the scale of candidates: only what is written about this very plant, and was asked nearly in these words, is so certain. */
const ASKED_IN_THESE_WORDS = 6.6;

/** Whether one answer speaks of all that is asked, so that several could only repeat or contradict it. */
function isAnsweredAsOne(query: GeneralQuery, parts: readonly Part[]): boolean {
  const choice = choose(query);
  if (choice === null || choice.confidence < SURE_OF_ALL) return false;
  const isWritten = choice.best.route === 'worked' || choice.best.route === 'list';
  const text = choice.answer.whole ?? choice.answer.paragraphs.slice(0, 1).map(paragraph).join('');
  const speaksOf = ({ single }: Part) => {
    const asked = readQuestion(single.asked, query.typed, query.plant);
    return answerFit(asked, text, choice.best.subject).covered >= SPEAKS_OF_EACH;
  };
  const { scope, certainty } = choice.best;
  const isAskedSo = scope === 'thisPlant' && certainty >= ASKED_IN_THESE_WORDS;
  return isWritten && (isAskedSo || parts.every(speaksOf));
}

/** "Which month do I take cuttings, and how long do they root?" has one answer where one figure is known for both. */
function isOneFigure(query: GeneralQuery, parts: readonly Part[]): boolean {
  if ((figureAnswer(query)?.closeness ?? 'kind') === 'kind') return false;
  const asked = parts.map(({ single }) => readQuestion(single.withStory, query.typed, query.plant));
  const figures = new Set(asked.map((question) => figureAnswer({ ...query, question })?.text ?? null));
  return figures.size - Number(figures.has(null)) < 2 && asked.every(({ form }) => ASKS_FIGURE.has(form));
}

const ASKS_FIGURE: ReadonlySet<Form> = new Set(['when', 'how-often', 'how-much']);

function speaksOfHarm({ answer }: Part): boolean {
  return answer.covered.includes('safety');
}

/** What an answer begins with; of a list its heading. */
function firstOf({ paragraphs, whole }: Answer): Paragraph | null {
  const [block] = whole?.split('\n\n') ?? [];
  return block === undefined ? (paragraphs[0] ?? null) : { lead: '', text: block };
}

function bodyOf({ text }: Paragraph): string {
  return text.slice(0, 80);
}

function withHeading({ single, answer, isWritten, first }: Part): Paragraph {
  // What was covered besides is no heading for what is written about something else.
  const [topic] = isWritten ? [] : answer.covered;
  const named = topic === undefined || topic === 'symptoms' ? undefined : SUBJECTS[topic];
  const subject = named ?? `“${single.asked}”`;
  const { lead, text } = shortened(first, WORDS_EACH);
  const isTitle = lead.toLowerCase() === `${topic}:`;
  return { lead: `On ${subject}:`, text: isTitle ? text : paragraph({ lead, text }) };
}

/** Topics of the record, as what an answer is on. */
const SUBJECTS: Readonly<Partial<Record<RecordTopic | 'safety', string>>> = {
  watering: 'watering',
  'water quality': 'the kind of water',
  light: 'light',
  soil: 'soil',
  repotting: 'repotting',
  feeding: 'feeding',
  humidity: 'humidity',
  temperature: 'temperature',
  pruning: 'pruning',
  propagation: 'propagation',
  flowering: 'flowers',
  winter: 'winter',
  outdoors: 'standing outdoors',
  sowing: 'sowing and planting',
  harvest: 'the harvest',
  size: 'size',
  safety: 'safety',
};
