/** How wide a text is, in the unit of the width that it must fit. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** Breaks a text into lines of at most a width, between words where it can; what does not fit is cut off with an ellipsis. */
export function wrapText(text: string, width: number, mostLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ').filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === mostLines - 1) {
      lines.push(shorten([longer, ...words.slice(index + 1)].join(' '), width, measure));
      return lines;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (measure(line) > width && lines.length < mostLines - 1) {
      const part = longestStart(line, width, measure);
      lines.push(part);
      line = line.slice(part.length);
    }
    if (measure(line) > width) {
      lines.push(shorten([line, ...words.slice(index + 1)].join(' '), width, measure));
      return lines;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

function shorten(text: string, width: number, measure: Measure): string {
  return `${longestStart(text, width - measure(ELLIPSIS), measure).trimEnd()}${ELLIPSIS}`;
}

/** At least one character, so that cutting ends. */
function longestStart(text: string, width: number, measure: Measure): string {
  const characters = [...text];
  let count = characters.length;
  while (count > 1 && measure(characters.slice(0, count).join('')) > width) count -= 1;
  return characters.slice(0, count).join('');
}
