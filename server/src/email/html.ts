/** HTML in which all inserted text is escaped; only `html` creates it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Joins HTML and texts. Each text is escaped, so that user input stays text, in content and in attributes. */
export function html(literals: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(literals.reduce((joined, literal, index) => joined + sourceOf(values[index - 1] ?? '') + literal));
}

function sourceOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return value instanceof Html ? value.source : value.map(({ source }) => source).join('');
}
