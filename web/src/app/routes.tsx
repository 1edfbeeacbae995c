import type { RouteObject } from 'react-router';
import { gardenersOnly, visitorsOnly } from '@/app/guards.ts';
import { Root } from '@/app/root.tsx';
import { paths } from '@/lib/page/paths.ts';
import { ErrorScreen } from '@/screens/error-screen.tsx';
import { LoadingScreen } from '@/screens/loading-screen.tsx';

const visitorRoutes: RouteObject[] = [
  {
    path: paths.landing,
    lazy: { Component: async () => (await import('@/screens/landing-screen.tsx')).LandingScreen },
  },
  {
    path: paths.login,
    lazy: { Component: async () => (await import('@/screens/login-screen.tsx')).LoginScreen },
  },
  {
    path: paths.register,
    lazy: { Component: async () => (await import('@/screens/register-screen.tsx')).RegisterScreen },
  },
];

async function mailedLink() {
  return (await import('@/screens/mailed-link-screen.tsx')).MailedLinkScreen;
}

/** Screens opened from links in emails, and the request for such a link: for signed-in and signed-out users. */
const mailedRoutes: RouteObject[] = [
  {
    path: paths.forgotPassword,
    lazy: { Component: async () => (await import('@/screens/forgot-password-screen.tsx')).ForgotPasswordScreen },
  },
  { path: paths.resetPassword, lazy: { Component: mailedLink } },
  { path: '/confirm-email', lazy: { Component: mailedLink } },
  { path: '/unsubscribe/:token', lazy: { Component: mailedLink } },
];

async function sitter() {
  return (await import('@/screens/sitter-screen.tsx')).SitterScreen;
}

async function notFound() {
  return (await import('@/screens/not-found-screen.tsx')).NotFoundScreen;
}

async function plantDetail() {
  return (await import('@/screens/plant-detail-screen.tsx')).PlantDetailScreen;
}

const gardenerRoutes: RouteObject[] = [
  {
    path: paths.showcase,
    lazy: { Component: async () => (await import('@/screens/showcase-screen.tsx')).ShowcaseScreen },
  },
  {
    path: paths.dashboard,
    lazy: { Component: async () => (await import('@/screens/dashboard-screen.tsx')).DashboardScreen },
  },
  {
    path: paths.plants,
    lazy: { Component: async () => (await import('@/screens/plant-list-screen.tsx')).PlantListScreen },
  },
  {
    path: paths.addPlant,
    lazy: { Component: async () => (await import('@/screens/add-plant-screen.tsx')).AddPlantScreen },
  },
  {
    path: paths.formerPlants,
    lazy: { Component: async () => (await import('@/screens/former-plants-screen.tsx')).FormerPlantsScreen },
  },
  { path: '/plants/:id', lazy: { Component: plantDetail } },
  { path: '/plants/:id/edit', lazy: { Component: plantDetail } },
  {
    path: paths.places,
    lazy: { Component: async () => (await import('@/screens/places-screen.tsx')).PlacesScreen },
  },
  {
    path: '/places/:id',
    lazy: { Component: async () => (await import('@/screens/place-screen.tsx')).PlaceScreen },
  },
  {
    path: paths.profile,
    lazy: { Component: async () => (await import('@/screens/profile-screen.tsx')).ProfileScreen },
  },
  {
    path: paths.import,
    lazy: { Component: async () => (await import('@/screens/import-screen.tsx')).ImportScreen },
  },
  {
    path: paths.diary,
    lazy: { Component: async () => (await import('@/screens/diary-list-screen.tsx')).DiaryListScreen },
    children: [
      {
        path: ':id/edit',
        lazy: { Component: async () => (await import('@/screens/edit-diary-entry-screen.tsx')).EditDiaryEntryScreen },
      },
    ],
  },
  {
    path: paths.addDiaryEntry,
    lazy: { Component: async () => (await import('@/screens/add-diary-entry-screen.tsx')).AddDiaryEntryScreen },
  },
  {
    path: paths.gardenYear,
    lazy: { Component: async () => (await import('@/screens/garden-year-screen.tsx')).GardenYearScreen },
  },
  {
    path: paths.reminders,
    lazy: { Component: async () => (await import('@/screens/reminders-screen.tsx')).RemindersScreen },
  },
  {
    path: paths.weather,
    lazy: { Component: async () => (await import('@/screens/weather-screen.tsx')).WeatherScreen },
  },
  {
    path: paths.assistant,
    lazy: { Component: async () => (await import('@/screens/ai-assistant-screen.tsx')).AiAssistantScreen },
  },
];

async function signedIn() {
  const { SignedIn } = await import('@/app/signed-in.tsx');
  // Beside the first screen, which does not wait for it.
  void import('@/app/prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent(gardenerRoutes));
  return SignedIn;
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      { loader: visitorsOnly, children: visitorRoutes },
      ...mailedRoutes,
      { path: paths.sitter, lazy: { Component: sitter } },
      {
        loader: gardenersOnly,
        lazy: { Component: signedIn },
        children: gardenerRoutes,
      },
      {
        path: '*',
        lazy: { Component: async () => (await import('@/app/public-or-private-layout.tsx')).PublicOrPrivateLayout },
        children: [{ path: '*', lazy: { Component: notFound } }],
      },
    ],
  },
];
