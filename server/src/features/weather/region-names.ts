/** The regions that a place lies in, by their English names. */
export interface Regions {
  country?: string | undefined;
  /** ISO 3166-1, such as "FR". */
  country_code?: string | undefined;
  /** The state, province or county, and what is next below it. */
  admin1?: string | undefined;
  admin2?: string | undefined;
}

/** The languages that gardeners write the names of countries in most. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];

/** Other names of countries. */
const BY_OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uae: 'AE',
  'czech republic': 'CZ',
  holland: 'NL',
};

/** The codes that addresses use for states (ISO 3166-2). */
const STATES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  US: codes(`
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
    KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
    MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
    NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
    SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
    WV West Virginia, WI Wisconsin, WY Wyoming, PR Puerto Rico`),
  CA: codes(`
    AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia,
    NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon`),
  AU: codes(`
    ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia,
    TAS Tasmania, VIC Victoria, WA Western Australia`),
};

/**
 * The English name of the region that was written after the name of a place, if the place lies there: "Texas" for
 * "TX", "France" for "Frankreich"; null if it does not.
 */
export function regionWritten(written: string, regions: Regions): string | null {
  const { country, country_code = '', admin1, admin2 } = regions;
  const sought = folded(written);
  const named = [admin1, admin2, country].find((name) => name !== undefined && folded(name) === sought);
  if (named !== undefined) return named;
  if (admin1 !== undefined && STATES[country_code]?.get(sought) === folded(admin1)) return admin1;
  return country !== undefined && namesCountry(sought, country_code) ? country : null;
}

function namesCountry(sought: string, code: string): boolean {
  if (sought === code.toLowerCase() || BY_OTHER_NAMES[sought] === code) return true;
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return LANGUAGES.some((language) => {
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(code);
    return name !== undefined && folded(name) === sought;
  });
}

/** A name as it is compared: without case, accents and the dots of abbreviations. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();
}

function codes(list: string): ReadonlyMap<string, string> {
  const entries = list.split(',').map((entry): [string, string] => {
    const [code = '', ...name] = entry.trim().split(' ');
    return [folded(code), folded(name.join(' '))];
  });
  return new Map(entries);
}
