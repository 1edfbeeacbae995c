import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useTheme } from '@/lib/theme.ts';

const TOAST_MS = 3000;

export const toast = {
  success: (text: string) => void sonner.success(text),
  error: (text: string) => void sonner.error(text),
};

export function Toaster() {
  const { resolved } = useTheme();
  return (
    <Sonner
      theme={resolved}
      duration={TOAST_MS}
      position="top-center"
      offset={{ top: 'max(1.25rem, env(safe-area-inset-top))' }}
      mobileOffset={{ top: 'max(1rem, env(safe-area-inset-top))' }}
      toastOptions={{
        classNames: {
          toast: '!rounded-2xl !border-line !bg-sheet !font-body !text-[0.95rem] !text-ink !shadow-lifted',
          success: '[&_[data-icon]]:!text-leaf',
          error: '[&_[data-icon]]:!text-berry',
        },
      }}
    />
  );
}
