import { Suspense } from 'react';
import { classes } from '@/lib/classes.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

// 45 KB, which only answers need.
const MarkdownText = lazyPart(async () => (await import('./markdown-text.tsx')).MarkdownText);

const TEXT_CLASSES =
  'grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3.5 wrap-anywhere leading-relaxed ' +
  // Line breaks are kept.
  '[&_p]:whitespace-pre-line [&_strong]:font-semibold [&_strong]:text-ink ' +
  '[&_h3]:mt-4 [&_h3]:text-[1.45rem] [&_h3:first-child]:mt-0 [&_h4]:mt-2 [&_h4]:font-display [&_h4]:font-semibold [&_h4]:text-lg ' +
  '[&_h5]:font-semibold ' +
  '[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1.5 [&_:is(ul,ol)]:pl-5.5 [&_ul]:list-disc [&_ol]:list-decimal ' +
  '[&_li]:pl-1 [&_li::marker]:text-leaf [&_ol>li::marker]:font-semibold [&_li>:is(ul,ol)]:mt-1.5 ' +
  '[&_blockquote]:border-leaf/40 [&_blockquote]:border-l-[3px] [&_blockquote]:pl-4 [&_blockquote]:text-ink-soft ' +
  '[&_hr]:border-line [&_code]:rounded [&_code]:bg-moss-soft [&_code]:px-1 [&_pre]:overflow-x-auto ' +
  '[&_a]:font-semibold [&_a]:text-leaf-deep [&_a]:underline [&_a]:underline-offset-4';

/** A Markdown text; as it was written until it can be read as Markdown. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classes(TEXT_CLASSES, className)}>
      <Suspense fallback={<p>{text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
}
