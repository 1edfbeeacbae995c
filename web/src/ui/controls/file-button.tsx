import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '@/ui/controls/button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'busy'> {
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a picture; a phone offers its camera as well as its pictures. */
export function FileButton({ onChoose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
