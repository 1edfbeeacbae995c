import { type MouseEvent, type ReactElement, type ReactNode, Suspense, useState } from 'react';

/** What the button of a menu needs while the menu itself is not loaded. */
interface ClosedButtonProps {
  'aria-expanded': false;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
}

interface MenuOnDemandProps {
  /** Loads the code of the menu. */
  load: () => Promise<unknown>;
  renderButton: (props: ClosedButtonProps) => ReactElement;
  /** The lazy menu with a button of its own, open from the start. */
  renderMenu: (byKeyboard: boolean) => ReactNode;
}

/** The button of a menu whose code is loaded when somebody is about to open it. */
export function MenuOnDemand({ load, renderButton, renderMenu }: MenuOnDemandProps) {
  const [openedBy, setOpenedBy] = useState<'key' | 'press'>();
  // A failure is shown when the menu opens.
  const prepare = () => void load().catch(() => undefined);
  const button = renderButton({
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'press'),
  });
  return openedBy ? <Suspense fallback={button}>{renderMenu(openedBy === 'key')}</Suspense> : button;
}
