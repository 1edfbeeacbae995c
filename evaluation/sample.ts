import { createHash } from 'node:crypto';
import type { AnsweredQuestion } from './ask.ts';
import { GRADES } from './grade.ts';

/**
 * `size` of the questions, or all where there are fewer. The same seed always takes the same ones, and a question that
 * is added or removed changes at most one of them.
 */
export function sampleOf(answered: readonly AnsweredQuestion[], size: number, seed: number): AnsweredQuestion[] {
  const order = ({ question }: AnsweredQuestion) => createHash('sha256').update(`${seed}:${question.id}`).digest('hex');
  return answered
    .map((each) => ({ each, key: order(each) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, size)
    .map(({ each }) => each);
}

/** A Markdown page that shows questions with their answers as they are, their grades and what the grader found wrong. */
export function samplePage(sample: readonly AnsweredQuestion[], seed: number): string {
  const counts = GRADES.map((grade) => `${sample.filter((each) => each.grade === grade).length} ${grade}`).join(', ');
  return `# ${sample.length} questions of the held-out set, with their answers

Written by \`npm run evaluate -- --sample ${sample.length} --seed ${seed}\`. The questions were taken at random: ${counts}.
Each answer is word for word what the embedded engine says, and each grade is the automatic one that
[the scores](evaluation.md) count. Do not read this page if you improve the engine: a question that you have seen no
longer tells how new ones are answered.

${sample.map(section).join('\n')}`;
}

function section({ question, advice, grade, faults }: AnsweredQuestion, at: number): string {
  const found = faults.length === 0 ? '' : `\n${faults.map((fault) => `- The grader: ${escaped(fault)}`).join('\n')}\n`;
  return `## ${at + 1}. ${question.species}: ${grade}

**${escaped(question.question)}**

A right answer: ${escaped(question.sense)}
${found}
${quoted(advice)}
`;
}

/** The wildcards of phrases are no emphasis. */
function escaped(text: string): string {
  return text.replaceAll(/[*_<]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
