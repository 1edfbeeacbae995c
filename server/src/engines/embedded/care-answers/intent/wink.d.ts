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
