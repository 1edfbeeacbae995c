import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { useOpenOnMount } from './use-open-on-mount.ts';

/** The heights of the bars on a phone, which must not cover a menu. */
const CLEAR_OF_BARS = { top: 72, right: 12, bottom: 84, left: 12 };

const Choose = createContext<(act: () => void) => void>(() => {});

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether a key has opened it; else it was a press. */
  byKeyboard: boolean;
  children: ReactNode;
}

/** A menu of further actions behind a button; rendered when the button was pressed first, and open then. */
export function Menu({ trigger, byKeyboard, children }: MenuProps) {
  const opening = useOpenOnMount(byKeyboard);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  return (
    <DropdownMenu.Root modal={false} {...opening}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={CLEAR_OF_BARS}
        className="z-30 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-64 animate-rise overflow-y-auto rounded-card border border-line bg-sheet p-2 shadow-lifted"
        onCloseAutoFocus={(event) => {
          const act = chosen.current;
          if (act === null) return;
          // The focus returns to the button first, so that a dialog that opens now can return it there.
          event.preventDefault();
          button.current?.focus({ preventScroll: true });
          chosen.current = null;
          act();
        }}
      >
        <Choose
          value={(act) => {
            chosen.current = act;
          }}
        >
          {children}
        </Choose>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const itemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 font-medium outline-none ' +
  'data-[highlighted]:bg-moss-soft [&_svg]:size-5 [&_svg]:shrink-0';

interface MenuItemProps {
  icon: ReactNode;
  children: ReactNode;
  danger?: boolean;
  onChoose: () => void;
}

export function MenuItem({ icon, children, danger = false, onChoose }: MenuItemProps) {
  const choose = useContext(Choose);
  return (
    <DropdownMenu.Item
      onSelect={() => choose(onChoose)}
      className={classes(itemClasses, danger ? '[&_svg]:text-berry' : '[&_svg]:text-leaf')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoicesProps {
  icon: ReactNode;
  label: string;
  choices: readonly { label: string; onChoose: () => void }[];
}

/** One action with several values side by side, to keep a phone's menu short. */
export function MenuChoices({ icon, label, choices }: MenuChoicesProps) {
  const choose = useContext(Choose);
  return (
    <DropdownMenu.Group aria-label={label} className="pb-1">
      <DropdownMenu.Label className="flex min-h-9 items-center gap-3 px-3 font-medium [&_svg]:size-5 [&_svg]:text-leaf">
        {icon}
        {label}
      </DropdownMenu.Label>
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        {choices.map((choice) => (
          <DropdownMenu.Item
            key={choice.label}
            aria-label={`${label} ${choice.label}`}
            onSelect={() => choose(choice.onChoose)}
            className={`${itemClasses} justify-center border border-line-strong/50`}
          >
            {choice.label}
          </DropdownMenu.Item>
        ))}
      </div>
    </DropdownMenu.Group>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-2 h-px bg-line" />;
}
