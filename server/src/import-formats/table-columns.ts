import type { TableField } from '@plantcare/contract/plant-table.ts';

/** Headings by which a column is recognized, in lower case, the most telling first. */
const HEADINGS: Readonly<Record<TableField, readonly string[]>> = {
  name: [
    ...['name', 'plant name', 'nickname', 'plant', 'common name', 'label', 'title'],
    ...['pflanze', 'pflanzenname', 'nom', 'nombre', 'nome', 'naam', 'namn', 'navn', 'nazwa'],
  ],
  species: [
    ...['species', 'scientific name', 'latin name', 'botanical name', 'scientific', 'latin', 'botanical', 'variety'],
    ...['cultivar', 'plant species', 'plant type', 'type', 'genus'],
    ...['art', 'botanischer name', 'lateinischer name', 'espece', 'especie', 'specie', 'soort', 'art namn', 'gatunek'],
  ],
  location: [
    ...['location', 'room', 'place', 'position', 'spot', 'area', 'where', 'site', 'bed', 'zone'],
    ...[
      'standort',
      'ort',
      'raum',
      'zimmer',
      'emplacement',
      'piece',
      'lieu',
      'ubicacion',
      'posizione',
      'locatie',
      'plats',
    ],
  ],
  acquired: [
    ...['date acquired', 'acquired', 'acquired on', 'acquisition date', 'date bought', 'bought', 'bought on'],
    ...[
      'date of purchase',
      'purchase date',
      'purchased',
      'purchased on',
      'date purchased',
      'date added',
      'got',
      'since',
    ],
    ...['owned since', 'have since', 'date', 'kaufdatum', 'gekauft', 'gekauft am', 'date d achat', 'fecha de compra'],
  ],
  potSize: ['pot size', 'pot', 'pot diameter', 'container', 'container size', 'topfgrosse', 'topf'],
  sunlight: ['sunlight', 'light', 'light level', 'sun', 'exposure', 'light needs', 'licht', 'lumiere', 'luz'],
  lastRepot: ['last repot', 'last repotted', 'repotted', 'repotted on', 'date repotted', 'last repotting', 'umgetopft'],
  lastWatered: ['last watered', 'watered', 'watered on', 'last watering', 'last water', 'zuletzt gegossen', 'gegossen'],
  waterEvery: [
    ...['watering interval', 'water every', 'water every days', 'watering interval days', 'water interval days'],
    ...['water interval', 'watering frequency', 'water frequency', 'days between watering', 'days between waterings'],
    ...['watering schedule', 'watering every', 'watering days', 'water days', 'every days', 'every', 'interval'],
    ...['frequency', 'watering', 'water', 'giessintervall', 'giessen', 'arrosage', 'riego'],
  ],
  notes: [
    ...['notes', 'note', 'comments', 'comment', 'remarks', 'description', 'details', 'care notes', 'tags'],
    ...['notizen', 'notiz', 'bemerkung', 'bemerkungen', 'remarques', 'notas', 'opmerkingen'],
  ],
};

/** What each column probably holds, by its heading; each field is given to one column. */
export function fieldsOfHeadings(headings: readonly string[]): (TableField | null)[] {
  const words = headings.map(plainWords);
  const fields = headings.map((): TableField | null => null);
  // Object.entries widens the names to string.
  for (const [field, known] of Object.entries(HEADINGS) as [TableField, readonly string[]][]) {
    const best = known.map((heading) => words.indexOf(heading)).find((at) => at >= 0 && fields[at] === null);
    if (best !== undefined) fields[best] = field;
  }
  return fields;
}

/** `water interval days` for `waterInterval_days`, `Water interval (days)` and the like. */
function plainWords(heading: string): string {
  return heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
