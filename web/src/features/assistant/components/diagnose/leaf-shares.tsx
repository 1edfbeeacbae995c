import type { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import { shareInWords, sharesFound, TISSUE_WORDS } from '../../measured-words.ts';
import { TINTS } from '../../overlay-picture.ts';

/** How much of the leaf is of which tissue, and by which tint it is found on the photo. */
export function LeafShares({ measurements }: { measurements: Measurements }) {
  return (
    <table className="w-full text-[0.95rem]">
      <caption className="pb-1 text-left text-ink-soft text-sm">What was counted, in percent of the leaf</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Tissue</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sharesFound(measurements).map(({ tissue, share }) => (
          <tr key={tissue}>
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-2.5">
                <span
                  aria-hidden
                  className="size-4 shrink-0 rounded-full border border-ink/25"
                  style={{ background: `rgb(${TINTS[tissue].rgb.join(' ')})` }}
                />
                {TISSUE_WORDS[tissue]}
              </span>
            </th>
            <td className="py-2 text-right font-semibold tabular-nums">{shareInWords(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
