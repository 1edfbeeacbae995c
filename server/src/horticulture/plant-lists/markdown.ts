import type { ListedPlant, PlantList } from './plant-list.ts';

/** A list in Markdown. Each name links to the care advice for that species. */
export function plantListMarkdown({ title, items, total, unfit, note }: PlantList): string {
  const more = total > items.length ? ` (${items.length} of ${total})` : '';
  return [
    ...(items.length > 0 ? [`**${title}**${more}:`, linesOf(items)] : []),
    ...(items.length === 0 && unfit.length === 0 ? [`**${title}:** the knowledge base has none.`] : []),
    ...(unfit.length > 0 ? [items.length > 0 ? '**Not these:**' : '**None of these:**', linesOf(unfit)] : []),
    ...(note === null ? [] : [note]),
  ].join('\n\n');
}

function linesOf(plants: readonly ListedPlant[]): string {
  return plants.map(lineOf).join('\n');
}

function lineOf({ name, scientificName, reason }: ListedPlant): string {
  const link = `[${name}](/ai?tab=care-advice&species=${encodeURIComponent(scientificName)})`;
  const latin = name === scientificName ? '' : ` (*${scientificName}*)`;
  return `- ${link}${latin}${reason === null ? '' : `: ${reason}`}`;
}
