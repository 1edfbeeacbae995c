import { expect, type Locator, type Page } from '@playwright/test';

/** A file as a person would choose it. */
export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const SCENE = 'background: linear-gradient(160deg, #f0dfae, #3c7040 55%, #1f3c26)';

/** Draws a real JPEG, which the server can decode. */
export async function drawPhoto(page: Page, name: string, size: { width: number; height: number }): Promise<Photo> {
  await page.setContent(`<body style="margin: 0; ${SCENE}">`);
  await page.setViewportSize(size);
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}

/** Waits until a picture has arrived and was decoded, and gives the size of its file. */
export async function sizeOf(image: Locator): Promise<{ width: number; height: number }> {
  await expect(image).toHaveJSProperty('complete', true);
  return image.evaluate(async (element: HTMLImageElement) => {
    // With `srcset` the element's own size is that of its place.
    const file = new Image();
    file.src = element.currentSrc;
    await file.decode();
    return { width: file.naturalWidth, height: file.naturalHeight };
  });
}
