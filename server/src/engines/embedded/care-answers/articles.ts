import { type Article, articles } from '../../../knowledge/articles.ts';
import type { GeneralQuery } from './answer.ts';
import { contentLemmas } from './intent/passages.ts';
import { plainText, tokensOf } from './intent/tokens.ts';

/** How much of a question, by its telling words, an article must be about. */
const ABOUT = 0.62;

const KEYWORD = 0.5;

const words = articles.map((article) => ({
  article,
  // A keyword that loses a word says less than it should.
  keywords: article.keywords
    .map((keyword) => ({ lemmas: lemmasOf(keyword), length: keyword.split(' ').length }))
    .filter(({ lemmas, length }) => lemmas.length === length)
    .map(({ lemmas }) => lemmas),
  questions: article.questions.map(lemmasOf),
}));

export interface FoundArticle {
  text: string;
  /** How much of the question it is about, from 0 to about 2. */
  score: number;
}

/** A short article on what belongs to no species, such as the first frost; null where none is about the question. */
export function articleFor({ question }: GeneralQuery): FoundArticle | null {
  // Bleached leaves have seen too much sun, and no bleach.
  const asked = new Set(contentLemmas(question.tokens.filter(({ word }) => word !== 'bleached')));
  if (asked.size === 0) return null;
  let best: Article | null = null;
  let most = ABOUT;
  for (const { article, keywords, questions } of words) {
    const named = keywords.filter((keyword) => keyword.every((lemma) => asked.has(lemma)));
    const alike = Math.max(...questions.map((lemmas) => shared(lemmas, asked)));
    const score = alike + named.reduce((sum, keyword) => sum + KEYWORD * keyword.length, 0);
    if (score > most) [best, most] = [article, score];
  }
  return best && { text: best.text, score: most };
}

/** The share of words that both have, of all that either has. */
function shared(lemmas: readonly string[], asked: ReadonlySet<string>): number {
  const all = new Set([...lemmas, ...asked]);
  return all.size === 0 ? 0 : lemmas.filter((lemma) => asked.has(lemma)).length / all.size;
}

function lemmasOf(text: string): string[] {
  return [...new Set(contentLemmas(tokensOf(plainText(text))))];
}
