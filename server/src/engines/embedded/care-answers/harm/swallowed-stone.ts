import { isCrop } from '../../../../horticulture/crops.ts';
import { genusOf } from '../../../../knowledge/plants.ts';
import { type GeneralQuery, type Paragraph, says } from '../answer.ts';
import type { Harm } from '../intent/harm.ts';

/** Fruit that is eaten around stones or pips. Some of these hold cyanide, which stays inside of what is swallowed whole. */
const STONE_FRUIT = new Set(['Prunus', 'Malus', 'Pyrus', 'Eriobotrya', 'Cydonia', 'Mespilus', 'Citrus', 'Vitis']);

/** A person who swallowed a stone or pips needs no alarm, unless they were chewed; null for all others. */
export function answerSwallowedStone({ plant, question }: GeneralQuery, harm: Harm): Paragraph | null {
  // The berries of the cherry laurel are of the genus of plums, and no food.
  if (!plant || !isCrop(plant) || !STONE_FRUIT.has(genusOf(plant))) return null;
  if (harm.otherAnimal !== null || harm.eaters.includes('cats') || harm.eaters.includes('dogs')) return null;
  if (!says(question, 'pit', 'stone', 'seed', 'pip') || !says(question, 'swallow', 'swallowed', 'swallowing'))
    return null;
  if (
    says(
      question,
      'chew',
      'crack',
      'crush',
      'grind',
      'ground',
      'bite',
      'bit',
      'kernel',
      'vomit',
      'dizzy',
      'choke',
      'breathe',
      'sick',
    )
  )
    return null;
  return {
    lead: 'No alarm:',
    text: 'a stone or some pips that were swallowed whole pass through in a few days, and the cyanide-forming poison stays inside. Drink and eat as usual. See a doctor for belly pain, vomiting, or a feeling that it is stuck, and call emergency services (911, 112 or 999) for choking or trouble breathing. Only if kernels were chewed or ground, or a small child swallowed many, call a poison control center (in the United States 1-800-222-1222) now.',
  };
}
