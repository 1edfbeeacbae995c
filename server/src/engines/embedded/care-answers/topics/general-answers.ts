import type { GeneralQuery, Paragraph } from '../answer.ts';
import type { RecordTopic } from '../intent/topics.ts';

/** What does no harm to any plant, and helps most of them. */
const ANY_PLANT: Readonly<Partial<Record<RecordTopic, Paragraph>>> = {
  watering: {
    lead: 'Watering:',
    text: 'Push a finger 3 cm into the soil and water only when it is dry there (a cactus or succulent: when the pot is dry right through; a bed: when it is dry 5 cm down). Water until it runs out below, and empty the saucer. Water less in winter.',
  },
  light: {
    lead: 'Light:',
    text: 'Begin with bright light without hot midday sun, within 1 m of an east or west window. Long pale shoots ask for more light, bleached patches for less.',
  },
  temperature: {
    lead: 'Temperature:',
    text: 'Keep it at 18–24 °C and above 12 °C, out of cold drafts and 1 m away from radiators, until you know that it tolerates more.',
  },
  humidity: {
    lead: 'Humidity:',
    text: 'Most house plants are content with 40–60% humidity. A humidifier, or plants grouped together away from radiators, does more than misting.',
  },
  soil: {
    lead: 'Soil:',
    text: 'Use loose, peat-free potting soil with a fifth of perlite in a pot with a hole; a gritty cactus mix for succulents; garden soil only in beds, improved with compost.',
  },
  repotting: {
    lead: 'Repotting:',
    text: 'Repot in spring, one size (2–4 cm) larger, when roots grow out below or circle the root ball, into a pot with a hole.',
  },
  feeding: {
    lead: 'Feeding:',
    text: 'Feed at half strength once a month while new leaves appear; never feed a dry, sick or freshly repotted plant, and stop in winter.',
  },
  pruning: {
    lead: 'Pruning:',
    text: 'Cut dead and diseased parts at any time, just above a bud or node, with clean, sharp scissors. What flowers in spring is pruned right after flowering, what flowers in summer in late winter; take no more than a third at a time.',
  },
  propagation: {
    lead: 'Propagation:',
    text: 'Most soft-stemmed plants root from a cutting of 8–10 cm, cut just below a node, in water or moist mix at 20–25 °C, in spring or early summer. Clumps can be divided in spring.',
  },
  pests: {
    lead: 'Pests:',
    text: 'Look under the leaves and in the joints, keep the plant apart, rinse off what you find, and treat with insecticidal soap every 5–7 days, three times.',
  },
  outdoors: {
    lead: 'Outdoors:',
    text: 'Take tender plants out only after the last frost, when nights stay above 10 °C, and get them used to sun and wind over 7–14 days. Bring them in before nights fall below 10 °C.',
  },
  winter: {
    lead: 'Winter:',
    text: 'Most plants rest in winter: water less, do not feed, and give the brightest place, away from radiators and cold panes.',
  },
  away: {
    lead: 'While you are away:',
    text: 'Water thoroughly right before you leave, let it drain, move pots out of the sun and close together, and set up a wick or a wet capillary mat for more than a week. Try it out some days before.',
  },
  sowing: {
    lead: 'Sowing:',
    text: 'As a rule cover seeds twice as deep as they are thick, keep them evenly moist at 18–24 °C in bright light, and harden seedlings off for 7–10 days before they go out.',
  },
  cleaning: {
    lead: 'Cleaning:',
    text: 'Wipe smooth leaves with a soft damp cloth about once a month; brush hairy or spiny ones with a soft dry brush.',
  },
  air: {
    lead: 'Air:',
    text: 'Plants in pots hardly clean the air of a room: the well-known tests were made in sealed chambers. Airing does far more.',
  },
};

const SAME_AS: Readonly<Partial<Record<RecordTopic, RecordTopic>>> = {
  'water quality': 'watering',
  resting: 'winter',
};

/** The same for open ground; null where what is said of any plant is about rooms and pots only. */
const IN_THE_GARDEN: Readonly<Partial<Record<RecordTopic, Paragraph | null>>> = {
  watering: {
    lead: 'Watering:',
    text: 'Dig 5–10 cm deep and water only when it is dry there: 10–20 liters per square meter at once, in the morning, rather than a little each day.',
  },
  light: {
    lead: 'Light:',
    text: 'Watch the place on a clear day: six hours of sun or more is full sun, three to six half shade, less is shade. Choose plants by that and by what their labels say.',
  },
  soil: {
    lead: 'Soil:',
    text: 'Loosen it and work in 3–5 cm of compost each year, which opens clay and lets sand hold water. Test the pH before you plant what wants acid or limy soil.',
  },
  temperature: null,
  humidity: null,
  repotting: null,
  winter: null,
  outdoors: null,
  feeding: null,
};

const GARDEN =
  /\b(?:gardens?|yards?|lawns?|grass|beds?|borders?|hedges?|trees?|shrubs?|bush(?:es)?|allotment|pond|fence|compost|outdoors?|meadow|patio|path)\b/i;

function isOfGarden({ question, typed }: Pick<GeneralQuery, 'question' | 'typed'>): boolean {
  return GARDEN.test(question.plain) || GARDEN.test(typed);
}

/** General advice on a topic where nobody knows the plant; null where there is none. */
export function generalAnswers(topic: RecordTopic, query: Pick<GeneralQuery, 'question' | 'typed'>): Paragraph | null {
  const named = SAME_AS[topic] ?? topic;
  const outside = isOfGarden(query) ? IN_THE_GARDEN[named] : undefined;
  return outside === undefined ? (ANY_PLANT[named] ?? null) : outside;
}

/** All of it in a few paragraphs, for a plant that nobody knows. */
export function generalCare(): readonly Paragraph[] {
  return (['watering', 'light', 'temperature', 'soil', 'feeding'] as const).flatMap((topic) => ANY_PLANT[topic] ?? []);
}
