const HEADING = /^#{1,6} /;

/**
 * A Markdown text without the list items that stand on the page in another form, nor the headings that had nothing but
 * such items below them.
 */
export function withoutSaid(markdown: string, isSaid: (item: string) => boolean): string {
  const left = markdown.split('\n').filter((line) => !(line.startsWith('- ') && isSaid(line.slice(2).trim())));
  return left
    .filter((line, index) => {
      if (!HEADING.test(line)) return true;
      const next = left.slice(index + 1).find((below) => below.trim() !== '');
      return next !== undefined && !HEADING.test(next);
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
