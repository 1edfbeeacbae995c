/** Rows as aligned text: the first column to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = columnWidths(rows);
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** Rows as a Markdown table, the first row being its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const [head = []] = rows;
  return head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
}
