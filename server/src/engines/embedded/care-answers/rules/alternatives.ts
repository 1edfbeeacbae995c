import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inLocalMonths } from '../../../../horticulture/months.ts';
import type { GeneralQuery } from '../answer.ts';
import { PhraseFinder, phrase } from '../intent/phrases.ts';
import type { Token } from '../intent/tokens.ts';
import { plantTraits } from '../lists/plant-traits.ts';
import { filled } from '../topics/record-slots.ts';
import type { Verdict } from './verdict.ts';

/** Two things between which gardeners choose, in words for either, and the choice for different plants. */
const Pair = z.strictObject({
  one: z.array(z.string().min(1)).min(1),
  other: z.array(z.string().min(1)).min(1),
  /** Words of which one is said as well, where the two alone could mean something else. */
  about: z.array(z.string().min(1)).optional(),
  replies: z
    .array(
      z.strictObject({
        for: z.array(z.string()).optional(),
        not: z.array(z.string()).optional(),
        /** Signs and circumstances of which one is told. */
        signs: z.array(z.string()).optional(),
        say: z.string().min(1),
      }),
    )
    .min(1),
});

const finders = z
  .array(Pair)
  .parse(JSON.parse(readFileSync(new URL('alternatives.json', import.meta.url), 'utf8')))
  .map(({ one, other, about, replies }) => ({
    one: finderOf(one),
    other: finderOf(other),
    about: about ? finderOf(about) : null,
    replies,
  }));

type AlternativePair = (typeof finders)[number];

function finderOf(phrases: readonly string[]): PhraseFinder<true> {
  return new PhraseFinder(phrases.map((written) => phrase(written, true as const)));
}

/** Which of the two things that a question offers is better for this plant, and why. */
export function alternativesVerdict({ plant, question, circumstances: { hemisphere } }: GeneralQuery): Verdict | null {
  const { alternatives } = question.facts;
  if (alternatives === null || question.form === 'why') return null;
  const { one, other } = alternatives;
  const { signs, circumstances } = question.concepts;
  const traits = plantTraits(plant);
  const asking = question.tokens.filter(({ sentence }) => sentence === question.askingSentence);
  const isOffered = (pair: AlternativePair) =>
    (says(pair.one, one) && says(pair.other, other)) || (says(pair.other, one) && says(pair.one, other));
  const offered = finders.filter(isOffered);
  // What the asking sentence speaks of comes before what is told around it.
  const inAsking = offered.filter(({ about }) => about === null || says(about, asking));
  const around = offered.filter((pair) => !inAsking.includes(pair) && pair.about && says(pair.about, question.tokens));
  for (const pair of [...inAsking, ...around]) {
    const reply = pair.replies.find(
      (each) =>
        (each.for?.some((name) => traits.has(name)) ?? true) &&
        !each.not?.some((name) => traits.has(name)) &&
        (each.signs?.some((sign) => signs.has(sign) || circumstances.has(sign)) ?? true),
    );
    const text = reply ? inLocalMonths(filled(reply.say, plant), hemisphere) : '';
    if (text !== '') return { paragraph: { lead: '', text }, covered: [] };
  }
  return null;
}

function says(finder: PhraseFinder<true>, tokens: readonly Token[]): boolean {
  return finder.in(tokens).length > 0;
}
