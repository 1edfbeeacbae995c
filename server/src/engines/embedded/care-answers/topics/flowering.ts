import type { Species } from '@plantcare/contract/species.ts';
import { feedingNeed, lightNeed } from '../../../../horticulture/care-sheet/needs.ts';
import { hostFit } from '../../../../horticulture/diagnosis/host.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { problemById } from '../../../../knowledge/problems.ts';
import type { CareQuery, Paragraph } from '../answer.ts';

/**
 * What makes plants flower that need more than light and food, by species, genus or family: common horticultural practice,
 * as the extension services of universities give it.
 */
const TRIGGERS: Readonly<Record<string, string>> = {
  Phalaenopsis:
    'Give it nights of 15–18 °C for 3–4 weeks in fall, in bright light. After flowering cut a green spike above the second node; a brown one comes off at the base.',
  Dendrobium: 'Keep it cool (10–15 °C) and almost dry in winter until buds show.',
  Orchidaceae: 'Most orchids flower after nights 5–8 °C cooler than the days, for 3–4 weeks, in bright light.',
  Schlumbergera:
    'From mid-September give it 13–14 hours of unbroken darkness a night and 13–18 °C for 6 weeks; once buds show do not turn or move it.',
  Rhipsalidopsis: 'Give it a cool rest at 10–13 °C in winter; buds follow in early spring.',
  'Euphorbia pulcherrima':
    'From October give it 14 hours of unbroken darkness a night for 8–10 weeks; then bracts color.',
  Kalanchoe: 'Give it 14 hours of darkness a night for 6 weeks, and little water.',
  Hippeastrum:
    'Feed the leaves until late summer, then keep the bulb dry and cool (10–15 °C) for 8–10 weeks, and start it again in warmth.',
  Spathiphyllum: 'Too little light is the usual cause: move it to a bright place without direct sun.',
  Streptocarpus: 'Give it 12–14 hours of bright light a day and a feed rich in potassium.',
  'Crassula ovata': 'Only old plants flower, after a dry, cool fall and winter (8–13 °C) in full light.',
  Cactaceae: 'Most cacti flower only after a cool (5–10 °C), dry, bright winter.',
  Hoya: 'Give it bright light, let it get potbound, and never cut off the old flower spurs, which bloom again.',
  Bougainvillea: 'It flowers in full sun, kept rather dry and tight in its pot; cut back after each flush.',
  Hydrangea:
    'Do not cut old stems: most bigleaf hydrangeas set next year’s buds on them by late summer; shelter buds from late frost.',
  'Hydrangea paniculata': 'It blooms on new wood: cut it back in late winter or early spring.',
  'Hydrangea arborescens': 'It blooms on new wood: cut it back in late winter or early spring.',
  Cyclamen:
    'Keep it cool (10–15 °C) and bright; after flowering it rests nearly dry in summer, and starts again in fall.',
  Anthurium: 'Give it bright, indirect light, 20–27 °C and a feed higher in phosphorus or potassium.',
  Strelitzia: 'It flowers only when it is about 4–5 years old, potbound and in several hours of sun a day.',
  Clivia: 'Give it a dry rest at about 10 °C for 6–8 weeks in winter, and water again when the stalk is 15 cm long.',
  Wisteria:
    'Prune twice: side shoots to 5–6 leaves in July, and to 2–3 buds in late winter. Seedlings may take 10 years or more.',
  Paeonia: 'Buds must lie no deeper than 5 cm below the surface, in sun; a moved plant may take 2–3 years.',
  Rosa: 'Give it at least 6 hours of sun, and cut faded flowers above a leaf with five leaflets.',
  Lavandula: 'Give it full sun and lean soil, and trim it after flowering.',
  Camellia:
    'Keep the soil evenly moist from July to October, when it sets buds, and shelter them from morning sun after frost.',
  Rhododendron: 'It sets buds in summer: prune right after flowering, and do not let it dry out then.',
  Tulipa: 'Bulbs need 12–16 weeks of cold (below 9 °C); leave the leaves on until they are yellow.',
  Narcissus: 'Leave the leaves on for at least 6 weeks after flowering; divide crowded clumps, and plant 15 cm deep.',
  Hyacinthus: 'Bulbs need 10–14 weeks of cold (below 9 °C) before they flower.',
  Bromeliaceae: 'Each rosette flowers once; a ripe apple with it in a closed bag for a week can start it.',
  Gardenia: 'It needs cool nights (15–17 °C), high humidity and an even place to set and keep buds.',
  Jasminum: 'It needs a few cool weeks (8–15 °C) in fall and bright light to set buds.',
  Pelargonium: 'Give it full sun, take off faded flowers, and feed with potassium.',
  Passiflora: 'Give it full sun, a tight pot, and a feed rich in potassium rather than nitrogen.',
  Citrus: 'It flowers after a bright, cool winter (7–13 °C) on plants old enough; seedlings take 5–15 years.',
  Aphelandra: 'It needs very bright light for 3 months and a cool rest (13–15 °C) in winter.',
  'Aloe vera': 'Only plants of about 4 years or more flower, after a cool winter in full light.',
};

/** The narrowest name that says something counts. */
export function flowerTrigger({ scientificName, family }: Species): string | null {
  return TRIGGERS[scientificName] ?? TRIGGERS[scientificName.split(' ')[0] ?? ''] ?? TRIGGERS[family] ?? null;
}

export function answerFlowering({ plant }: CareQuery): Paragraph {
  const hydrangea = problemById('hydrangea-no-flowers');
  const problem = hostFit(hydrangea, plant) === 'own' ? hydrangea : problemById('no-flowers');
  const trigger = flowerTrigger(plant);
  return {
    lead: 'Flowers:',
    text: inSentences([
      trigger ?? problem.rootCause,
      lightNeed(plant),
      trigger === null || problem === hydrangea ? `Check: ${problem.causes[0]?.check}` : null,
      trigger === null
        ? `Too much nitrogen gives leaves instead of flowers. ${feedingNeed(plant)}`
        : 'Too much nitrogen gives leaves instead of flowers.',
    ]),
  };
}
