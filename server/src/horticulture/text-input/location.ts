/** Where a plant stands, as far as its gardener's words tell. */
export interface LocationReading {
  /** Null when nothing is said of it. A heated greenhouse is like a room with a lot of light. */
  site: 'indoors' | 'outdoors' | 'greenhouse' | null;
  /** In a bed rather than a pot. */
  openGround: boolean;
  /** A bathroom or the like. */
  humid: boolean;
  /** Above a radiator, by a fireplace or in the stream of an air conditioner. */
  dryAir: boolean;
  drafty: boolean;
}

const PLAINLY_INDOORS = /\b(?:indoors?|inside|heated (?:greenhouse|glasshouse)|drinnen|interieur|interior)\b/;
const PLAINLY_OUTDOORS = /\b(?:outdoors?|outside|open air|draussen|exterieur|exterior|window ?box|under the sky)\b/;
const ROOM =
  /\b(?:\w*room|kitchen|office|study|hall|hallway|lounge|conservatory|window|windowsill|sill|window ledge|desk|shelf|bookshelf|door|stairs|staircase|terrarium|grow tent|house|home|flat|apartment|cellar|basement|attic|radiator|bath|\w*zimmer|kuche|fenster\w*|bad|buro)\b/;
const GREENHOUSE =
  /\b(?:greenhouse|glasshouse|polytunnel|hoop ?house|cold ?frame|gewachshaus|serre|invernadero|serra)\b/;
const OUTDOORS =
  /\b(?:\w*balcony|\w*balkon|garden|\w*garten|jardin|giardino|tuin|yard|backyard|courtyard|patio|terra(?:ce|sse|za|zza|s)|porch|deck|veranda|lawn|border|bed|raised bed|allotment|orchard|driveway|doorstep|rooftop|pergola|trellis|fence|field|plot|rockery)\b/;
const GROUND =
  /\b(?:in[- ](?:the )?(?:open )?ground|open ground|border|garden bed|flower ?bed|raised bed|vegetable (?:patch|bed)|bed|allotment|lawn|orchard|rockery|hedge|field|plot|planted out)\b/;

/** Reads a location, such as "living room, above the radiator" or "south balcony". */
export function placeIn(location: string | null): LocationReading {
  const text = plain(location ?? '');
  const site = siteIn(text);
  return {
    site,
    openGround: site !== 'indoors' && GROUND.test(text) && !/\bpots?\b|\bcontainers?\b/.test(text),
    humid: /\b(?:bathroom|bath|shower|terrarium|laundry|bad|badezimmer|salle de bain)\b/.test(text),
    dryAir:
      /\b(?:radiator|heater|heating|heated floor|fire ?place|stove|oven|vent|air ?con\w*|a\/?c|heizung)\b/.test(text) &&
      !/\b(?:away|far) from\b/.test(text),
    drafty: /\b(?:dra(?:ft|ught)\w*|front door|hallway|open window|entrance)\b/.test(text),
  };
}

function siteIn(text: string): LocationReading['site'] {
  if (PLAINLY_INDOORS.test(text)) return 'indoors';
  if (GREENHOUSE.test(text)) return 'greenhouse';
  if (PLAINLY_OUTDOORS.test(text)) return 'outdoors';
  // A balcony door and a garden room are indoors, a bedroom's balcony is not.
  const head =
    text
      .split(/\b(?:off|by|near|next to|of|facing|overlooking|towards?|outside)\b|[,;(]/)
      .find((part) => ROOM.test(part) || OUTDOORS.test(part)) ?? '';
  const room = lastOf(ROOM, head);
  const outdoors = lastOf(OUTDOORS, head);
  if (room < 0 && outdoors < 0) return GROUND.test(text) ? 'outdoors' : null;
  return outdoors > room ? 'outdoors' : 'indoors';
}

/** English says the place last: "garden room", "bedroom balcony". */
function lastOf(words: RegExp, text: string): number {
  return [...text.matchAll(new RegExp(words, 'g'))].at(-1)?.index ?? -1;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss');
}
