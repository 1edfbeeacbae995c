import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { Spinner } from '@/ui/feedback/spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'lg' | 'icon';

interface Look {
  variant?: Variant;
  size?: Size;
}

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-leaf text-on-leaf shadow-card hover:bg-leaf-deep',
  secondary: 'border border-line-strong/60 bg-sheet text-ink hover:border-leaf hover:bg-moss-soft',
  quiet: 'text-ink hover:bg-moss-soft',
  danger: 'bg-berry text-on-leaf shadow-card hover:brightness-90 dark:hover:brightness-110',
};

const SIZES: Record<Size, string> = {
  md: 'px-5 py-2 text-[0.95rem]',
  lg: 'min-h-13 px-7 py-3 text-lg',
  icon: 'size-11',
};

function buttonClasses({ variant = 'primary', size = 'md' }: Look, className: string | undefined): string {
  return classes(
    'target inline-flex items-center justify-center gap-2 rounded-full font-semibold leading-tight no-underline',
    'transition-[background-color,border-color,transform,filter] duration-150 active:scale-[0.98]',
    'disabled:opacity-60 disabled:active:scale-100 aria-disabled:opacity-60 aria-disabled:active:scale-100',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows a spinner and ignores presses, but keeps the focus, which `disabled` would lose. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ ...(variant && { variant }), ...(size && { size }) }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner className="size-5" />}
      {!(busy && size === 'icon') && children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Look {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ ...(variant && { variant }), ...(size && { size }) }, className)} />
  );
}
