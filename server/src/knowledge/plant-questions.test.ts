import { expect, test } from 'vitest';
import { plantQuestions } from './plant-questions.ts';
import { plants } from './plants.ts';

/** Those texts that stood there before. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

test('every plant that is asked about is a species, a genus or a family of the knowledge base', () => {
  const known = new Set(
    plants.flatMap(({ scientificName, family }) => [
      scientificName,
      scientificName.split(' ').slice(0, 2).join(' '),
      scientificName.split(' ')[0] ?? '',
      family,
    ]),
  );
  const unknown = plantQuestions.flatMap((each) => each.plants ?? []).filter((name) => !known.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});

test('no title stands there twice for a plant', () => {
  const titles = plantQuestions.flatMap(({ plants: about, title }) =>
    (about ?? ['any']).map((name) => `${name}: ${title.toLowerCase()}`),
  );
  expect(repeated(titles)).toEqual([]);
});

test('no wording stands there twice for a plant', () => {
  const wordings = plantQuestions.flatMap(({ plants: about, questions }) =>
    (about ?? ['any']).flatMap((name) => questions.map((wording) => `${name}: ${wording.toLowerCase()}`)),
  );
  expect(repeated(wordings)).toEqual([]);
});

test('answers are short enough for a phone and say something', () => {
  const words = (text: string) => text.split(/\s+/).length;
  expect(
    plantQuestions.filter(({ answer }) => words(answer) < 15 || words(answer) > 100).map(({ title }) => title),
  ).toEqual([]);
});

test('answers are written in American English', () => {
  const british = /\b\w*(?:colour|mould|fertilis|grey|vapour|litres?\b|aluminium|neighbour)\w*\b|\d %/i;
  expect(plantQuestions.filter(({ answer }) => british.test(answer)).map(({ title }) => title)).toEqual([]);
});

test('no answer calls a plant harmless to pets whose record does not', () => {
  const harmless = /(?:safe|not (?:toxic|poisonous)|non-?toxic|harmless)\b[^.]*\b(?:cats?|dogs?|pets?)\b/i;
  const contradicted = plantQuestions
    .filter(({ answer }) => harmless.test(answer))
    .filter(({ plants: about }) =>
      (about ?? []).some((name) => {
        const record = plants.find(({ scientificName }) => scientificName === name);
        return record === undefined || record.toxicity.cats !== 'no' || record.toxicity.dogs !== 'no';
      }),
    );
  expect(contradicted.map(({ title }) => title)).toEqual([]);
});
