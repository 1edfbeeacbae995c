import { useEffect } from 'react';

const PRODUCT = 'AI Plant Care';

export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
