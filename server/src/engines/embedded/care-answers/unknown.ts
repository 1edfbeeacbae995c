import { shown } from '../../../horticulture/care-sheet/recognition.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { type Paragraph, paragraph } from './answer.ts';
import { firstAid } from './first-aid.ts';
import type { Question } from './intent/question.ts';
import type { Topic } from './intent/topics.ts';
import { answerSymptoms } from './symptoms.ts';

/** What does no harm to any plant, and helps most of them. */
const ANY_PLANT: readonly (readonly [Topic, Paragraph])[] = [
  [
    'watering',
    {
      lead: 'Watering:',
      text: 'Push a finger 3 cm into the soil and water only when it is dry there (for a cactus or succulent: when the pot is dry right through). Let it run out below, and empty the saucer. Less in winter.',
    },
  ],
  [
    'light',
    {
      lead: 'Light:',
      text: 'Begin with bright light without hot midday sun, within 1 m of an east or west window. Long pale shoots ask for more light, bleached patches for less.',
    },
  ],
  [
    'temperature',
    {
      lead: 'Temperature:',
      text: 'Keep it at 18–24 °C and above 12 °C, out of cold drafts and 1 m away from radiators, until you know that it tolerates more.',
    },
  ],
  [
    'soil',
    {
      lead: 'Soil and pot:',
      text: 'Use loose, peat-free potting soil and a pot with a hole. Repot in spring, one size (2–4 cm) larger, when roots grow out below.',
    },
  ],
  [
    'feeding',
    {
      lead: 'Feeding:',
      text: 'Feed at half strength once a month while new leaves appear, never a dry, sick or freshly repotted plant.',
    },
  ],
  [
    'safety',
    {
      lead: 'Pets and people:',
      text: 'Whether it is toxic is not known here: treat it as toxic, and keep it out of reach of pets and children until you know its name. If some was eaten, call a vet or a poison control center (in the United States the ASPCA at 888-426-4435, for people 1-800-222-1222) at once and take a piece or photo of the plant along.',
    },
  ],
];

const SAME_AS: Readonly<Partial<Record<Topic, Topic>>> = {
  repotting: 'soil',
  outdoors: 'temperature',
  winter: 'temperature',
  humidity: 'light',
  away: 'watering',
  'water quality': 'watering',
  harvest: 'safety',
};

/** Said even when it was not asked for. */
const CAUTION: Paragraph = {
  lead: 'Pets and people:',
  text: 'Treat it as toxic until you know its name, and keep it out of reach of pets and children.',
};

/** General advice that says so, what was asked for first. */
export function adviseUnknown(typed: string, question: Question | null, circumstances: Circumstances): string {
  const name = shown(typed);
  const admitted = `${name === '' ? 'This plant' : `“${name}”`} is not in the knowledge base, so there are no figures for it. This is general advice that suits almost any plant; for more enter its scientific name or another common name.`;
  const symptoms = question?.topics.includes('symptoms') ? answerSymptoms(null, question, circumstances) : null;
  const query = new Set(question?.topics.map((topic) => SAME_AS[topic] ?? topic));
  const first = ANY_PLANT.filter(([topic]) => query.has(topic));
  const onSafety = first.filter(([topic]) => topic === 'safety');
  const onCare = first.filter(([topic]) => topic !== 'safety');
  const urgent = question?.danger ? firstAid(null, question.danger) : null;
  return [
    ...(urgent === null ? [] : [paragraph({ lead: 'What to do now:', text: urgent })]),
    admitted,
    ...[
      ...(urgent === null ? onSafety.map(([, text]) => text) : []),
      ...(symptoms ?? []).slice(0, 2),
      ...(question === null ? ANY_PLANT : onCare).map(([, text]) => text),
      ...(question === null || (onSafety.length > 0 && urgent === null) ? [] : [CAUTION]),
    ].map(paragraph),
  ].join('\n\n');
}
