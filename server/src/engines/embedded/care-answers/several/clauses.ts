import { asksOfItsOwn } from './asking-clauses.ts';

/** A stretch of a text that may be on a matter of its own. */
export type Clause = Question | Statement | Part;

interface Question {
  kind: 'question';
  text: string;
}

/** All that a sentence tells before or after a question. */
interface Statement {
  kind: 'statement';
  text: string;
  /** What is told in one breath may be several matters: "brown edges, and the leaves rolled up". None where it is one. */
  parts: readonly Part[];
}

interface Part {
  kind: 'part';
  text: string;
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
  let statement: Piece[] = [];
  const endStatement = () => {
    const text = joined(statement);
    if (hasEnoughWords(text)) clauses.push({ kind: 'statement', text, parts: partsOf(text) });
    statement = [];
  };
  for (const piece of piecesOf(sentence, BETWEEN)) {
    if (asksOfItsOwn(piece.text)) {
      endStatement();
      if (hasEnoughWords(piece.text)) clauses.push({ kind: 'question', text: piece.text });
    } else statement.push(piece);
  }
  endStatement();
  return clauses;
}

function partsOf(statement: string): readonly Part[] {
  const parts = piecesOf(statement, BETWEEN)
    .flatMap(({ text }) => piecesOf(text, BETWEEN_TOLD))
    .filter(({ text }) => hasEnoughWords(text));
  return parts.length > 1 ? parts.map(({ text }) => ({ kind: 'part', text })) : [];
}

/** A piece of a text, with what divides it from the next. */
interface Piece {
  text: string;
  separator: string;
}

function piecesOf(text: string, separators: RegExp): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: separator, index } of text.matchAll(separators)) {
    pieces.push({ text: text.slice(from, index), separator });
    from = index + separator.length;
  }
  return [...pieces, { text: text.slice(from), separator: '' }];
}

/** Without what follows the last of them. */
function joined(pieces: readonly Piece[]): string {
  const last = pieces.at(-1);
  const before = pieces.slice(0, -1).map(({ text, separator }) => `${text}${separator}`);
  return [...before, last?.text ?? ''].join('').trim();
}

function hasEnoughWords(text: string): boolean {
  return text.trim().split(/\s+/).length >= FEWEST_WORDS;
}
