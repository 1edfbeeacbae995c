import type { AnswerMeta } from '@plantcare/contract/assistant/answer.ts';
import BookOpen from 'lucide-react/icons/book-open';
import Flower2 from 'lucide-react/icons/flower-2';
import Sparkles from 'lucide-react/icons/sparkles';

const ICONS = { embedded: BookOpen, model: Sparkles, plantnet: Flower2 } as const;

const CAUTIONS: Readonly<Record<AnswerMeta['source'], string>> = {
  embedded: '',
  model: ' It may be wrong: check what matters, above all before something is eaten or a pet comes near it.',
  plantnet: ' It may be wrong: compare it with other photos, above all before something is eaten.',
};

/** Who gave an answer, and how far to trust it. */
export function EngineLine({ source, engine }: Pick<AnswerMeta, 'source' | 'engine'>) {
  const Icon = ICONS[source];
  return (
    <p className="flex max-w-prose gap-2.5 border-line border-t pt-4 text-ink-soft text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
      <span>
        Answered by {source === 'embedded' ? 'the built-in knowledge base' : engine}.{CAUTIONS[source]}
      </span>
    </p>
  );
}
