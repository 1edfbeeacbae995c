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
  return [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, count)
    .join('\n');
}
