import type { Problem, SourceFile } from './source-files.ts';

/** The kinds of files in a feature, from the outside in: a file may import from those after its own. */
const KINDS = ['routes', 'jobs', 'service', 'part', 'repository', 'table'] as const;

type Kind = (typeof KINDS)[number];

/** What a file may import besides those after it: a kind may use its like, save where that would go around a service. */
const OWN_LIKE: readonly Kind[] = ['part', 'table'];

/**
 * Modules of a feature that are not one of the kinds, each with its reason: a rule or a conversion worth a name and a
 * test of its own, which a service is made of.
 */
const PARTS: Readonly<Record<string, string>> = {
  'assistant/answer-lines.ts': 'an answer line by line, while it is written',
  'assistant/kept-answers.ts': 'answers that can be read again',
  'assistant/line-queue.ts': 'lines written as they come and read as they are wanted',
  'assistant/one-at-a-time.ts': 'one question of a gardener under way',
  'auth/auth-announcements.ts': 'what the application says to the owner of an account',
  'auth/auth-password-reset.ts': 'the way from a mailed link to a new password',
  'auth/auth-sessions.ts': 'making, finding and ending sessions, apart from accounts',
  'auth/auth-user.ts': 'an account as the contract shows it',
  'auth/message-kinds.ts': 'what is written into the outbox, and read from it',
  'auth/password-hash.ts': 'argon2id and its cap on hashes at a time',
  'auth/secret-token.ts': 'tokens, and what is stored of them',
  'calendar/calendar-text.ts': 'open reminders as an iCalendar, with their rhythms and the zone',
  'diary/entry-date.ts': 'the day of an entry, as written or as of now',
  'notifications/announcement.ts': 'something to tell, and whether somebody wants to hear it',
  'notifications/delivery-time.ts': 'quiet hours, and what can wait for the day',
  'notifications/message-kinds.ts': 'what is written into the outbox, and read from it',
  'notifications/notification-delivery.ts': 'notifications as mails and pushes',
  'photos/photo-files.ts': 'where the files of a photo lie, and their addresses',
  'photos/photo-image.ts': 'decoding and re-encoding what was uploaded',
  'plants/plant-age.ts': 'how an age given once grows by itself',
  'recovery/treatment-reminders.ts': 'what of a treatment is to be remembered when',
  'reminders/due-date.ts': 'the moment of a typed due date, and the years it may lie in',
  'reminders/moist-rhythm.ts': 'what "still moist" does to a rhythm',
  'reminders/recurrence.ts': 'dates of a rhythm, at one time on the wall',
  'reminders/reminder-notice.ts': 'when and in which words a reminder is told',
  'reminders/reminder-telling.ts': 'finding what is due and announcing it',
  'review/next-review.ts': 'mornings and weeks where the gardener lives',
  'review/watering-gap.ts': 'the habit of watering, and when it is broken',
  'weather/answer-cache.ts': 'answers remembered, and asked for once',
  'weather/care-advice.ts': 'what measured weather asks of a gardener, in three lines',
  'weather/cold-harm.ts': 'from which cold on a plant outdoors is harmed',
  'weather/conditions.ts': 'what advice is made from',
  'weather/figures.ts': 'figures with their units, as gardeners read them',
  'weather/forecast.ts': 'a forecast, and what it says of today',
  'weather/open-meteo.ts': 'the provider and its format',
  'weather/outdoor-words.ts': 'whether the words for a place speak of one outdoors',
  'weather/plant-kind.ts': 'the kinds of plants, and their names',
  'weather/plant-limits.ts': 'the cold, heat and wind that plants bear, with sources',
  'weather/plant-words.ts': 'what gardeners call each kind of plants',
  'weather/protection-advice.ts': 'frost, heat, gusts and heavy rain against what a plant bears',
  'weather/sunlight-advice.ts': 'what the light of the day asks, by kind of plant',
  'weather/region-names.ts': 'names and codes under which states and countries are written',
  'weather/water-need.ts': 'how much water plants need today, outdoors and indoors',
  'weather/watering-advice.ts': 'the need for water, in words',
  'weather/weather-alerts.ts': 'weather that some plants cannot bear, in words',
  'weather/weather-warning.ts': 'finding whom to warn, and announcing it once',
  'weather/wmo-codes.ts': 'words and pictures for the codes of the weather',
};

/** The only files outside of the features that know them, and what of them. */
const COMPOSERS: Readonly<Record<string, readonly Kind[]>> = {
  'server/src/app.ts': ['routes'],
  'server/src/context.ts': ['jobs', 'service'],
  'server/src/caller.ts': ['table'],
  'server/src/tables.ts': ['table'],
};

const ENVIRONMENT_READERS = ['server/src/config.ts', 'server/src/main.ts'];

export function checkServer(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => [
    ...checkKind(file),
    ...checkEnvironment(file),
    ...file.imports.flatMap(({ target }) => (target === null ? [] : checkImport(file.path, target))),
  ]);
}

function checkKind({ path: file, isTest }: SourceFile): Problem[] {
  const place = featureOf(file);
  if (!place || isTest || place.kind) return [];
  const kinds = KINDS.filter((kind) => kind !== 'part').map((kind) => `${place.area}.${kind}.ts`);
  const remedy = `a feature has ${kinds.join(', ')}; for a rule worth a module of its own add it to PARTS in scripts/architecture/server-rules.ts with the reason`;
  return [{ file, wrong: 'is of no kind that a feature has', remedy }];
}

/** `main.ts` hands the environment to `config.ts`, which alone says what is in it. */
function checkEnvironment({ path: file, isTest, readsEnvironment }: SourceFile): Problem[] {
  if (!readsEnvironment || isTest || ENVIRONMENT_READERS.includes(file)) return [];
  return [{ file, wrong: 'reads process.env', remedy: 'add the variable to config.ts and take it from the config' }];
}

function checkImport(file: string, target: string): Problem[] {
  if (target.startsWith('contract/src/')) return [];
  if (!target.startsWith('server/src/')) {
    return [{ file, wrong: `imports ${target}`, remedy: 'the server shares only the contract with the web app' }];
  }
  const to = featureOf(target);
  if (!to) return [];
  const from = featureOf(file);
  if (!from) return checkComposer(file, target, to.kind);
  if (from.area !== to.area) {
    if (to.kind === 'service') return [];
    return [{ file, wrong: `reaches into ${target}`, remedy: `call ${to.area}/${to.area}.service.ts instead` }];
  }
  if (!from.kind || !to.kind || isInwards(from.kind, to.kind)) return [];
  const remedy = 'imports go from routes and jobs to the service, from the service to the repository';
  return [{ file, wrong: `imports ${target}`, remedy }];
}

function checkComposer(file: string, target: string, kind: Kind | null): Problem[] {
  const allowed = COMPOSERS[file];
  if (kind && allowed?.includes(kind)) return [];
  const remedy = allowed
    ? `of a feature it may know only ${allowed.join(' and ')}`
    : 'only app.ts, context.ts and their like know the features: take what is needed as a parameter';
  return [{ file, wrong: `imports ${target}`, remedy }];
}

function isInwards(from: Kind, to: Kind): boolean {
  if (from === to) return OWN_LIKE.includes(from);
  if (from === 'routes') return to === 'service' || to === 'part';
  if (from === 'jobs') return to === 'service' || to === 'part';
  return KINDS.indexOf(from) < KINDS.indexOf(to);
}

function featureOf(file: string): { area: string; kind: Kind | null } | null {
  const [area, ...rest] = file.startsWith('server/src/features/') ? file.split('/').slice(3) : [];
  if (area === undefined || rest.length === 0) return null;
  return { area, kind: kindOf(area, rest.join('/')) };
}

function kindOf(area: string, file: string): Kind | null {
  // A test belongs to what it tests and may import the same.
  const tested = file.replace(/\.test\.ts$/, '.ts');
  if (Object.hasOwn(PARTS, `${area}/${tested}`)) return 'part';
  return KINDS.find((kind) => kind !== 'part' && tested === `${area}.${kind}.ts`) ?? null;
}
