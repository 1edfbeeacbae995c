import { type GeneralQuery, isAboutKnownPlant, type Paragraph, says } from '../answer.ts';
import { isAnsweredByRecord } from '../answered-by-record.ts';
import { directAnswer } from '../direct-answers.ts';
import { intentsOf } from '../intent/classifier/entry-intents.ts';
import {
  IMPROBABLE,
  PROBABLE,
  probabilityOf,
  TOPIC_INTENTS,
  TROUBLE_INTENTS,
} from '../intent/classifier/topic-intents.ts';
import { circumstancesInWords } from '../intent/evidence-in-words.ts';
import type { Form } from '../intent/form.ts';
import type { Question } from '../intent/question.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { namesKindBeyondRecord } from '../named-kind.ts';
import { generalAnswers } from '../topics/general-answers.ts';
import { asksWhetherItLives, isItDead, lifeVerdict } from '../topics/problems/is-it-dead.ts';
import { lifeSignsIn, tellsOfLife } from '../topics/problems/life-signs.ts';
import {
  answerSymptoms,
  describesOwnProblem,
  diarySpeaks,
  hasOwnProblem,
  speaksOfTrouble,
  tellingSigns,
} from '../topics/problems/symptoms.ts';
import { recordAnswer } from '../topics/record-answers.ts';
import { withYesOrNo } from '../yes-or-no.ts';
import { type Answer, type Candidate, CERTAINTY, type CoveredTopic } from './candidate.ts';

const MOST_TOPICS = 3;
/** A topic that less speaks for than this share of the best is not what was asked. */
const WORTH_ANSWERING = 0.45;

export type AnswerableTopic = Exclude<RecordTopic, 'whole care'>;

/** What the record says of the topics that are spoken of. */
export function recordCandidates(query: GeneralQuery): readonly Candidate[] {
  const topics = cutToHarvest(topicsAsked(query.question), query);
  // "Is tea of it every day too much?" asks for no watering.
  const isOfTea = query.question.harm?.uses.includes('tea') ?? false;
  if (topics.length === 0 || isOfTea) return [];
  const isDecided = isAnsweredByRecord(query);
  const { form, tellingWords, topics: spoken } = query.question;
  const isPlain = query.question.harm === null && tellingSigns(query.question).length === 0;
  const isOnTopic = isPlain && spoken.length === 1 && (form === 'other' || (isDecided && ASKS_RECORD.has(form)));
  const least = isOnTopic ? WORDS_OF_MORE + 2 : WORDS_OF_MORE;
  // What has happened to a plant asks for a remedy, however few the words.
  const speaksOfNothingElse =
    query.plant !== null &&
    tellingWords < least &&
    query.question.facts.causes.length === 0 &&
    !isAskedOfPlant(
      query.question,
      ASKS_RECORD.has(form) || topics.some((topic) => HAS_FIGURES.has(topic)) ? ASKED_IN_THESE_WORDS : ASKED_OF_PLANT,
    );
  const certainty =
    (speaksOfNothingElse && !namesKindBeyondRecord(query)) || comparesFigure(query, topics)
      ? CERTAINTY.plainlyOfRecord
      : isDecided
        ? CERTAINTY.answeredByRecord
        : CERTAINTY.topic;
  return [
    {
      route: 'record',
      certainty,
      intents: topics.flatMap((topic) => TOPIC_INTENTS[topic]),
      answer: () => answerOn(topics, query, { paragraphs: [], covered: [] }),
    },
  ];
}

/** "When do I cut my Napa cabbage?" asks for its harvest. */
function cutToHarvest(topics: readonly AnswerableTopic[], { plant, question }: GeneralQuery): AnswerableTopic[] {
  const isCut = plant?.category === 'vegetable' && /\b(?:cut|heads?|leaves|stems)\b/i.test(plant.harvest ?? '');
  if (!isCut || !CUTS_IT.test(question.plain)) return [...topics];
  return [...new Set(topics.map((topic) => (topic === 'pruning' ? 'harvest' : topic)))];
}

const CUTS_IT = /\bcut (?:(?:it|them|the|my|this|these|one|theplant)\b ?)*(?:$|theplant$|to eat|for)/;

/** Topics on which the record has figures, and the gardener's diary, place and season say more than any written answer. */
const HAS_FIGURES: ReadonlySet<RecordTopic> = new Set(['watering', 'light', 'temperature', 'humidity', 'feeding']);

/** As alike as this, a question of few words ("ants on peonies") is one that is answered in writing for this plant. */
const ASKED_OF_PLANT = 0.64;
/** … nearly word for word, which counts even against the record's figures. */
const ASKED_IN_THESE_WORDS = 1;

function isAskedOfPlant({ worked, intents }: Question, least: number): boolean {
  return worked.some(
    ({ question, isOfPlant, likeness }) =>
      isOfPlant && likeness >= least && probabilityOf(intentsOf(question), intents) >= PROBABLE,
  );
}

/** Forms that a record answers with its own yes, no or figure. */
const ASKS_RECORD: ReadonlySet<Form> = new Set(['yes-no', 'choice', 'how-often', 'how-much']);

/** From this many telling words on a question says more than a topic; two more where the record decides a single topic. */
const WORDS_OF_MORE = 2;

/** "Is every 3 days too often?", "are 3 hours of sun enough?": the record holds the figure against its own. */
function comparesFigure(query: GeneralQuery, [topic]: readonly AnswerableTopic[]): boolean {
  const { form, facts, written } = query.question;
  if (form !== 'yes-no' || topic === undefined || !isAboutKnownPlant(query)) return false;
  const { everyDays, hours, humidity, temperature } = facts;
  const isGiven = [everyDays, hours, humidity, temperature].some((fact) => fact !== null) || DISTANCE.test(written);
  return isGiven && (directAnswer(topic, query)?.yes ?? null) !== null;
}

const DISTANCE = /\d ?(?:m|ft|feet|met(?:er|re)s?)\b/;

/** Whether the plant lives, and what ails it. */
export function troubleCandidates(query: GeneralQuery): readonly Candidate[] {
  const topics = topicsAsked(query.question);
  const asksIfDead = asksWhetherItLives(query);
  if (!asksIfDead && !wantsDiagnosis(query, topics)) return [];
  return [
    {
      route: 'trouble',
      certainty: certaintyOfTrouble(query),
      intents: TROUBLE_INTENTS,
      answer: () => answerOnTrouble(query, topics),
    },
  ];
}

function certaintyOfTrouble(query: GeneralQuery): number {
  const { unasked, unnamed, life, oneSign, severalSigns, own, described, noted } = CERTAINTY.trouble;
  if (describesOwnProblem(query)) return described;
  if (hasOwnProblem(query)) return own;
  const signs = tellingSigns(query.question).length;
  if (signs > 0 && diarySpeaks(query)) return noted;
  if (asksWhetherItLives(query)) {
    const isPlain = query.question.form === 'is-it-dead' && tellsOfLife(lifeSignsIn(query.question));
    return isPlain ? own : Math.max(life, signs > 1 ? severalSigns : 0);
  }
  const soil = circumstancesInWords(query.question.concepts, query.question.facts).soil;
  // "Yellow leaves, wet soil" is a sign with its cause.
  if (signs > 1 || (signs === 1 && (soil === 'wet' || soil === 'dry'))) return severalSigns;
  return (signs === 1 ? oneSign : unnamed) + (ASKS_CAUSE.has(query.question.form) ? 0 : unasked);
}

/** "Can I …?" and "where do I …?" ask something else, whatever is seen on the plant. */
const ASKS_CAUSE: ReadonlySet<Form> = new Set(['why', 'what-is-it', 'what-to-do', 'is-it-dead', 'other']);

function answerOnTrouble(query: GeneralQuery, topics: readonly AnswerableTopic[]): Answer | null {
  const dead = asksWhetherItLives(query) ? [isItDead(query)] : [];
  // What is dead or dormant for certain needs no list of other causes.
  const verdict = lifeVerdict(query);
  const isDecided =
    dead.length > 0 && (verdict === 'dormant' || (verdict === 'dead' && query.question.form === 'is-it-dead'));
  const diagnosis = !isDecided && wantsDiagnosis(query, topics) ? (answerSymptoms(query) ?? []) : [];
  if (dead.length + diagnosis.length === 0) return null;
  const covered: CoveredTopic[] = diagnosis.length > 0 ? ['symptoms'] : [];
  const answer = { paragraphs: [...dead, ...diagnosis], covered };
  return dead.length > 0 ? answer : answerOn(topics, query, answer);
}

/** What a diagnosis says as well. */
const PART_OF_TROUBLE: ReadonlySet<RecordTopic> = new Set([
  ...(['pests', 'winter', 'support', 'names', 'newcomer', 'air', 'size', 'watering', 'flowering'] as const),
  ...(['away', 'cleaning', 'lifespan', 'resting'] as const),
  ...(['outdoors', 'drops', 'torn leaves', 'soil', 'harvest', 'light', 'temperature', 'sowing', 'spreading'] as const),
]);

const ASKS_FIGURE: ReadonlySet<Form> = new Set(['how-much', 'how-often', 'when', 'where']);

/** The answer with what the record says of the topics added, as far as it is not said yet. */
function answerOn(topics: readonly AnswerableTopic[], query: GeneralQuery, before: Answer): Answer | null {
  const covered = [...before.covered];
  const added: Paragraph[] = [];
  for (const topic of topics) {
    if (covered.includes(topic)) continue;
    // A diagnosis says how to water and where to stand it, unless a figure is asked for.
    if (covered.includes('symptoms') && PART_OF_TROUBLE.has(topic) && !ASKS_FIGURE.has(query.question.form)) continue;
    const known = isAboutKnownPlant(query) ? query : null;
    const answer = known ? recordAnswer(topic, known) : generalAnswers(topic, query);
    const earlier = [...before.paragraphs, ...added];
    if (answer === null || decidesAgain(answer, earlier)) continue;
    const decided = known ? withYesOrNo(answer, topic, known) : answer;
    added.push(decidesAgain(decided, earlier) ? answer : decided);
    covered.push(topic);
  }
  const paragraphs = [...before.paragraphs, ...verdictFirst(withoutRepetition(added))];
  return paragraphs.length === 0 ? null : { paragraphs, covered };
}

/** The topics to answer, the best first. */
export function topicsAsked(question: Question): AnswerableTopic[] {
  const { temperature, humidity } = question.facts;
  const figures: RecordTopic[] = [
    ...(temperature ? (['temperature'] as const) : []),
    ...(humidity !== null ? (['humidity'] as const) : []),
  ];
  const named = new Set(question.topics.map(({ topic }) => topic));
  const alone = figures.filter((topic) => !named.has(topic));
  const best = question.topics[0]?.score ?? 0;
  const spoken = question.topics.filter(({ score }) => score >= best * WORTH_ANSWERING).map(({ topic }) => topic);
  // "How often do I water it on the south balcony?" asks about water, and "do I feed it in winter?" about food.
  const first = leading(question).find((topic) => named.has(topic) || alone.includes(topic));
  const ofWords = [...(first ? [first] : []), ...spoken.filter((topic) => topic !== first), ...alone];
  return withIntents(ofWords, question)
    .filter(isAnswered)
    .filter(
      (topic, _, all) =>
        !(topic === 'outdoors' && all.includes('winter')) && !(topic === 'watering' && all.includes('water quality')),
    )
    .slice(0, MOST_TOPICS);
}

/** What the record says much about, so that it can answer a question whose words do not name the topic. */
const HAS_SECTION: readonly RecordTopic[] = [
  ...([
    'watering',
    'water quality',
    'light',
    'soil',
    'repotting',
    'feeding',
    'humidity',
    'temperature',
    'pruning',
  ] as const),
  ...([
    'propagation',
    'flowering',
    'winter',
    'away',
    'outdoors',
    'sowing',
    'harvest',
    'size',
    'support',
    'lifespan',
  ] as const),
  ...(['pests', 'cleaning', 'air', 'spreading'] as const),
];

/** The topics that the words speak of; one that the classifier finds probable comes before those that it finds unlikely. */
function withIntents(ofWords: readonly RecordTopic[], { intents }: Question): readonly RecordTopic[] {
  const chanceOf = (topic: RecordTopic) => probabilityOf(TOPIC_INTENTS[topic], intents);
  const probable = HAS_SECTION.filter((topic) => chanceOf(topic) >= PROBABLE && !ofWords.includes(topic)).toSorted(
    (one, other) => chanceOf(other) - chanceOf(one),
  );
  if (probable.length === 0) return ofWords;
  const likely = ofWords.filter((topic) => chanceOf(topic) >= IMPROBABLE);
  return [
    ...likely.filter((topic) => chanceOf(topic) > PROBABLE),
    ...probable.slice(0, 1),
    ...likely.filter((topic) => chanceOf(topic) <= PROBABLE),
  ];
}

function isAnswered(topic: RecordTopic): topic is AnswerableTopic {
  return topic !== 'whole care';
}

/** Topics that are what was asked wherever they are spoken of, the first of them most. */
function leading({ form, facts }: Question): readonly RecordTopic[] {
  if (form === 'how-often') return ['watering', 'feeding', 'repotting'];
  if (form === 'when') return ['feeding', 'repotting'];
  if (form !== 'yes-no') return [];
  return facts.temperature ? ['temperature'] : ['feeding', 'repotting'];
}

/** Of a yes-or-no question that is about several topics, the one that the record decides is the answer. */
function verdictFirst(paragraphs: readonly Paragraph[]): Paragraph[] {
  const decides = ({ lead }: Paragraph) => /^(?:Yes|No|Better not)\b/.test(lead);
  return [...paragraphs.filter(decides), ...paragraphs.filter((each) => !decides(each))];
}

/** Two topics may begin with the same sentence, such as that it survives the cold that was named. */
function withoutRepetition(paragraphs: readonly Paragraph[]): Paragraph[] {
  const seen = new Set<string>();
  return paragraphs.filter(({ text }) => {
    const first = text.split(/(?<=[.!?]) /)[0] ?? '';
    const repeated = seen.has(first);
    seen.add(first);
    return !repeated;
  });
}

/** A second Yes or No, which would answer another question than the one that was asked. */
function decidesAgain({ lead }: Paragraph, earlier: readonly Paragraph[]): boolean {
  const decides = /^(?:Yes|No):$/;
  return decides.test(lead) && earlier.some((each) => decides.test(each.lead));
}

function wantsDiagnosis({ plant, question }: GeneralQuery, topics: readonly RecordTopic[]): boolean {
  if (!speaksOfTrouble({ plant, question })) return false;
  // "How can I tell that it is ready, the silks are brown?" asks for the harvest.
  if (topics.includes('harvest') && plant?.harvest !== undefined && says(question, 'ready', 'ripe', 'dig'))
    return tellingSigns(question).length > 2;
  // "How do I cut off brown leaves?" asks how to cut, and "is 10 °C too cold?" for a figure.
  if (topics[0] === 'harvest' && (question.form === 'how-to' || question.form === 'when')) return false;
  return !(
    topics[0] === 'pruning' &&
    (question.form === 'yes-no' || question.form === 'how-to' || question.form === 'where')
  );
}
