import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { shortName } from '../../../../horticulture/wording.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import { genusOf } from '../../../../knowledge/plants.ts';
import type { CareQuery, Paragraph } from '../answer.ts';

/** Diseases and pests that stay in the soil, by family, and after how many years they are mostly gone: common practice. */
const STAYS: Readonly<Record<string, { what: string; years: string }>> = {
  Brassicaceae: { what: 'clubroot and cabbage root fly', years: '3 to 4' },
  Solanaceae: { what: 'blight, wilts and eelworms', years: '3 to 4' },
  Amaryllidaceae: { what: 'white rot and onion fly', years: '4 to 5' },
  Fabaceae: { what: 'foot and root rots', years: '3' },
  Apiaceae: { what: 'root fly and root rots', years: '3' },
  Cucurbitaceae: { what: 'wilts and root rots', years: '2 to 3' },
  Amaranthaceae: { what: 'leaf spot and beet eelworms', years: '3' },
};

const AFTER =
  /\b(?:after(?! (?:the )?(?:frost|winter|flower))|following|follow|last (?:year|season|summer)|previous(?:ly)?|rotat\w+|where (?:i|we|the|my|\w+)\b.{0,30}\b(?:had|was|were|grew|grown))\b/;
const PLANTS =
  /\b(?:plant|planting|planted|grow|growing|sow|sowing|put|same (?:bed|spot|place|ground|soil)|rotat\w+|follow\w*)\b/;

/** "Tomatoes where potatoes were last year": the plant that is named first is to follow the other. */
export function asksAboutFollowing(question: string): boolean {
  const plain = question.toLowerCase();
  return AFTER.test(plain) && PLANTS.test(plain);
}

/** Whether a crop may follow another in the same soil; null where no crop before it is named. */
export function cropRotation({ plant, question }: CareQuery): Paragraph | null {
  const [before, ...more] = plantsNamedIn(question.written).filter(({ _id }) => _id !== plant._id);
  if (!before || more.length > 0 || !isEdible(plant) || !isEdible(before) || question.form !== 'yes-no') return null;
  if (!AFTER.test(question.plain) || !PLANTS.test(question.plain) || question.concepts.signs.size > 0) return null;
  const shared = sharedBy(plant, before);
  if (shared === null)
    return {
      lead: 'Yes:',
      text: `${shortName(plant)} and ${shortName(before)} are of different families and share few diseases, so one can follow the other. Work some compost in first, and leave three years before either returns to the bed.`,
    };
  return {
    lead: 'Better not:',
    text: `${shortName(plant)} and ${shortName(before)} share ${shared.what}, and the soil stays infected. Use another bed and leave ${shared.years} years between them; if there is only one, renew the soil or grow them in pots.`,
  };
}

const CATCH_WILT: ReadonlySet<string> = new Set(['Fragaria', 'Rubus']);

function sharedBy(one: Species, other: Species): { what: string; years: string } | null {
  if (one.family === other.family) return STAYS[one.family] ?? null;
  // Strawberries and raspberries catch the wilt of potatoes and tomatoes.
  const hasBerries = [one, other].some((each) => CATCH_WILT.has(genusOf(each)));
  const hasNightshades = [one, other].some(({ family }) => family === 'Solanaceae');
  return hasBerries && hasNightshades ? { what: 'Verticillium wilt', years: '4' } : null;
}

function isEdible(plant: Species): boolean {
  return isCrop(plant) || plant.category === 'vegetable';
}
