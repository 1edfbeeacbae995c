/**
 * Whether the text contains the phrase as whole words. Letter case, the kind of quotes, and hyphens or dashes make no
 * difference. An asterisk at the end of a word stands for any ending: `root*` is found in "rooted".
 */
export function containsPhrase(text: string, phrase: string): boolean {
  return phrasePattern(phrase).test(normalize(text));
}

function phrasePattern(phrase: string): RegExp {
  const words = normalize(phrase).split(' ').map(wordPattern);
  return new RegExp(words.join(' '), 'u');
}

function wordPattern(word: string): string {
  const stem = word.replace(/\*$/, '');
  const start = /^[\p{L}\p{N}]/u.test(stem) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = word.endsWith('*') ? '[\\p{L}\\p{N}]*' : /[\p{L}\p{N}]$/u.test(stem) ? '(?![\\p{L}\\p{N}])' : '';
  return `${start}${RegExp.escape(stem)}${end}`;
}

function normalize(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’‚´`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\p{Pd}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
