/** The figures at the foot of an answer, which say nothing of the question, and its sources. */
const FOOTER_LINE = /^- (Water|Light|Temperature|Humidity|Feeding|Soil|Pets and people): /;
const SOURCES = /^\**Sources?:/;

/** What an answer says to the question, without Markdown marks and without the figures and sources at its foot. */
export function answerBody(advice: string): string {
  return advice
    .split(/\n{2,}/)
    .filter((block) => !isFooter(block))
    .join('\n\n')
    .replaceAll(/[*_`#>]/g, '');
}

function isFooter(block: string): boolean {
  return SOURCES.test(block) || block.split('\n').every((line) => FOOTER_LINE.test(line));
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first `count` sentences of a text without Markdown; a line break ends a sentence too. */
export function firstSentences(text: string, count: number): string {
  return sentencesOf(text).slice(0, count).join('\n');
}

/** How the engine says that it has no answer. */
const UNKNOWN = /^I (?:do not know this|am not sure what you want to know)\b/m;

/** Whether the text says that the answer is not known. */
export function saysUnknown(text: string): boolean {
  return UNKNOWN.test(text);
}

/** How the engine begins a sentence about which plant was recognized, or about having no answer. */
const NOTES = [
  /^“.*” (was taken for|is not in the knowledge base)/,
  /^(If you mean another plant|Enter the (species|full name)|Only the group|This holds for the genus)/,
  /^This is general advice/,
  UNKNOWN,
  /^(What (its record says that )?may help|To find out,|You can ask about)/,
];

/** How a diagnosis begins that is not sure: its "not" is no answer to whether something may be done. */
const HEDGE = /^Not sure; /;

/**
 * The text without notes that answer nothing: the "No" of "No direct answer" is none, and the topics that one can ask
 * about are no advice.
 */
export function withoutNotes(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !NOTES.some((note) => note.test(sentence)))
    .map((sentence) => sentence.replace(HEDGE, ''))
    .join('\n');
}

function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
