import type { Species, Toxic } from '@plantcare/contract/species.ts';
import { WIND_CLASSES } from '../plant-record.ts';
import { idOf, type KnownSpecies, plants } from '../plants.ts';
import { wordsOf } from './normalize.ts';

/** A genus or a family, with a record that is safe for all of its plants. */
export interface Relatives {
  record: KnownSpecies;
  members: readonly KnownSpecies[];
  as: 'genus' | 'family';
  /** The one that most gardeners have, where that is known. */
  usual?: KnownSpecies;
}

/** From so many members on, the most tender one does not decide for all. */
const MANY = 8;

/** Begins what is told of a group of which the records know nothing bad. */
export const NONE_HARMS = 'None of its relatives on record is known to harm';

/** So many members must be known to harm nobody, and so many times as many as are unknown, before that is said of their group. */
const HARMLESS_MEMBERS = { least: 5, perUnknown: 2 } as const;

/** Families of ferns, and the spikemosses that are kept like them. */
export const FERN_FAMILIES: readonly string[] = [
  'Adiantaceae',
  'Aspleniaceae',
  'Athyriaceae',
  'Blechnaceae',
  'Cyatheaceae',
  'Davalliaceae',
  'Dennstaedtiaceae',
  'Dicksoniaceae',
  'Dryopteridaceae',
  'Lomariopsidaceae',
  'Nephrolepidaceae',
  'Onocleaceae',
  'Osmundaceae',
  'Polypodiaceae',
  'Pteridaceae',
  'Selaginellaceae',
];

/** A group of plants that gardeners name with one word. */
interface EverydayGroup {
  /** The everyday word. */
  word: string;
  name: string;
  /** The one that most gardeners have. */
  usual: string;
  belongs: (plant: KnownSpecies) => boolean;
}

const EVERYDAY_GROUPS: readonly EverydayGroup[] = [
  { word: 'orchid', name: 'Orchidaceae', usual: 'Phalaenopsis', belongs: ({ family }) => family === 'Orchidaceae' },
  { word: 'cactus', name: 'Cactaceae', usual: 'Mammillaria', belongs: ({ family }) => family === 'Cactaceae' },
  {
    word: 'palm',
    name: 'Arecaceae',
    usual: 'Chrysalidocarpus lutescens',
    belongs: ({ family }) => family === 'Arecaceae',
  },
  {
    word: 'bromeliad',
    name: 'Bromeliaceae',
    usual: 'Guzmania lingulata',
    belongs: ({ family }) => family === 'Bromeliaceae',
  },
  { word: 'aroid', name: 'Araceae', usual: 'Philodendron hederaceum', belongs: ({ family }) => family === 'Araceae' },
  {
    word: 'fern',
    name: 'Polypodiopsida',
    usual: 'Nephrolepis exaltata',
    belongs: ({ family }) => FERN_FAMILIES.includes(family),
  },
  {
    word: 'succulent',
    name: 'Succulents',
    usual: 'Echeveria elegans',
    belongs: ({ category }) => category === 'succulent',
  },
];

/** Genera, families and groups that gardeners name, by their word. */
export const relatives: ReadonlyMap<string, Relatives> = new Map([
  ...EVERYDAY_GROUPS.flatMap(({ word, name, usual, belongs }) =>
    group(word, name, 'family', plants.filter(belongs), usual),
  ),
  ...families(),
  ...genera(),
]);

/** The groups by the everyday words for them. */
export const everydayGroups: ReadonlyMap<string, Relatives> = new Map(
  EVERYDAY_GROUPS.flatMap(({ word }) => {
    const found = relatives.get(word);
    return found ? [[word, found] as const] : [];
  }),
);

const byId = new Map([...relatives.values()].map((group) => [group.record._id, group]));

export function relativesById(id: string): KnownSpecies | undefined {
  return byId.get(id)?.record;
}

/** How much is known of a plant by its record: whether it is of one species or of a whole genus or family. */
export function levelOf({ _id, scientificName }: KnownSpecies): 'species' | Relatives['as'] {
  return byId.get(_id)?.as ?? (scientificName.includes(' ') ? 'species' : 'genus');
}

const membersByName = new Map([...relatives.values()].map(({ record, members }) => [record.scientificName, members]));

/** The records of a genus, family or group by its name. */
export function membersOf(scientificName: string): readonly KnownSpecies[] {
  return membersByName.get(scientificName) ?? [];
}

/** The one that most gardeners have of a family that they call by one word. */
function usualIn(family: string): string | undefined {
  return EVERYDAY_GROUPS.find(({ name }) => name === family)?.usual;
}

function families() {
  return [...Map.groupBy(plants, ({ family }) => family)].flatMap(([name, members]) =>
    group(name, name, 'family', members, usualIn(name)),
  );
}

/** A genus with a record of its own uses that one. */
function genera() {
  return [...Map.groupBy(plants, ({ scientificName }) => scientificName.split(' ')[0] ?? '')].flatMap(
    ([name, members]): [string, Relatives][] => {
      const own = members.find(({ scientificName }) => scientificName === name);
      const word = wordsOf(name)[0];
      if (own && word !== undefined) return [[word, { record: own, members, as: 'genus' }]];
      return group(name, name, 'genus', members);
    },
  );
}

function group(
  named: string,
  name: string,
  as: Relatives['as'],
  members: readonly KnownSpecies[],
  usual?: string,
): [string, Relatives][] {
  const word = wordsOf(named)[0];
  const [first] = members;
  if (!first || word === undefined) return [];
  const known = members.find(({ scientificName }) => scientificName === usual);
  if (usual !== undefined && !known) throw new RangeError(`${usual} is no plant of the group ${name}`);
  return [[word, { record: merged(name, first, members, known), members, as, ...(known && { usual: known }) }]];
}

/** Whether nearly all members are known to harm nobody. */
function areMostlyHarmless(members: readonly KnownSpecies[]): boolean {
  return (['cats', 'dogs', 'people'] as const).every((eater) => {
    const of = (toxic: Toxic) => members.filter(({ toxicity }) => toxicity[eater] === toxic).length;
    return of('yes') === 0 && of('no') >= Math.max(HARMLESS_MEMBERS.least, HARMLESS_MEMBERS.perUnknown * of('unknown'));
  });
}

/**
 * A record that is safe for several plants: the highest of their lowest temperatures (of many members that of most), the
 * light they all accept, the widest span of days. Texts are those of one relative, and say so: of the `usual` one, whose
 * days between waterings they are too, or of the most typical. A toxic member makes the whole group suspect; harmless
 * ones prove nothing for the others.
 */
function merged(
  name: string,
  first: KnownSpecies,
  members: readonly KnownSpecies[],
  usual: KnownSpecies | undefined,
): KnownSpecies {
  const typical = usual ?? mostTypical(members) ?? first;
  const whose = usual ? 'the usual one' : 'a relative';
  const as = (text: string) => text.replace(/\.?$/, ` (so for ${typical.scientificName}, ${whose}).`);
  const spanOf = (days: (watering: Species['watering']) => Span) =>
    usual ? days(usual.watering) : widest(members.map(({ watering }) => days(watering)));
  const toxic = (animal: 'cats' | 'dogs' | 'people') =>
    members.some(({ toxicity }) => toxicity[animal] === 'yes') ? ('yes' as const) : ('unknown' as const);
  const harmful = members.filter(({ toxicity: { cats, dogs, people } }) => [cats, dogs, people].includes('yes'));
  const harmless = members.find(({ toxicity: { cats, dogs, people } }) =>
    [cats, dogs, people].every((each) => each === 'no'),
  );
  return {
    ...typical,
    _id: idOf(name),
    scientificName: name,
    synonyms: [],
    commonNames: [],
    light: mergedLight(members, typical),
    watering: {
      class: typical.watering.class,
      check: as(typical.watering.check),
      daysGrowing: spanOf(({ daysGrowing }) => daysGrowing),
      daysWinter: spanOf(({ daysWinter }) => daysWinter),
    },
    temperature: mergedTemperature(members, typical),
    wind: WIND_CLASSES.find((build) => members.some(({ wind }) => wind === build)) ?? typical.wind,
    soil: as(typical.soil),
    feeding: as(typical.feeding),
    repotting: as(typical.repotting),
    pruning: as(typical.pruning),
    size: as(typical.size),
    hardiness: as(typical.hardiness),
    toxicity: {
      cats: toxic('cats'),
      dogs: toxic('dogs'),
      people: toxic('people'),
      effect:
        harmful.length > 0
          ? `Some of its relatives are toxic, such as ${harmful[0]?.scientificName}: ${harmful[0]?.toxicity.effect} Treat it as toxic until you know which plant it is.`
          : harmless && areMostlyHarmless(members)
            ? `${NONE_HARMS} cats, dogs or people, among them ${harmless.scientificName}.`
            : 'Nothing certain is known for all of its relatives, so keep it out of reach until you know which plant it is.',
    },
    sources: [`Put together from the records of ${members.map(({ scientificName }) => scientificName).join(', ')}`],
  };
}

function mergedLight(members: readonly KnownSpecies[], typical: Species): Species['light'] {
  const shared = typical.light.accepted.filter((light) =>
    members.every(({ light: own }) => own.accepted.includes(light)),
  );
  const accepted = shared.length > 0 ? shared : [typical.light.preferred];
  const preferred = accepted.includes(typical.light.preferred) ? typical.light.preferred : accepted[0];
  return { accepted, preferred: preferred ?? typical.light.preferred };
}

function mergedTemperature(members: readonly KnownSpecies[], typical: Species): Species['temperature'] {
  const all = members.map(({ temperature }) => temperature);
  const shared = {
    min: cautious(all.map(({ min }) => min)),
    idealMin: cautious(all.map(({ idealMin }) => idealMin)),
    idealMax: -cautious(all.map(({ idealMax }) => -idealMax)),
    max: -cautious(all.map(({ max }) => -max)),
  };
  // For plants that differ too much for one span it is that of the typical one, above the lowest temperature of all.
  const inOrder = shared.min <= shared.idealMin && shared.idealMin < shared.idealMax && shared.idealMax <= shared.max;
  if (inOrder) return shared;
  const idealMin = Math.max(typical.temperature.idealMin, shared.min);
  const idealMax = Math.max(typical.temperature.idealMax, idealMin + 1);
  return { min: shared.min, idealMin, idealMax, max: Math.max(typical.temperature.max, idealMax) };
}

/** The largest of some figures; of many, the one that three quarters of them do not exceed. */
function cautious(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = sorted.length < MANY ? sorted.length - 1 : Math.ceil(sorted.length * 0.75) - 1;
  return sorted[at] ?? Number.NaN;
}

type Span = Species['watering']['daysGrowing'];

function widest(spans: readonly Span[]): Span {
  return { min: Math.min(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
}

/** The plant that shares its watering and light with most of the others. */
function mostTypical(members: readonly KnownSpecies[]): KnownSpecies | undefined {
  const way = ({ watering, light }: Species) => `${watering.class} ${light.preferred}`;
  const ways = Map.groupBy(members, way);
  return [...ways.values()].sort((one, other) => other.length - one.length)[0]?.[0];
}
