import type { PlantTable } from '@plantcare/contract/plant-table.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { counted } from '../import-words.ts';

/** The rows that cannot be imported, each with the reason. */
export function WrongRows({ table: { wrong, wrongRows, plants } }: { table: PlantTable }) {
  if (wrong === 0) return null;
  const rest = wrong - wrongRows.length;
  return (
    <section aria-labelledby="wrong-rows" className="mt-5 rounded-field bg-terracotta-soft px-4 py-3.5 text-terracotta">
      <h3 id="wrong-rows" className="flex gap-2.5 font-body font-semibold text-base">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {counted(wrong, 'row')} cannot be imported
      </h3>
      <ul className="wrap-anywhere mt-1.5 grid max-h-56 gap-1 overflow-y-auto pl-7.5 text-ink text-sm">
        {wrongRows.map(({ row, text }) => (
          <li key={row}>
            Row {row}: {text}
          </li>
        ))}
        {rest > 0 && <li>And {rest.toLocaleString('en')} more.</li>}
      </ul>
      {plants > 0 && (
        <p className="mt-2 pl-7.5 text-ink text-sm">
          Correct the file and choose it again, or import the other plants without these rows.
        </p>
      )}
    </section>
  );
}
