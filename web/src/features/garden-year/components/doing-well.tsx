import { type GardenYear, PLANTS_TO_COMPARE, WEEKS_TO_COUNT, type Wellbeing } from '@plantcare/contract/statistics.ts';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { numberText, wellbeingSentence, wellbeingText } from '../year-words.ts';
import { Figures, YearSection } from './year-section.tsx';

/** As many as are compared at a glance, from both ends; the table has all. */
const BEST_SHOWN = 4;
const LAST_SHOWN = 2;

const STATES = ['well', 'recovered', 'unwell', 'lost'] as const;

/** Told apart by their pattern too. */
const FILLS: Readonly<Record<(typeof STATES)[number], string>> = {
  well: 'bg-leaf',
  recovered: 'bg-[repeating-linear-gradient(45deg,var(--color-leaf)_0_2px,var(--color-moss-soft)_2px_6px)]',
  unwell: 'bg-[repeating-linear-gradient(90deg,var(--color-sun)_0_3px,var(--color-sun-soft)_3px_6px)]',
  lost: 'bg-terracotta',
};

/** The species and places whose plants did well, by what is known of their health. */
export function DoingWell({ year }: { year: GardenYear }) {
  const { species, places } = year;
  const nothing = species.length + places.length === 0;
  return (
    <YearSection
      title="What does well"
      summary={nothing ? 'There is too little to compare in this year.' : wellbeingSentence(year)}
    >
      {!nothing && (
        <div className="mt-5 grid gap-x-10 gap-y-6 desk:grid-cols-2">
          <Groups title="Species" groups={species} addressOf={({ name }) => paths.plantSearch(name)} />
          <Groups title="Places" groups={places} addressOf={({ _id }) => paths.place(_id)} />
        </div>
      )}
      <p className="mt-4 max-w-prose text-ink-soft text-sm">
        A plant did well if it was never marked as needing attention or sick, was not treated, and did not die in the
        year, as far as is known. Compared are species and places with {numberText(PLANTS_TO_COMPARE)} plants or more
        that were in the garden for {numberText(WEEKS_TO_COUNT)} weeks or died; a plant counts where it stands now.
      </p>
      {!nothing && (
        <Figures
          caption={`How species and places did in ${year.year}`}
          columns={['Species or place', 'Plants', 'Well', 'Recovered', 'Not well', 'Lost']}
          rows={[...species, ...places].map(({ name, plants, ...states }) => [
            name,
            ...[plants, ...STATES.map((state) => states[state])].map(numberText),
          ])}
        />
      )}
    </YearSection>
  );
}

interface GroupsProps<Group extends Wellbeing> {
  title: string;
  groups: readonly Group[];
  addressOf: (group: Group) => string;
}

function Groups<Group extends Wellbeing>({ title, groups, addressOf }: GroupsProps<Group>) {
  if (groups.length === 0) return null;
  const hidden = groups.length - BEST_SHOWN - LAST_SHOWN;
  const shown = hidden > 0 ? [...groups.slice(0, BEST_SHOWN), ...groups.slice(-LAST_SHOWN)] : groups;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 grid gap-3.5">
        {shown.map((group) => (
          <li key={group.name}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <TextLink to={addressOf(group)}>{group.name}</TextLink>
              <span className="text-ink-soft text-sm">{wellbeingText(group)}</span>
            </div>
            <div
              aria-hidden
              className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full print:[print-color-adjust:exact]"
            >
              {STATES.filter((state) => group[state] > 0).map((state) => (
                <span key={state} className={FILLS[state]} style={{ flexGrow: group[state] }} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          The first {BEST_SHOWN} and the last {LAST_SHOWN}. The table has {numberText(hidden)} more between them.
        </p>
      )}
    </div>
  );
}
