import CircleAlert from 'lucide-react/icons/circle-alert';

/** An error of the whole form, above its button. */
export function FormError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="flex animate-fade gap-2.5 rounded-field bg-berry-soft px-4 py-3 font-medium text-berry">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}
