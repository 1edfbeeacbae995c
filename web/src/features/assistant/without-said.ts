/**
 * A Markdown text without the list items that stand on the page in another form, nor the headings that have nothing but
 * such items below them, up to the next heading of their own level or a higher one.
 */
export function withoutSaid(markdown: string, isSaid: (item: string) => boolean): string {
  const left = markdown.split('\n').filter((line) => !(line.startsWith('- ') && isSaid(line.slice(2).trim())));
  return left
    .filter((line, index) => levelOf(line) === 0 || hasContent(left.slice(index + 1), levelOf(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** 1 to 6 for a heading, 0 for what is none. */
function levelOf(line: string): number {
  return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
}

function hasContent(below: readonly string[], level: number): boolean {
  const end = below.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= level);
  const section = end === -1 ? below : below.slice(0, end);
  return section.some((line) => line.trim() !== '' && levelOf(line) === 0);
}
