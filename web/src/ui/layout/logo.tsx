import { classes } from '@/lib/classes.ts';

/** Two leaves on one stem, drawn in the current color. */
function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M16 29c.3-5 .2-9-.6-13" />
      <path
        d="M15.4 16.4C8.800 17 4.600 13.200 4 6c7.200-.2 11.200 3.600 11.400 10.400Z"
        fill="currentColor"
        fillOpacity="0.18"
      />
      <path d="M15.400 16.400c-2.400-3.200-5-5.600-7.800-7.200" />
      <path
        d="M16 21c.2-6 4.400-9.400 12-9.200-.2 6.600-4.800 10.200-12 9.200Z"
        fill="currentColor"
        fillOpacity="0.18"
      />
      <path d="M16 21c2.200-2.600 4.800-4.600 7.800-6" />
      <path d="M10 29h12" />
    </svg>
  );
}

/** In a container narrower than the name needs it is only the mark. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2 whitespace-nowrap', className)}>
      <LogoMark className="size-8 shrink-0 text-leaf" />
      <span className="@max-[20rem]:sr-only font-display font-semibold text-xl tracking-tight">AI Plant Care</span>
    </span>
  );
}
