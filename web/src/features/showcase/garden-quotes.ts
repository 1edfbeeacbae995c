export interface GardenQuote {
  readonly text: string;
  readonly author: string;
  readonly work: string;
  readonly year: number;
}

/** Each quote was checked in the named work; sayings found only in collections of quotations are left out. */
export const gardenQuotes: readonly [GardenQuote, ...GardenQuote[]] = [
  {
    text: 'A garden is a grand teacher. It teaches patience and careful watchfulness; it teaches industry and thrift; above all, it teaches entire trust.',
    author: 'Gertrude Jekyll',
    work: 'Wood and Garden',
    year: 1899,
  },
  {
    text: 'What is a weed? A plant whose virtues have not yet been discovered.',
    author: 'Ralph Waldo Emerson',
    work: 'Fortune of the Republic',
    year: 1878,
  },
  {
    text: 'Where you tend a rose, my lad, a thistle cannot grow.',
    author: 'Frances Hodgson Burnett',
    work: 'The Secret Garden',
    year: 1911,
  },
  {
    text: 'What a man needs in gardening is a cast-iron back, with a hinge in it.',
    author: 'Charles Dudley Warner',
    work: 'My Summer in a Garden',
    year: 1870,
  },
  {
    text: 'We must cultivate our garden.',
    author: 'Voltaire',
    work: 'Candide',
    year: 1759,
  },
];
