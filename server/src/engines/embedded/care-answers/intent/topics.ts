import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { longest, PhraseFinder, phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** What a gardener may ask of a plant that its record answers. */
const RECORD_TOPICS = [
  'watering',
  'water quality',
  'light',
  'soil',
  'repotting',
  'feeding',
  'humidity',
  'temperature',
  'pruning',
  'propagation',
  'pests',
  'flowering',
  'winter',
  'away',
  'outdoors',
  'sowing',
  'harvest',
  'size',
  'names',
  'support',
  'lifespan',
  'newcomer',
  'cleaning',
  'air',
  'drops',
  'spreading',
  'resting',
  'torn leaves',
  'remedy',
  'whole care',
] as const;

export const RecordTopic = z.enum(RECORD_TOPICS);

export type RecordTopic = z.output<typeof RecordTopic>;

const Phrases = z.array(z.string().min(1));

/** What speaks of each topic, and what sounds like it and is something else. */
export const topicPhrases = z.record(RecordTopic, Phrases).parse(read('topics.json'));
const exceptions = z.partialRecord(RecordTopic, Phrases).parse(read('topic-exceptions.json'));

interface Meaning {
  topic: RecordTopic;
  isException: boolean;
}

const finder = new PhraseFinder(
  RECORD_TOPICS.flatMap((topic) => [
    ...topicPhrases[topic].map((words) => phrase<Meaning>(words, { topic, isException: false })),
    ...(exceptions[topic] ?? []).map((words) => phrase<Meaning>(words, { topic, isException: true })),
  ]),
);

/** "On my balcony", "in winter": often no more than where or when. */
const OFTEN_ONLY_WHERE: ReadonlySet<RecordTopic> = new Set(['outdoors', 'winter', 'names', 'newcomer', 'whole care']);

export interface TopicScore {
  topic: RecordTopic;
  score: number;
  /** The word at which it is first spoken of. */
  at: number;
}

/** What is said in the sentence that asks counts this much more than the story around it. */
const ASKED = 2;

/** What a plant stands in or at: after a preposition, as in "how often to water it on a south balcony", rather told than asked. */
const PLACES: ReadonlySet<RecordTopic> = new Set([
  'light',
  'soil',
  'temperature',
  'humidity',
  'outdoors',
  'winter',
  'air',
]);
const PREPOSITIONS = new Set(
  'in on at by near from through behind under beside against inside outside into next since after'.split(' '),
);
const WORDS_BETWEEN = 3;
const MERE_PLACE = 0.5;

function isMerePlace(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - WORDS_BETWEEN), start);
  return before.some(({ word, sentence }) => sentence === tokens[start]?.sentence && PREPOSITIONS.has(word));
}

/** The topics that a question speaks of, the one that most speaks for first. */
export function topicsOf(tokens: readonly Token[], askingSentence: number): TopicScore[] {
  const byTopic = Map.groupBy(finder.in(tokens), ({ meaning }) => meaning.topic);
  const scores: TopicScore[] = [];
  for (const [topic, matches] of byTopic) {
    const kept = longest(matches).filter(({ meaning }) => !meaning.isException);
    const words = new Map<number, number>();
    for (const { own, start, length } of kept) {
      const asking =
        (tokens[start]?.sentence === askingSentence ? ASKED : 1) *
        (PLACES.has(topic) && isMerePlace(tokens, start) ? MERE_PLACE : 1);
      for (const at of own) words.set(at, Math.max(words.get(at) ?? 0, asking * (1 + (length - 1) * 0.3)));
    }
    if (kept.length === 0) continue;
    const score = [...words.values()].reduce((sum, each) => sum + each, 0) * (OFTEN_ONLY_WHERE.has(topic) ? 0.6 : 1);
    scores.push({ topic, score, at: Math.min(...kept.map(({ start }) => start)) });
  }
  return scores.sort((one, other) => other.score - one.score || one.at - other.at);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
