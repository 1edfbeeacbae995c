/** A group of plants in the showcase. `seed` selects its drawing. */
export interface PlantCategory {
  readonly id: string;
  readonly name: string;
  readonly examples: string;
  readonly seed: string;
  readonly description: readonly [character: string, care: string];
}

/**
 * Descriptions say how to check before giving an interval, because light, pot and season change the interval;
 * temperatures are lower limits, not targets.
 */
export const plantCategories: readonly PlantCategory[] = [
  {
    id: 'indoor',
    name: 'Indoor Plants',
    examples: 'Pothos, snake plant, rubber plant',
    seed: 'Ficus elastica',
    description: [
      'Most of our house plants come from the floor of warm forests, which is why they put up with the soft light of a room. Bright light without hours of midday sun suits nearly all of them.',
      'Push a finger two or three centimeters into the soil and water thoroughly once it is dry there; in summer that is often weekly, in winter far less. Empty the saucer afterwards, wipe dust from large leaves, and keep them above about 12 °C, away from cold draughts and radiators.',
    ],
  },
  {
    id: 'succulents',
    name: 'Succulents',
    examples: 'Aloe, echeveria, jade plant',
    seed: 'Echeveria',
    description: [
      'Succulents store water in leaves, stems or roots. They want the sunniest window you have; stretched, pale growth says that the light is too weak.',
      'Use a gritty mix and a pot with a drainage hole. Let the soil dry right through, wait until the lowest leaves feel a little soft, then water deeply: perhaps every two to three weeks in growth, once a month or less in winter. Far more are lost to wet roots than to thirst. Most should stay above 5 °C.',
    ],
  },
  {
    id: 'flowering',
    name: 'Flowering Plants',
    examples: 'Peace lily, African violet, geranium',
    seed: 'Geranium',
    description: [
      'Flowers cost a plant a great deal of light and food. When a healthy plant refuses to bloom, a brighter place helps more often than anything else.',
      'Keep the soil lightly moist, watering when the surface feels dry, and give a potassium-rich feed every two weeks or so while buds form. Pinch off faded flowers so that strength goes into new buds rather than seed. Some, such as moth orchids and holiday cacti, need cooler or longer nights before they will flower again.',
    ],
  },
  {
    id: 'herbs',
    name: 'Herbs',
    examples: 'Basil, mint, thyme, parsley',
    seed: 'Basil',
    description: [
      'Kitchen herbs fall into two camps. Rosemary, thyme and sage come from dry, sunny hillsides; basil, mint and parsley grow fast and drink a lot.',
      'Give all of them at least six hours of sun. Let the first camp dry well between waterings in lean, gritty soil; water the second as soon as the surface is dry. Cut little and often, just above a pair of leaves, and they will branch. Basil suffers below 10 °C; thyme and mint stand frost.',
    ],
  },
  {
    id: 'tropical',
    name: 'Tropical Plants',
    examples: 'Monstera, areca palm, calathea',
    seed: 'Areca palm',
    description: [
      'Large leaves from humid forests: they like bright, filtered light and turn towards it, so give the pot a quarter turn now and then.',
      'Water when the top few centimeters of soil are dry, and keep them above 15 °C (59 °F). Brown, crisp edges often mean dry air. Misting wets the leaves for minutes and does not lastingly raise humidity; a humidifier, or plants standing close together in a naturally humid room, does more. Yellow lower leaves in wet soil mean that you should water less.',
    ],
  },
  {
    id: 'air',
    name: 'Air Plants',
    examples: 'Tillandsia ionantha, xerographica',
    seed: 'Tillandsia',
    description: [
      'Tillandsias cling to bark and rock and drink through tiny scales on their leaves; the roots only hold on. They need no soil, but they do need water, bright filtered light and moving air.',
      'When the leaves curl inwards or feel less firm, soak the plant in rainwater or soft water for twenty to thirty minutes, often once a week. Shake it out and let it dry upside down within about four hours, since water left in the heart makes it rot. Silvery species want shorter soaks. Keep them above 10 °C.',
    ],
  },
];
