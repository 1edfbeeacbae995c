import { type Form, formOf } from './form.ts';
import { plainText, tokensOf } from './tokens.ts';

/** "How do I make it red?" asks something else than "Why is it red?", though the words are the same. */
const OTHER_FORM = 0.85;

/** The forms in which wordings of one question are asked. */
export function formsOf(wordings: readonly string[]): ReadonlySet<Form> {
  return new Set(wordings.map((wording) => formOf(wording, tokensOf(plainText(wording))).form));
}

/** A likeness, lessened where the question is asked in a form in which the other never is. */
export function likenessIn(form: Form, likeness: number, forms: ReadonlySet<Form>): number {
  const isOtherForm = form !== 'other' && !forms.has(form) && !forms.has('other');
  return isOtherForm ? likeness * OTHER_FORM : likeness;
}
