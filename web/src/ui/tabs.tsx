import { Tabs as Primitive } from 'radix-ui';
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
        'target -mb-px whitespace-nowrap rounded-t-field border-transparent border-b-[3px] px-4 font-semibold text-ink-soft',
        'transition-colors hover:text-ink data-[state=active]:border-leaf data-[state=active]:text-leaf-deep',
        'focus-visible:-outline-offset-2',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={classes('pt-5', className)} />;
}
