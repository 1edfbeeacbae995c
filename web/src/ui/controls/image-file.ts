import { useEffect, useState } from 'react';

/** Whether it looks like a picture; some browsers give a HEIC file no type, so its name is checked too. */
export function isImage(file: File): boolean {
  return file.type === '' ? /\.(heic|heif|avif)$/i.test(file.name) : file.type.startsWith('image/');
}

export const NOT_AN_IMAGE = 'Please choose an image file';

/** The object URL of a chosen file; null until there is one. */
export function useImageUrl(file: File | null): string | null {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown !== null && shown.file === file ? shown.url : null;
}
