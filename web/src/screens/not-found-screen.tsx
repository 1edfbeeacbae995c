import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { openPanel } from '@/features/notifications/open-panel.ts';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { useSession } from '@/lib/session/session.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { LostLeaf } from '@/ui/drawings/lost-leaf.tsx';

const QUICK_LINKS = [
  { to: paths.plants, label: 'My Plants' },
  { to: paths.diary, label: 'Care Diary' },
  { to: paths.reminders, label: 'Reminders' },
  { to: paths.assistant, label: 'AI Assistant' },
  { to: paths.weather, label: 'Weather' },
  { to: paths.dashboard, label: 'Dashboard' },
];

export function NotFoundScreen() {
  usePageTitle('Plant Not Found');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showsNotifications = useSession() !== null && pathname === paths.notifications;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    void navigate(paths.plantSearch(String(text ?? '').trim()));
  }

  function goBack() {
    // A new tab has no history to go back to.
    void (window.history.length > 1 ? navigate(-1) : navigate(paths.landing));
  }

  return (
    <div className="page max-w-2xl animate-rise py-4 text-center">
      <div className="mx-auto mb-6 w-52 text-leaf">
        <LostLeaf />
      </div>
      <h1 className="text-[2.3rem] desk:text-5xl">Plant Not Found</h1>
      <p className="mx-auto mt-3 max-w-md text-ink-soft text-lg">
        Nothing grows at this address. It may have moved, or it was never planted.
      </p>
      {showsNotifications && (
        <Button size="lg" className="mt-6" onClick={openPanel}>
          <Bell aria-hidden className="size-5" />
          Show All Notifications
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: assistive technology supports a form with this role best */}
      <form role="search" onSubmit={search} className="mx-auto mt-8 flex max-w-md items-end gap-2 text-left">
        <TextField
          label="Search your plants"
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className="flex-1"
        />
        <Button type="submit" size="icon" aria-label="Search" className="mb-0.5">
          <Search aria-hidden className="size-5" />
        </Button>
      </form>
      <nav aria-label="Quick links" className="mt-8">
        <ul className="flex flex-wrap justify-center gap-2">
          {QUICK_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="target inline-flex items-center rounded-full border border-line bg-sheet px-4 font-medium hover:border-leaf hover:bg-moss-soft"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.landing}>
          <House aria-hidden className="size-5" />
          Go Home
        </ButtonLink>
        <Button variant="secondary" onClick={goBack}>
          <ArrowLeft aria-hidden className="size-5" />
          Go Back
        </Button>
      </div>
    </div>
  );
}
