/** Every address of the application, in one place. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  showcase: '/showcase',
  dashboard: '/dashboard',
  plants: '/plants',
  addPlant: '/plants/add',
  plant: (id: string) => `/plants/${encodeURIComponent(id)}`,
  editPlant: (id: string) => `/plants/${encodeURIComponent(id)}/edit`,
  plantSearch: (text: string) => `/plants?${new URLSearchParams({ search: text })}`,
  diary: '/diary',
  addDiaryEntry: '/diary/add',
  reminders: '/reminders',
  assistant: '/ai',
  weather: '/weather',
  profile: '/profile',
} as const;
