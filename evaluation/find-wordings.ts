// Takes one wording each out of a sample of written answers, asks the whole engine that wording, and says how often the
// answer it was written for is the one that is told, and which route told something else.
//   node evaluation/find-wordings.ts [--sample 600] [--seed 1] [--show worked|all]
import { parseArgs } from 'node:util';
import { trainedModel } from '../scripts/intents/trained-model.ts';
import { useModel } from '../server/src/engines/embedded/care-answers/intent/classifier/intent-classifier.ts';
import { workedQuestions } from '../server/src/engines/embedded/care-answers/intent/worked-questions.ts';
import { plantQuestions } from '../server/src/knowledge/plant-questions.ts';
import { textTable } from './tables.ts';
import { isTold, type TakenOut, takeOutWordings } from './taken-out-wordings.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string' },
  },
});

const taken = takeOutWordings(
  { workedQuestions, plantQuestions },
  { size: Number(values.sample), seed: Number(values.seed) },
);
// The classifier has been trained with these wordings, so it is trained again without them.
useModel({ ...trainedModel(), sharpness: 1.3 });

// Loaded only now, since the index of all wordings is made when it is loaded.
const { askWithCandidates } = await import('./ask-with-candidates.ts');

const results = taken.map((each) => {
  const asked = askWithCandidates(each.plant, each.wording);
  return { ...each, ...asked, found: isTold(each.answers, asked.advice) };
});

const rows = (['plant', 'any plant'] as const).flatMap((kind) =>
  ([0, 1] as const).map((half) => {
    const own = results.filter((each, at) => each.kind === kind && at % 2 === half);
    const found = own.filter((each) => each.found).length;
    return [
      kind,
      half === 0 ? 'even' : 'odd',
      String(own.length),
      String(found),
      ((found / own.length) * 100).toFixed(1),
    ];
  }),
);
const total = results.filter(({ found }) => found).length;
console.log(
  textTable([
    ['about', 'half', 'wordings', 'found', '%'],
    ...rows,
    ['all', '', String(results.length), String(total), ((total / results.length) * 100).toFixed(1)],
  ]),
);

const missed = results.filter(({ found }) => !found);
const routes = new Map<string, { all: number; written: number }>();
for (const each of missed) {
  const of = routes.get(each.route) ?? { all: 0, written: 0 };
  of.all++;
  if (each.candidates.some(({ text }) => isTold(each.answers, text))) of.written++;
  routes.set(each.route, of);
}
console.log(
  `\nWhat was told instead\n\n${textTable([
    ['route', 'wordings', 'of which the answer was a candidate'],
    ...[...routes]
      .toSorted(([, one], [, other]) => other.all - one.all)
      .map(([route, { all, written }]) => [route, String(all), String(written)]),
  ])}`,
);

for (const each of missed) if (values.show === each.route || values.show === 'all') show(each);

function show({
  plant,
  wording,
  title,
  route,
  advice,
  candidates,
  answers,
}: TakenOut & ReturnType<typeof askWithCandidates>): void {
  console.log(
    `\n── ${route} · ${plant}: ${wording}\nWanted: ${title} · ${answers[0]?.slice(0, 160)}\nTold: ${advice.slice(0, 300)}`,
  );
  for (const each of candidates.slice(0, 5))
    console.log(
      `  ${isTold(answers, each.text) ? '✓' : ' '} ${each.route} ${each.score.toFixed(2)} certainty ${each.certainty.toFixed(2)} covered ${each.covered.toFixed(2)} confidence ${each.confidence.toFixed(2)} ${each.title}`,
    );
}
