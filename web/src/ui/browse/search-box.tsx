import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { classes } from '@/lib/classes.ts';
import { controlClasses } from '@/ui/controls/field.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
  className?: string;
}

export function SearchBox({ label, placeholder, value, onType, onLeave, className }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes('relative min-w-[min(9rem,100%)] flex-1', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur(); // hides a phone's keyboard, which would cover the results
        }}
        className={classes(controlClasses, 'pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className="target absolute top-0.5 right-0.5 inline-flex items-center justify-center rounded-field text-ink-soft hover:text-ink"
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
