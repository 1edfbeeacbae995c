import type { Paragraph } from '../answer.ts';

/** What must be known before household chemicals are mixed, whatever was asked. */
export function warnOfMixing(): Paragraph {
  return {
    lead: 'No: never mix them.',
    text: 'Bleach with vinegar or any other acid gives off chlorine gas, bleach with ammonia or many glass cleaners gives off chloramine gas, bleach with alcohol makes chloroform, and vinegar with peroxide makes a corrosive acid: all of them harm the lungs and eyes. If you have mixed some, leave the room now, open windows from outside, and call a poison control center (in the United States 1-800-222-1222); call emergency services (911, 112 or 999) for trouble breathing. For pots and tools use one cleaner alone: 1 part bleach to 9 parts water for 10 minutes, rinsed off well, or hot water and dish soap. On plants use only water or a soap or product that is sold for plants.',
  };
}
