import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import { paths } from '@/lib/page/paths.ts';

const NOTHING_ANSWERED = 'yes';
const NOT_SURE = '-';

/** The address where the guide of a diagnosis goes on from what was answered: `guide=where.old_leaves,leaf_sign.yellow`. */
export function guideAddress(
  answers: readonly GuideAnswer[],
  about: { plant?: string; species?: string } = {},
): string {
  const said = answers.map(({ question, value }) => `${question}.${value ?? NOT_SURE}`).join(',');
  return paths.assistantOn('diagnose', { ...about, guide: said || NOTHING_ANSWERED });
}

/** The answers that an address carries; null where it does not ask for the guide. */
export function answersInAddress(guide: string | null): GuideAnswer[] | null {
  if (guide === null) return null;
  return guide.split(',').flatMap((said) => {
    const [question, value] = said.split('.');
    return question && value ? [{ question, value: value === NOT_SURE ? null : value }] : [];
  });
}
