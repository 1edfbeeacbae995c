import { propagationNeed } from '../../../horticulture/care-sheet/needs.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import { problemById } from '../../../knowledge/problems.ts';
import type { CareQuery, Paragraph } from './answer.ts';

/** Depth, warmth and time of sowing or planting, by species or genus: common practice of kitchen and flower gardeners. */
const SOWN: Readonly<Record<string, string>> = {
  'Solanum lycopersicum':
    'Sow 0.5–1 cm deep at 20–25 °C, 6–8 weeks before the last frost; seedlings show in 5–10 days. Plant out deep when nights stay above 10 °C, 50–60 cm apart.',
  Capsicum:
    'Sow 0.5–1 cm deep at 24–28 °C, 8–10 weeks before the last frost; it takes 7–21 days. Plant out when nights stay above 12 °C, 40–50 cm apart.',
  'Solanum melongena':
    'Sow 1 cm deep at 24–28 °C, 8–10 weeks before the last frost. Plant out when nights stay above 12 °C.',
  'Solanum tuberosum':
    'Plant tubers 10–15 cm deep and 30 cm apart, 2–4 weeks before the last frost, and earth them up.',
  Cucumis: 'Sow 2 cm deep at 20–25 °C, 3–4 weeks before the last frost or outside when the soil is warmer than 16 °C.',
  Citrullus: 'Sow 2 cm deep at 24–28 °C, 3–4 weeks before the last frost.',
  Cucurbita: 'Sow 2–3 cm deep at 20–25 °C, 3–4 weeks before the last frost or outside in warm soil; 90 cm apart.',
  Lactuca:
    'Scatter seeds and cover them by no more than 0.5 cm, for they need light; they sprout at 10–20 °C and fail above 25 °C. 20–30 cm apart.',
  Spinacia: 'Sow 1–2 cm deep outside from early spring and again in late summer, 8–10 cm apart.',
  Daucus: 'Sow 1 cm deep in place, from soil of 7 °C on, and thin to 5 cm; it takes 2–3 weeks and must not dry out.',
  Raphanus: 'Sow 1 cm deep in place and 3–5 cm apart; radishes show within a week.',
  Beta: 'Sow 2 cm deep from soil of 8 °C on, and thin to 10 cm.',
  'Allium cepa':
    'Plant sets 10 cm apart in early spring with the tip just showing, or sow 1 cm deep in late winter indoors.',
  'Allium sativum': 'Plant single cloves, tip up, 3–5 cm deep and 15 cm apart, in October or November.',
  'Allium ampeloprasum': 'Sow 1 cm deep in early spring; plant out pencil-thick into holes 15 cm deep.',
  Phaseolus: 'Sow 3–5 cm deep outside when the soil is warmer than 12 °C, after the last frost.',
  Pisum: 'Sow 3–5 cm deep from soil of 5 °C on, in early spring, by a support.',
  'Vicia faba': 'Sow 5 cm deep in late fall or early spring.',
  'Zea mays': 'Sow 3–4 cm deep after the last frost, in blocks of several rows, 30–40 cm apart.',
  Brassica: 'Sow 1 cm deep, 4–6 weeks before planting out, 40–60 cm apart.',
  Ocimum:
    'Sow on the surface or under 0.5 cm at 20–25 °C; it shows in 5–10 days. Outside only when nights stay above 10 °C.',
  Petroselinum: 'Sow 0.5–1 cm deep; it takes 3–4 weeks, quicker after a night in lukewarm water.',
  Coriandrum: 'Sow 1 cm deep in place every 3 weeks; it resents being moved.',
  Anethum: 'Sow 0.5–1 cm deep in place every 3 weeks.',
  Helianthus: 'Sow 2–3 cm deep after the last frost, 30–60 cm apart.',
  Lathyrus: 'Sow 2 cm deep in fall or early spring; soak the seeds overnight, and pinch at 10–15 cm.',
  Lavandula: 'Seeds are slow: chill them for 3–4 weeks and sow on the surface; cuttings are surer.',
  Tulipa: 'Plant bulbs 15–20 cm deep (three times their height) and 10 cm apart, in October or November.',
  Narcissus: 'Plant bulbs 15 cm deep and 10–15 cm apart, in September or October.',
  Hyacinthus: 'Plant bulbs 10–15 cm deep, in September or October, with gloves, for they irritate skin.',
  Crocus: 'Plant corms 8–10 cm deep, in September or October.',
  Lilium: 'Plant bulbs 15–20 cm deep in fall or early spring, never where cats go.',
  Dahlia: 'Plant tubers 10–15 cm deep after the last frost, and start them indoors 4–6 weeks earlier if you like.',
  Gladiolus: 'Plant corms 10–15 cm deep from April on.',
  Persea:
    'Press the pit half into moist soil or hold it half in water, wide end down, at 20–25 °C; it sprouts in 4–8 weeks.',
  Citrus: 'Sow fresh pips 1–2 cm deep at 20–25 °C; such trees fruit after 5–15 years, if ever.',
  Fragaria: 'Plant with the crown level with the soil, 30–40 cm apart.',
  Zingiber: 'Plant a piece with an eye 3–5 cm deep in early spring at 20–25 °C.',
};

export function answerSowing({ plant, question }: CareQuery): Paragraph {
  const { scientificName } = plant;
  const sown = SOWN[scientificName] ?? SOWN[scientificName.split(' ')[0] ?? ''];
  const seedlings = question.concepts.signs.has('seedlings');
  return {
    lead: 'Sowing and planting:',
    text: inSentences([
      sown ?? propagationNeed(plant),
      sown
        ? null
        : 'As a rule cover seeds twice as deep as they are thick, keep them evenly moist at 18–24 °C, and harden seedlings off for 7–10 days.',
      seedlings
        ? 'Seedlings need 14–16 hours of bright light 5–15 cm under a lamp, and cooler air (16–20 °C) once they are up, or they grow leggy.'
        : null,
      seedlings ? `Against damping-off: ${problemById('damping-off').prevention[0]}` : null,
    ]),
  };
}
