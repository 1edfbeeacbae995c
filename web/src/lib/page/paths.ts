/** Every address of the application, in one place. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** For a plant sitter without an account; the secret of the link is its fragment. */
  sitter: '/sitter',
  showcase: '/showcase',
  dashboard: '/dashboard',
  plants: '/plants',
  addPlant: '/plants/add',
  formerPlants: '/plants/former',
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
  editPlant: (id: string) => `/plants/${encodeURIComponent(id)}/edit`,
  /** The page of a plant, as its printed label leads there. */
  labeledPlant: (id: string) => `/plants/${encodeURIComponent(id)}?scan=label`,
  /** The sign-in, which then goes on to the plant whose label was scanned. */
  loginForLabel: (plant: string) => `/login?${new URLSearchParams({ plant })}`,
  plantSearch: (text: string) => `/plants?${new URLSearchParams({ search: text })}`,
  places: '/places',
  place: (id: string) => `/places/${encodeURIComponent(id)}`,
  diary: '/diary',
  addDiaryEntry: '/diary/add',
  addDiaryEntryFor: (plant: string) => `/diary/add?${new URLSearchParams({ plant })}`,
  editDiaryEntry: (id: string) => `/diary/${encodeURIComponent(id)}/edit`,
  gardenYear: '/year',
  reminders: '/reminders',
  /** The form of a new reminder: to water this plant every so many days. */
  addReminderFor: (plant: string, days: number) =>
    `/reminders?${new URLSearchParams({ plant, add: 'yes', every: String(days) })}`,
  assistant: '/ai',
  assistantOn: (tab: string, about: { plant?: string; species?: string; guide?: string } = {}) =>
    `/ai?${new URLSearchParams({ tab, ...about })}`,
  weather: '/weather',
  /** Not a screen: this leads to the not-found page. */
  notifications: '/notifications',
  profile: '/profile',
  notificationSettings: '/profile#notifications',
  yourData: '/profile#your-data',
  sitterLinks: '/profile#sitter',
  import: '/profile/import',
} as const;
