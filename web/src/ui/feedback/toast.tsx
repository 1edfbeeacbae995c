import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useTheme } from '@/lib/page/theme.ts';

const TOAST_MS = 3000;

interface ToastOptions {
  /** Only one toast with this name is shown at a time. */
  id?: string;
  /** An action while the toast is shown; an important action must also be on the page. */
  action?: { label: string; onPress: () => void };
}

function toSonner({ id, action }: ToastOptions) {
  return { ...(id && { id }), ...(action && { action: { label: action.label, onClick: action.onPress } }) };
}

export const toast = {
  success: (text: string, options: ToastOptions = {}) => void sonner.success(text, toSonner(options)),
  error: (text: string) => void sonner.error(text),
};

export function Toaster() {
  const { resolved } = useTheme();
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
