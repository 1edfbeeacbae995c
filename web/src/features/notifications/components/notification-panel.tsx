import CheckCheck from 'lucide-react/icons/check-check';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import * as Dialog from 'radix-ui/dialog';
import { useRef, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx';
import { FILTERS, type Filter, useAnyRead, useMarkAllRead } from '../api.ts';
import { useDeleteReadWithUndo } from '../use-delete-read.ts';
import { NotificationList } from './notification-list.tsx';
import { panelActionClasses } from './panel-action.ts';

interface NotificationPanelProps {
  unread: number;
  onClose: () => void;
  /** Puts the focus on the bell. */
  returnFocus: () => void;
}

const TAB_LABELS: Readonly<Record<Filter, string>> = { all: 'All', unread: 'Unread', read: 'Read' };

/** A popover below the bell; on a phone a sheet at the lower edge. */
export function NotificationPanel({ unread, onClose, returnFocus }: NotificationPanelProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const anyRead = useAnyRead();
  const markAllRead = useMarkAllRead();
  const deletion = useDeleteReadWithUndo();
  const frame = useRef<HTMLDivElement>(null);

  return (
    <Dialog.Content
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // After following a link the next screen's heading may have the focus already.
        if (document.activeElement === document.body) returnFocus();
      }}
      className="fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] animate-rise flex-col overflow-hidden rounded-t-3xl bg-sheet shadow-lifted outline-none sm:top-16 sm:right-4 sm:bottom-auto sm:left-auto sm:max-h-[min(44rem,calc(100dvh-5.5rem))] sm:w-[28rem] sm:rounded-card sm:border sm:border-line desk:top-[4.75rem] desk:right-[max(2rem,calc(50vw-34rem))]"
    >
      <header className="flex shrink-0 items-center justify-between gap-3 pt-3 pr-3 pl-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <Dialog.Title className="text-2xl">Notifications</Dialog.Title>
          <p className="text-ink-soft text-sm">{unread} unread</p>
        </div>
        <Dialog.Close asChild>
          <Button variant="quiet" size="icon" aria-label="Close" className="shrink-0">
            <X aria-hidden className="size-5" />
          </Button>
        </Dialog.Close>
      </header>
      <Tabs
        value={filter}
        onValueChange={(value) => setFilter(FILTERS.find((known) => known === value) ?? 'all')}
        className="flex min-h-0 flex-1 flex-col"
      >
        <TabList aria-label="Which notifications" className="shrink-0 px-3">
          {FILTERS.map((value) => (
            <Tab key={value} value={value}>
              {TAB_LABELS[value]}
            </Tab>
          ))}
        </TabList>
        <div className="flex shrink-0 flex-wrap justify-between gap-x-2 border-line border-b px-2 py-1">
          <button
            type="button"
            disabled={unread === 0}
            className={panelActionClasses}
            onClick={() => void deletion.finish().then(() => markAllRead.mutate())}
          >
            <CheckCheck aria-hidden className="size-4.5 text-leaf" />
            Mark all read
          </button>
          {anyRead && !deletion.waiting && (
            <button type="button" className={classes(panelActionClasses, 'ml-auto')} onClick={deletion.start}>
              <Trash2 aria-hidden className="size-4.5 text-terracotta" />
              Delete read
            </button>
          )}
          {deletion.waiting && (
            <p role="status" className="ml-auto inline-flex items-center gap-1 text-ink-soft text-sm">
              Read notifications deleted
              <button type="button" className={classes(panelActionClasses, 'text-leaf-deep')} onClick={deletion.undo}>
                Undo
              </button>
            </p>
          )}
        </div>
        <div ref={frame} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none">
          {FILTERS.map((value) => (
            <TabPanel key={value} value={value} tabIndex={-1} className="!pt-0">
              <NotificationList
                filter={value}
                frame={frame}
                hidesRead={deletion.waiting}
                beforeReading={deletion.finish}
                onFollow={onClose}
              />
            </TabPanel>
          ))}
        </div>
      </Tabs>
      <footer className="shrink-0 border-line border-t px-5 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] text-center">
        <TextLink to={paths.notifications} onClick={onClose} className="target inline-flex items-center">
          View all notifications
        </TextLink>
      </footer>
    </Dialog.Content>
  );
}
