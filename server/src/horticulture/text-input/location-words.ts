/**
 * The words for where a plant stands, in the languages that gardeners write most here: English, German, French, Spanish,
 * Italian, Dutch, Polish.
 */
export type PlaceKind =
  | 'certainly indoors'
  | 'certainly outdoors'
  | 'outdoors'
  | 'greenhouse'
  | 'room'
  | 'probably outdoors'
  | 'probably indoors';

export const PLACE_WORDS: Readonly<Record<PlaceKind, string>> = {
  /** Where one of these is named the plant is indoors, whatever it stands next to. A heated greenhouse is like a room. */
  'certainly indoors': `
    indoor, inside, drinnen, innen, interieur, l'interieur, dentro, interior, interno, all'interno, binnen, wewnatrz,
    heated greenhouse, heated glasshouse`,

  /** And where one of these is named it is outdoors. */
  'certainly outdoors': `
    outdoor, outside, out of doors, open air, under the sky, draussen, im freien, dehors, exterieur, l'exterieur,
    plein air, afuera, exterior, aire libre, fuori, esterno, all'esterno, all'aperto, buiten, na zewnatrz`,

  outdoors: `
    balcony, garden, terrace, patio, porch, deck, decking, yard, backyard, courtyard, front yard, back yard, veranda,
    verandah, loggia, lanai, pergola, gazebo, rooftop, roof terrace, roof garden, raised bed, flower bed, flowerbed,
    garden bed, front bed, rockery, rock garden, flat roof, front step, veg patch, vegetable bed, herb bed, vegetable
    patch, vegetable plot, kitchen garden, window box, windowbox, balcony box, allotment, plot, lawn, meadow, orchard,
    field, pond, driveway, doorstep, stoop, fire escape, fence, carport, outside window, outer window sill,
    balkon, garten, terrasse, dachterrasse, dachgarten, vorgarten, schrebergarten, kleingarten, kuchengarten, hof,
    innenhof, hinterhof, hochbeet, beet, blumenkasten, balkonkasten, wiese,
    balcon, jardin, cour, potager, jardiniere, terraza, azotea, huerto, huerta,
    balcone, terrazzo, terrazza, giardino, cortile, orto,
    tuin, voortuin, achtertuin, moestuin, volkstuin, terras, dakterras, dakterra,
    balkonie, ogrod, ogrodek, ogrodzie, ogrodku, taras, tarasie, dzialka, dzialce`,

  /** Unheated glass: no rain and less wind, but the frost of the night. */
  greenhouse: `
    greenhouse, glasshouse, polytunnel, hoop house, hoophouse, cold frame, coldframe, gewachshaus, gewaechshaus,
    fruhbeet, serre, invernadero, serra, kas, szklarnia, szklarni`,

  /** Rooms, and what looks out of them: "garden room window", "balcony door". */
  room: `
    room, living room, bedroom, bathroom, kitchen, office, study, hall, hallway, lounge, conservatory, sunroom,
    sun room, winter garden, wintergarden, window, window sill, windowsill, sill, window ledge, door, doorway, view,
    cellar, basement, attic, garage, entrance hall, stairs, staircase, terrarium, grow tent, wohnzimmer, schlafzimmer,
    badezimmer, zimmer, bad, kuche, kueche, buro, buero, flur, fenster, fensterbank, fensterbrett, wintergarten,
    keller, balkontur, terrassentur, gartenzimmer, salon, chambre, cuisine, bureau, fenetre, veranda vitree,
    salle de bain, cocina, dormitorio, ventana, sala, bano, cucina, camera, finestra, soggiorno, bagno, woonkamer,
    slaapkamer, badkamer, keuken, vensterbank, raam, salonie, kuchnia, kuchni, sypialnia, lazienka, okno, parapet,
    parapecie, pokoj, pokoju`,

  /** These are outdoors where no room is named. */
  'probably outdoors': 'hanging basket, trellis, border, hedge, planted out',

  /** And these indoors where no place outdoors is: "balcony of my flat", "shelf on the balcony". */
  'probably indoors': `
    desk, shelf, bookshelf, house, home, flat, apartment, radiator, heater, fireplace, bath, wohnung, appartement,
    maison, casa, huis, dom, mieszkanie`,
};

/** German and Dutch write compounds as one word: "Südbalkon", "Arbeitszimmer". English does with rooms. */
export const COMPOUNDS: readonly (readonly [RegExp, PlaceKind])[] = [
  [/(?:balkon|balcony|garten|terrasse|hochbeet|tuin)$/, 'outdoors'],
  [/(?:zimmer|fenster|kamer|(?<!mush)room)$|^fenster/, 'room'],
];

/** Soil that is no pot's. A "bed" alone may be one to sleep in. */
export const OPEN_GROUND =
  /\bin[- ](?:the )?(?:open )?ground\b|\b(?:open ground|border|garden bed|flower ?bed|raised bed|(?:vegetable|veg|herb|front|rose) (?:patch|bed)|allotment|lawn|orchard|rockery|hedge|field|plot|planted out|hochbeet|beet)\b|\bin(?:to)? (?:(?:a|the|my|our) )?bed\b|^bed\b/;

export const CONTAINER = /\b(?:pot|container|tub|planter|topf|kubel)s?\b/;

export const HUMID =
  /\b(?:bathroom|bath|shower|terrarium|laundry|bad|badezimmer|salle de bain|bano|bagno|badkamer|lazienka)\b/;

export const DRY_AIR =
  /\b(?:radiator|heater|heating|heated floor|fire ?place|stove|oven|vent|air ?con\w*|a\/?c|heizung)\b/;

export const AWAY = /\b(?:away|far) from\b/;

export const DRAFTY = /\b(?:dra(?:ft|ught)\w*|front door|hallway|open window|entrance)\b/;

/** Words that only say where the place lies: "balcony off the bedroom". */
export const RELATIONS = new RegExp(
  `\\b(?:${[
    'of|at|in|on|to|towards?|from|with|off|by|near|next to|beside|behind|facing|overlooking|in front of|opposite',
    'under|below|beneath|above|outside of|am|im|auf|neben|vor|hinter|zum|zur',
  ].join('|')})\\b`,
);
