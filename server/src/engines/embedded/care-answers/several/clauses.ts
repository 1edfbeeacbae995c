import { asksOfItsOwn } from './asking-clauses.ts';

/** A stretch of a text that may be on a matter of its own. */
export interface Clause {
  /** A question, all that a sentence tells before or after one, or a part of that. */
  kind: 'question' | 'statement' | 'part';
  text: string;
  /** What is told in one breath may be several matters: "brown edges, and the leaves rolled up". */
  parts: readonly Clause[];
}

const SENTENCES = /(?<=[.!?;])\s+/;
/** "Edges are crispy, and the leaves rolled up": where another matter may begin. */
const BETWEEN =
  /,\s+(?:and |plus |also |but )?|\s+(?:plus|and also)\s+|\s+and\s+(?:now |then |also )?(?=(?:how|when|why|where|what|which|who|is|are|can|could|should|do|does|will)\b)/gi;
/** … in what only tells: "weed and feed" may be asked about. */
const BETWEEN_TOLD = /\s+and\s+(?:now |then )?(?=\S+\s+\S)/gi;
const FEWEST_WORDS = 2;

/** Each question of a text, and what is told before and after it. */
export function clausesOf(written: string): readonly Clause[] {
  return written.split(SENTENCES).flatMap(clausesOfSentence);
}

function clausesOfSentence(sentence: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let told: string[] = [];
  const endStatement = () => {
    const text = told.join('').trim();
    if (hasEnoughWords(text)) clauses.push({ kind: 'statement', text, parts: partsOf(text) });
    told = [];
  };
  let separator = '';
  for (const piece of piecesOf(sentence, BETWEEN)) {
    if (asksOfItsOwn(piece.text)) {
      endStatement();
      if (hasEnoughWords(piece.text)) clauses.push({ kind: 'question', text: piece.text, parts: [] });
    } else told.push(told.length > 0 ? `${separator}${piece.text}` : piece.text);
    ({ separator } = piece);
  }
  endStatement();
  return clauses;
}

/** None where it is one. */
function partsOf(statement: string): readonly Clause[] {
  const parts = piecesOf(statement, BETWEEN)
    .flatMap(({ text }) => piecesOf(text, BETWEEN_TOLD))
    .filter(({ text }) => hasEnoughWords(text));
  return parts.length > 1 ? parts.map(({ text }) => ({ kind: 'part', text, parts: [] })) : [];
}

/** The pieces of a text, each with what divides it from the next. */
function piecesOf(text: string, separators: RegExp): readonly { text: string; separator: string }[] {
  const found = [...text.matchAll(separators)];
  return [...found.map(({ 0: separator, index }) => ({ separator, index })), { separator: '', index: text.length }].map(
    ({ separator, index }, at) => {
      const before = found[at - 1];
      return { text: text.slice(before ? before.index + before[0].length : 0, index), separator };
    },
  );
}

function hasEnoughWords(text: string): boolean {
  return text.split(' ').length >= FEWEST_WORDS;
}
