import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useTheme } from '@/lib/page/theme.ts';
import { showToastsWith } from './toast.ts';

const TOAST_MS = 3000;

export function Toaster() {
  const { resolved } = useTheme();
  // After the effect of Sonner itself, which shows nothing before.
  useEffect(() => showToastsWith(sonner), []);
  return (
    <Sonner
      theme={resolved}
      duration={TOAST_MS}
      position="bottom-center"
      // Above the bars at the lower edge: base.css knows which there are.
      offset={{ bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)' }}
      toastOptions={{
        classNames: {
          // Presses go through to what lies below, and a pointer that happens to rest there does not keep the toast.
          toast:
            '!pointer-events-none !rounded-2xl !border-line !bg-sheet !font-body !text-[0.95rem] !text-ink !shadow-lifted',
          success: '[&_[data-icon]]:!text-leaf',
          error: '[&_[data-icon]]:!text-berry',
          actionButton:
            '!pointer-events-auto !h-11 !shrink-0 !rounded-full !bg-leaf !px-4 !font-semibold !text-[0.95rem] !text-on-leaf',
        },
      }}
    />
  );
}
