const LEAVES_NO_TIME =
  /\b(?:twitch\w*|trembl\w*|tremors?|shaking|seiz(?:ed|es|ing|ures?)|convuls\w*|spasms?|(?:a|having|has|had) fits?|collaps\w*|stagger\w*|wobbl\w*|unconscious|unresponsive|passed out|bloated|bloat|(?:can(?:not|t| t)?|cannot|trouble|difficulty|hard|struggl\w*|gasp\w*)(?: \w+){0,2} breath\w*|breathing (?:hard|heavily|fast|badly)|gasping|(?:can(?:not|t| t)?|cannot) (?:stand|walk|get up)|(?:tongue|throat)(?: \w+){0,2} (?:swollen|swelling|swells|swelled)|swollen (?:tongue|throat))\b/;

/** Whether signs are told of which somebody who was poisoned can die within the hour. */
export function leavesNoTime({ plain }: { plain: string }): boolean {
  return LEAVES_NO_TIME.test(plain);
}
