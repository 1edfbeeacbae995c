import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useDraftText } from '@/ui/controls/use-draft.ts';

interface CityFieldProps {
  busy: boolean;
  onSearch: (city: string) => void;
}

/** A city within a form that is about something else: Enter looks for the city and leaves the form alone. */
export function CityField({ busy, onSearch }: CityFieldProps) {
  const [text, setText] = useDraftText('city', '');

  function search() {
    if (text.trim() !== '') onSearch(text.trim());
  }

  return (
    <div className="flex items-end gap-2">
      <TextField
        label="City"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          search();
        }}
        autoComplete="address-level2"
        autoCapitalize="words"
        enterKeyHint="search"
        maxLength={200}
        className="min-w-0 grow"
      />
      <Button variant="secondary" busy={busy} onClick={search} className="min-h-12 shrink-0">
        Search
      </Button>
    </div>
  );
}
