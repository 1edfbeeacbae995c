import { partsOf, wordsOf } from '../../knowledge/names/normalize.ts';

/**
 * Places under the sky, and the unheated greenhouse, in the languages that gardeners write most here: English, German,
 * French, Spanish, Italian, Dutch, Polish.
 */
const OUTDOORS = `
  balcony, garden, terrace, patio, porch, deck, decking, yard, backyard, courtyard, front yard, back yard, veranda,
  verandah, loggia, lanai, pergola, gazebo, rooftop, roof terrace, roof garden, raised bed, flower bed, flowerbed,
  garden bed, front bed, rockery, rock garden, flat roof, front step, veg patch, vegetable bed, herb bed, vegetable
  patch, vegetable plot, kitchen garden, window box, windowbox, balcony box, allotment, plot, lawn, meadow, orchard,
  field, pond, driveway, doorstep, stoop, fire escape, fence, greenhouse, glasshouse, polytunnel, cold frame,
  coldframe, carport, outside window, outer window sill,
  balkon, garten, terrasse, dachterrasse, dachgarten, vorgarten, schrebergarten, kleingarten, kuchengarten, hof,
  innenhof, hinterhof, hochbeet, beet, gewachshaus, gewaechshaus, fruhbeet, blumenkasten, balkonkasten, wiese,
  balcon, jardin, cour, potager, serre, jardiniere,
  terraza, azotea, huerto, huerta, invernadero,
  balcone, terrazzo, terrazza, giardino, cortile, orto, serra,
  tuin, voortuin, achtertuin, moestuin, volkstuin, terras, dakterras, dakterra, kas,
  balkonie, ogrod, ogrodek, ogrodzie, ogrodku, taras, tarasie, dzialka, dzialce, szklarnia, szklarni`;

/** These are outdoors where no room is named. */
const MOSTLY_OUTDOORS = 'hanging basket, trellis, border';

/** Where these are said the plant is outdoors, whatever it stands next to. */
const PLAINLY_OUTDOORS = `
  outdoor, outside, out of doors, open air, draussen, im freien, dehors, exterieur, l'exterieur, plein air, afuera,
  exterior, aire libre, fuori, esterno, all'esterno, all'aperto, buiten, na zewnatrz`;

/** And where these are said it is not. */
const PLAINLY_INDOORS = `
  indoor, inside, drinnen, innen, interieur, l'interieur, dentro, interior, interno, all'interno, binnen,
  wewnatrz, heated greenhouse, heated glasshouse`;

/** Rooms and what looks out of them: "garden room window", "balcony door". */
const ROOMS = `
  room, living room, bedroom, bathroom, kitchen, office, study, hall, hallway, lounge, conservatory, sunroom,
  sun room, winter garden, wintergarden, window, window sill, windowsill, sill, window ledge, door, doorway, view,
  cellar, basement, attic, garage, entrance hall, staircase, terrarium, grow tent, wohnzimmer, schlafzimmer,
  badezimmer, zimmer, bad, kuche, kueche, buro, buero, flur, fenster, fensterbank, fensterbrett, wintergarten,
  keller, balkontur, terrassentur, gartenzimmer, salon, chambre, cuisine, bureau, fenetre, veranda vitree, cocina,
  dormitorio, ventana, sala, cucina, camera, finestra, soggiorno, woonkamer, slaapkamer, keuken, vensterbank, raam,
  salonie, kuchnia, kuchni, sypialnia, okno, parapet, parapecie, pokoj, pokoju`;

/** What comes after these only says where the place lies: "balcony off the bedroom". */
const RELATIONS = new RegExp(
  `\\b(?:${[
    'of|at|in|on|to|from|with|off|by|near|next to|beside|behind|facing|overlooking|in front of|opposite|under|below',
    'beneath|above|outside of|am|im|auf|neben|vor|hinter|zum|zur',
  ].join('|')})\\b`,
);

/** Who goes in and who is out there is told by the season: where a plant is in winter it only waits for summer. */
const WINTER = /\b(?:winter|hiver|invierno|inverno|zima|zime)\b(?! garden)/;
const SUMMER = /\b(?:summer|sommer|zomer|verano|estate|ete|lato|latem)\b/;
const INSIDE_GLASS =
  /\binside (?:of )?(?:(?:the|a|an|my|our) )?(?=(?:unheated |cold )?(?:greenhouse|glasshouse|polytunnel|cold frame|coldframe)\b)/g;
const IN_FOR_WINTER =
  /\b(?:(?:brought|bring|moved|move|taken|take|goes|comes) )?(?:it |them )?(?:inside|indoor|in) (?:in|for|over|during) (?:the )?winter\b/g;

type Place = 'plainly indoors' | 'plainly outdoors' | 'outdoors' | 'mostly outdoors' | 'room';

const PLACES: ReadonlyMap<string, Place> = new Map([
  ...placesIn(ROOMS, 'room'),
  ...placesIn(OUTDOORS, 'outdoors'),
  ...placesIn(MOSTLY_OUTDOORS, 'mostly outdoors'),
  ...placesIn(PLAINLY_OUTDOORS, 'plainly outdoors'),
  ...placesIn(PLAINLY_INDOORS, 'plainly indoors'),
]);

/** German and Dutch write compounds as one word: "Südbalkon", "Arbeitszimmer". */
const COMPOUNDS: readonly (readonly [RegExp, Place])[] = [
  [/(?:balkon|garten|terrasse|hochbeet|tuin)$/, 'outdoors'],
  [/(?:zimmer|fenster|kamer)$/, 'room'],
];

const LONGEST_PLACE = Math.max(...[...PLACES.keys()].map((name) => name.split(' ').length));

/**
 * Whether a plant's location, as its gardener wrote it, is outdoors: so says the last place in the first part that
 * names one, unless "inside" or "outside" is said. Of places for seasons that of summer counts, for only there weather
 * can harm. What names no place is taken for indoors.
 */
export function isOutdoors(location: string | null): boolean {
  if (location === null) return false;
  const parts = inSummer(partsOf(location.toLowerCase()));
  const all = parts.flatMap((part) => placesOf(wordsOf(part)));
  if (all.includes('plainly indoors')) return false;
  if (all.includes('plainly outdoors')) return true;
  const places = parts.flatMap((part) => part.split(RELATIONS)).map((part) => placesOf(wordsOf(part)));
  const sure = places.map((named) => named.filter((place) => place !== 'mostly outdoors')).find(isNamed);
  return sure ? sure.at(-1) === 'outdoors' : places.some(isNamed);
}

function isNamed(places: readonly Place[]): boolean {
  return places.length > 0;
}

function inSummer(parts: readonly string[]): readonly string[] {
  const told = parts.map((part) =>
    part
      .replace(/\bindoors\b/g, 'indoor')
      .replace(INSIDE_GLASS, '')
      .replace(IN_FOR_WINTER, ''),
  );
  const summery = told.filter((part) => SUMMER.test(plain(part)) && placesOf(wordsOf(part)).length > 0);
  if (summery.length > 0) return summery;
  const others = told.filter((part) => !WINTER.test(plain(part)));
  return others.some((part) => placesOf(wordsOf(part)).length > 0) ? others : parts;
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}

/** In their order, the longest name at each word: a "window box" is no window. */
function placesOf(words: readonly string[]): Place[] {
  const places: Place[] = [];
  for (let start = 0; start < words.length; ) {
    const found = placeAt(words, start);
    if (found) places.push(found.place);
    start += found?.length ?? 1;
  }
  return places;
}

function placeAt(words: readonly string[], start: number): { place: Place; length: number } | null {
  for (let length = LONGEST_PLACE; length > 0; length--) {
    const place = PLACES.get(words.slice(start, start + length).join(' '));
    if (place && start + length <= words.length) return { place, length };
  }
  const compound = COMPOUNDS.find(([ending]) => ending.test(words[start] ?? ''));
  return compound ? { place: compound[1], length: 1 } : null;
}

function placesIn(list: string, place: Place): [string, Place][] {
  return list.split(',').map((name) => [wordsOf(name).join(' '), place]);
}
