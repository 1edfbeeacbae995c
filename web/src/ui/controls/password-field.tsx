import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <Button
          variant="quiet"
          size="icon"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden className="size-5 text-ink-soft" />
        </Button>
      }
    />
  );
}
