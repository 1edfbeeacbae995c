import type { PlantTable, TablePlant } from '@plantcare/contract/plant-table.ts';
import { formatDay } from '@/lib/time/dates.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { counted } from '../import-words.ts';

interface TablePreviewProps {
  table: PlantTable;
  withReminders: boolean;
}

/** The first plants of a table as they will be stored. */
export function TablePreview({ table, withReminders }: TablePreviewProps) {
  const rest = table.plants - table.first.length;
  return (
    <section aria-labelledby="table-preview">
      <h2 id="table-preview" className="text-2xl">
        {table.plants === 0 ? 'No plants yet' : `${counted(table.plants, 'plant')} to add`}
      </h2>
      {table.first.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {table.first.map((plant) => (
            <PreviewPlant key={plant.row} plant={plant} withReminders={withReminders} />
          ))}
        </ul>
      )}
      {rest > 0 && <p className="border-line border-t pt-4 text-ink-soft">And {rest.toLocaleString('en')} more.</p>}
    </section>
  );
}

function PreviewPlant({ plant, withReminders }: { plant: TablePlant; withReminders: boolean }) {
  const { name, species, notes } = plant;
  return (
    <li className="flex gap-4 py-3.5">
      <div className="w-16 shrink-0">
        <PlantPhoto photoUrl={null} name={name} species={species} sizes="3rem" />
      </div>
      <div className="wrap-anywhere min-w-0">
        <h3 className="text-lg leading-snug">{name}</h3>
        {species && <p className="text-ink-soft text-sm italic">{species}</p>}
        <p className="mt-0.5 text-sm">{factsOf(plant, withReminders).join(' · ')}</p>
        {notes && <p className="mt-0.5 line-clamp-2 text-ink-soft text-sm">{notes}</p>}
      </div>
    </li>
  );
}

function factsOf(plant: TablePlant, withReminders: boolean): string[] {
  const { location, potSize, sunlight, acquired, lastRepot, lastWatered, waterEvery } = plant;
  return [
    ...[location, potSize, sunlight].filter((text) => text !== null),
    ...(acquired ? [`Acquired ${formatDay(acquired)}`] : []),
    ...(lastRepot ? [`Repotted ${formatDay(lastRepot)}`] : []),
    ...(lastWatered ? [`Watered ${formatDay(lastWatered)}`] : []),
    ...(waterEvery && withReminders
      ? [waterEvery === 1 ? 'Reminder to water every day' : `Reminder to water every ${waterEvery} days`]
      : []),
  ];
}
