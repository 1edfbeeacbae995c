declare module 'wink-lemmatizer' {
  /** Base forms by WordNet's rules and exceptions; a word it does not know comes back as it is. */
  const lemmatizer: { noun(word: string): string; verb(word: string): string; adjective(word: string): string };
  export = lemmatizer;
}

declare module 'wink-lexicon/src/wn-words.js' {
  /** The base forms that WordNet knows. */
  const words: Readonly<Record<string, number>>;
  export = words;
}

declare module 'wink-lexicon/src/wn-word-senses.js' {
  /** The lexicographer files of WordNet that each base form has a meaning in, in the order of `wn-words`. */
  const senses: readonly (readonly number[])[];
  export = senses;
}
