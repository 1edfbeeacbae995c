/** The frost is over, and it is asked whether the plant lives. */
export const COMES_BACK =
  /\b(?:come|comes|grow|grows|sprout|sprouts) (?:back|again)\b|\b(?:recovers?|regrows?|resprouts?)\b/;
