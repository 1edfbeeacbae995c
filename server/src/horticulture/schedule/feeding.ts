import type { Season } from '@plantcare/contract/species.ts';
import { withoutPots } from '../open-ground.ts';
import { activeSeasons, daysUntil, middle, type ScheduleCase, type TaskDraft } from './case.ts';

/** Fresh soil feeds for about this long, in days, and new roots are burned by more: horticultural practice. */
const FED_BY_FRESH_SOIL = 42;

/** Feeding while it grows; never of a sick plant, and not before fresh soil is used up. */
export function feedingTasks(scheduleCase: ScheduleCase): TaskDraft[] {
  const { needs, keeping, sinceRepot } = scheduleCase;
  if (needs.feedingWeeks === null || keeping.health === 'sick' || scheduleCase.usual === 'lawn') return [];
  const careful = keeping.health === 'needs_attention';
  const feeding = keeping.place.openGround ? (withoutPots(needs.feeding) ?? needs.feeding) : needs.feeding;
  // A record's weeks are those of a pot; in the ground its words count.
  const yearly = keeping.place.openGround && !/\bevery\b|week|month/i.test(feeding);
  const interval = careful ? needs.feedingWeeks.max : middle(needs.feedingWeeks);
  const seasons = fedIn(scheduleCase);
  const growing = daysUntil(seasons, scheduleCase);
  const fed = scheduleCase.since('fertilizing');
  const next = fed === null ? 0 : Math.max(0, interval * 7 - fed);
  const rooted = sinceRepot === null ? 0 : Math.max(0, FED_BY_FRESH_SOIL - sinceRepot);
  const fresh =
    rooted > growing
      ? [`It was repotted recently, so begin in ${rooted} ${rooted === 1 ? 'day' : 'days'} at the earliest.`]
      : [];
  return [
    {
      type: 'fertilizing',
      title: 'Feed',
      frequency: yearly ? 'monthly' : 'weekly',
      interval: yearly ? 12 : interval,
      seasons: yearly ? seasons.slice(0, 1) : seasons,
      reason: [
        feeding,
        ...(careful ? ['At half strength, and only once you know what weakens it.'] : []),
        ...fresh,
      ].join(' '),
      from: Math.max(growing, rooted, next),
      within: 7,
    },
  ];
}

/** Late food makes soft shoots, which frost kills, on what stays out in the ground. */
function fedIn({ needs, keeping, seasonal }: ScheduleCase): Season[] {
  const mild = needs.growsIn.filter((season) => season === 'spring' || season === 'summer');
  return keeping.place.openGround && !seasonal && mild.length > 0 ? mild : activeSeasons({ needs, keeping });
}

/** Why there is no feeding, where one would expect it. */
export function feedingLeftOut({ needs, keeping, usual }: ScheduleCase): string[] {
  if (keeping.health === 'sick')
    return ['Feeding: a sick plant is not fed. Start again when it grows new healthy leaves.'];
  if (needs.feedingWeeks !== null || usual === 'lawn') return [];
  const feeding = keeping.place.openGround ? withoutPots(needs.feeding) : needs.feeding;
  return feeding === null ? [] : [`Regular feeding: ${feeding}`];
}
