import { listed } from '../wording.ts';
import type { ListedPlant, PlantList } from './plant-list.ts';

/** A list in Markdown. Each name links to the care advice for that species. */
export function plantListMarkdown({ title, items, total, unfit, note }: PlantList): string {
  const more = total > items.length ? ` (${items.length} of ${total})` : '';
  return [
    ...(items.length > 0 ? [`**${title}**${more}:${inShort(items)}`, linesOf(items)] : []),
    ...(items.length === 0 && unfit.length === 0 ? [`**${title}:** the knowledge base has none.`] : []),
    ...(unfit.length > 0 ? [items.length > 0 ? '**Not these:**' : '**None of these:**', linesOf(unfit)] : []),
    ...(note === null ? [] : [note]),
  ].join('\n\n');
}

const FIRST = 6;

/** The best known of a long list in one sentence, so that the answer begins with them. */
function inShort(items: readonly ListedPlant[]): string {
  if (items.length <= FIRST / 2) return '';
  return ` above all ${listed(
    items.slice(0, FIRST).map(({ name }) => lower(name)),
    'and',
  )}.`;
}

/** Common names are written small within a sentence, unless their first word is a name of its own: "Boston fern". */
function lower(name: string): string {
  return PROPER.test(name) || /^[A-Z]{2}/.test(name) ? name : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

const PROPER =
  /^(?:African|American|Asian|Boston|Cape|Carolina|Chinese|Christmas|Delta|Douglas|Dutch|Easter|English|European|French|Greek|Indian|Italian|Japanese|Jerusalem|Kentia|Kentucky|Korean|Lenten|Leyland|Madagascar|Mexican|Michaelmas|New Zealand|Norfolk|Norway|Oregon|Persian|Peruvian|Portugal|Rex|Russian|Scots|Siberian|Solomon|Spanish|St|Swedish|Swiss|Thai|Thanksgiving|Turk|Venus|Virginia|Welsh)\b/;

function linesOf(plants: readonly ListedPlant[]): string {
  return plants.map(lineOf).join('\n');
}

function lineOf({ name, scientificName, reason }: ListedPlant): string {
  const link = `[${name}](/ai?tab=care-advice&species=${encodeURIComponent(scientificName)})`;
  const latin = name === scientificName ? '' : ` (*${scientificName}*)`;
  return `- ${link}${latin}${reason === null ? '' : `: ${reason}`}`;
}
