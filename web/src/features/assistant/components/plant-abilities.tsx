import { ABILITIES } from '@plantcare/contract/assistant/answer.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { ABILITY_WORDS } from '../abilities.ts';

/** The assistant's abilities, each with this plant already chosen. */
export function PlantAbilities({ plant }: { plant: { _id: string; name: string } }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        Ask about {plant.name}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        {ABILITIES.map((ability) => {
          const { label, Icon } = ABILITY_WORDS[ability];
          return (
            <li key={ability}>
              <Link
                to={paths.assistantOn(ability, { plant: plant._id })}
                className="target flex h-full items-center gap-2.5 rounded-field border border-line bg-sheet px-3 py-2.5 font-semibold text-[0.95rem] leading-tight transition-colors hover:border-leaf hover:bg-moss-soft"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.8} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
