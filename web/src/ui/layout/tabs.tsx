import * as Primitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';

/** `Tabs` holds the chosen value, `TabList` the row of `Tab`s, and a `TabPanel` for each. */
export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />;
}

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...rest}
      className={classes('flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]', className)}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={classes(
        'target relative -mb-px shrink-0 whitespace-nowrap rounded-t-field border-transparent border-b-[3px] px-4 font-semibold text-ink-soft',
        'transition-colors hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf-deep',
        'focus-visible:-outline-offset-2',
        className,
      )}
    />
  );
}

/** Replaces `TabList` for more tabs than fit a row on a phone: all visible as tiles. */
export function TabTiles({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List {...rest} className={classes('grid grid-cols-3 gap-2 sm:flex sm:flex-wrap', className)} />;
}

/** A tab in `TabTiles`; its first child is an icon. */
export function TabTile({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={classes(
        'target flex flex-col items-center justify-center gap-1 rounded-field border border-line bg-sheet px-2 py-2.5',
        'text-center font-semibold text-[0.8rem] text-ink-soft leading-tight transition-colors hover:border-leaf hover:text-ink',
        'data-[state=active]:border-leaf data-[state=active]:bg-moss-soft data-[state=active]:text-leaf-deep',
        'sm:flex-row sm:gap-2 sm:rounded-full sm:px-4 sm:text-[0.95rem]',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={classes('pt-5', className)} />;
}
