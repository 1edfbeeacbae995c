import { problemById } from '../../knowledge/problems.ts';
import { listed } from '../wording.ts';
import { activeSeasons, allSeasons, daysUntil, type ScheduleCase, type TaskDraft } from './case.ts';

/** Their leaves are hairy, and drops of water mark them. */
const HAIRY_FAMILIES = ['Gesneriaceae'];
/** Wiping would set off their traps, or take off the scales they drink with. */
const NEVER_WIPED = ['Droseraceae', 'Sarraceniaceae', 'Nepenthaceae', 'Lentibulariaceae', 'Bromeliaceae'];

/** The small tasks around the year: looking for pests, clean leaves, turning, humid air, and watching a weak plant. */
export function upkeepTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  if (scheduleCase.usual === 'lawn') return recovery(scheduleCase);
  return [
    ...recovery(scheduleCase),
    ...pests(scheduleCase),
    ...leaves(scheduleCase),
    ...turning(scheduleCase),
    ...humidity(scheduleCase),
  ];
}

function recovery({ keeping: { health } }: ScheduleCase): TaskDraft[] {
  if (health === null || health === 'healthy') return [];
  const reason =
    health === 'sick'
      ? 'It is sick: look for new damage, remove dead parts, and keep it apart from other plants if you can until it recovers.'
      : 'It needs attention: note what changes, such as new leaves or spots, so that you see whether it recovers.';
  const interval = health === 'sick' ? 2 : 4;
  return [
    {
      type: 'observation',
      title: 'See how it recovers',
      frequency: 'daily',
      interval,
      seasons: allSeasons(),
      reason,
      from: 0,
      within: 1,
    },
  ];
}

function pests(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping } = scheduleCase;
  const names = needs.problems
    .filter(({ _id }) => problemById(_id).kind === 'pest')
    .slice(0, 3)
    .map(({ name }) =>
      /^(?:Japanese|Colorado|Mexican|European|Asian|Viburnum|Box)\b/.test(name)
        ? name
        : name.charAt(0).toLowerCase() + name.slice(1),
    );
  const often = keeping.place.dryAir || (keeping.health !== null && keeping.health !== 'healthy');
  const why = keeping.place.dryAir ? ' Dry heated air brings spider mites.' : '';
  const prone = names.length > 0 ? ` It is prone to ${listed(names, 'and')}.` : '';
  const seasons = keeping.place.openGround || scheduleCase.seasonal ? activeSeasons(scheduleCase) : allSeasons();
  const checked = scheduleCase.since('pest_control');
  const interval = often ? 1 : 2;
  return [
    {
      type: 'pest_control',
      title: 'Look for pests',
      frequency: 'weekly',
      interval,
      seasons,
      reason: `Look under the leaves and where they join the stem, with a lens if you have one.${prone}${why}`,
      from: Math.max(daysUntil(seasons, scheduleCase), checked === null ? 0 : interval * 7 - checked, 0),
      within: 7,
    },
  ];
}

function leaves({ needs, keeping }: ScheduleCase): TaskDraft[] {
  const roomPlant = needs.category === 'house_plant' || needs.category === 'succulent';
  if (!roomPlant || isOutside(keeping) || NEVER_WIPED.includes(needs.family)) return [];
  const dry = needs.category === 'succulent' || HAIRY_FAMILIES.includes(needs.family);
  const reason = dry
    ? 'Brush dust off with a soft, dry brush: water marks these leaves or stays between them.'
    : 'Wipe its leaves with a damp cloth, or shower small ones with lukewarm water: dust takes light, and you see pests sooner.';
  return [
    {
      type: 'other',
      title: 'Clean the leaves',
      frequency: 'monthly',
      interval: 1,
      seasons: allSeasons(),
      reason,
      from: 0,
      within: 7,
    },
  ];
}

function turning({ needs, keeping }: ScheduleCase): TaskDraft[] {
  const byWindow = needs.category === 'house_plant' || needs.category === 'succulent' || needs.category === 'herb';
  if (!byWindow || isOutside(keeping)) return [];
  const buds = needs.problems.some(({ _id }) => _id === 'bud-drop')
    ? ' Do not turn it while it has buds, or it drops them.'
    : '';
  const reason = `Give it a quarter turn, so that it grows straight instead of toward the window.${buds}`;
  return [
    {
      type: 'other',
      title: 'Turn it',
      frequency: 'weekly',
      interval: 2,
      seasons: [...needs.growsIn],
      reason,
      from: 0,
      within: 7,
    },
  ];
}

function isOutside({ place }: ScheduleCase['keeping']): boolean {
  return place.openGround || place.site === 'outdoors' || place.site === 'greenhouse';
}

function humidity({ needs, keeping }: ScheduleCase): TaskDraft[] {
  const { site, humid } = keeping.place;
  if (needs.humidity !== 'high' || humid || site === 'outdoors' || site === 'greenhouse') return [];
  const reason = 'It wants air above 60% humidity: refill the humidifier.';
  return [
    {
      type: 'other',
      title: 'Keep the air humid',
      frequency: 'weekly',
      interval: 1,
      seasons: allSeasons(),
      reason,
      from: 0,
      within: 7,
    },
  ];
}
