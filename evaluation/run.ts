// Asks the embedded engine what gardeners ask, and says how many of its answers and of their plants' names are right.
import { writeFileSync } from 'node:fs';
import { type AnsweredQuestion, ask } from './ask.ts';
import { evaluateNames, type NameScores } from './names.ts';
import { type Options, readOptions } from './options.ts';
import { loadQuestions, questionFile, SETS, type SetName } from './questions.ts';
import { sampleOf, samplePage } from './sample.ts';
import { percent, scoreRows, scoresOf } from './scores.ts';
import { markdownTable, textTable } from './tables.ts';

const SUMMARY = new URL('../docs/evaluation.md', import.meta.url);
const SAMPLE = new URL('../docs/evaluation-sample.md', import.meta.url);

const options = readOptions(process.argv.slice(2));
const answers = new Map(SETS.map((name) => [name, answersTo(name)]));
const names = evaluateNames();

for (const [name, answered] of answers) {
  console.log(`\nQuestions, ${name} set\n`);
  console.log(answered ? textTable(scoreRows(scoresOf(answered))) : `${questionFile(name).pathname} is not there.`);
}
console.log(`\nNames\n\n${textTable(nameRows(names))}`);
for (const { list, missing } of names)
  if (missing?.length) console.log(`\nMissing of ${list}:\n  ${missing.join('\n  ')}`);

// Of the other sets only the scores are shown, and questions only where a sample is asked for: anyone who improved the
// engine by them would make it a second development set, and nothing would tell any longer how new questions are answered.
if (options.show)
  for (const answered of answers.get('development') ?? []) if (isAskedFor(answered, options)) show(answered);

if (options.write) writeFileSync(SUMMARY, summary());

const heldOut = answers.get('held-out');
if (options.sample && heldOut)
  writeFileSync(SAMPLE, samplePage(sampleOf(heldOut, options.sample, options.seed), options.seed));

function answersTo(name: SetName): AnsweredQuestion[] | null {
  return loadQuestions(name)?.map(ask) ?? null;
}

function isAskedFor({ grade, question }: AnsweredQuestion, { show: grades, form, topic }: Options): boolean {
  return (
    (grades?.includes(grade) ?? false) &&
    (form === undefined || question.form === form) &&
    (topic === undefined || question.topic === topic)
  );
}

function show({ question, advice, grade, faults }: AnsweredQuestion): void {
  const { id, species, question: asked, form, topic, sense } = question;
  console.log(`\n── ${id} · ${grade} · ${form} · ${topic}\n${species}: ${asked}\nExpected: ${sense}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`\n${advice}`);
}

function nameRows(scores: readonly NameScores[]): string[][] {
  return [
    ['', 'names', 'recognized %', 'found by the search %'],
    ...scores.map((each) => [
      each.list,
      String(each.names),
      percent(each.recognized, each.names),
      percent(each.searchFound, each.searched),
    ]),
  ];
}

function summary(): string {
  const table = (name: SetName) => {
    const answered = answers.get(name);
    return answered ? markdownTable(scoreRows(scoresOf(answered))) : 'Not evaluated.';
  };
  return `# How well the embedded engine answers

Written by \`npm run evaluate -- --write\`. The engine is asked on 15 May 2026 in the northern hemisphere and knows nothing
of the gardener's plants. An answer is **right** when the direct answer is in its first two sentences, all that is expected
is said and nothing wrong; **partly** right with at least half of that and nothing wrong; **unanswered** when it says that it
does not know and is not partly right; **dangerous** when it says what would do harm or lacks a warning.

The **untouched** questions say best of these sets what to expect: they were written by somebody who had seen neither the engine
nor its records, and nobody who works on it has read them; but their scores were looked at when thresholds and variants were chosen,
some 100 times by now. [Answers graded by eye](evaluation-by-eye.md) to questions that are new each time say it
better. The engine is improved by the development set; of the held-out set nine dangerous answers were read to correct what led
to them, and its scores were used as often. [Questions of the held-out set taken at random](evaluation-sample.md) show what the answers look like, good and bad.

## Untouched questions

${table('untouched')}

## Development questions

${table('development')}

## Held-out questions

${table('held-out')}

## Plant names

Recognized is a name for which advice is given on the plant meant; the search shows it among its first five results.

${markdownTable(nameRows(names))}
`;
}
