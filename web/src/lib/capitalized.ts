/** With a capital first letter, to begin a sentence or a fact with. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
