type Sharp = typeof import('sharp').default;

let loaded: Promise<Sharp> | null = null;

/** The library that decodes pictures: loaded with the first picture, because it takes 8 MB. */
export function sharpLibrary(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // libvips reads far more than photos (SVG, PDF, FITS …). Each loader can be attacked, so only these are enabled.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      ...['VipsForeignLoadJpegFile', 'VipsForeignLoadJpegBuffer'],
      ...['VipsForeignLoadPngFile', 'VipsForeignLoadPngBuffer'],
      ...['VipsForeignLoadWebpFile', 'VipsForeignLoadWebpBuffer'],
      ...['VipsForeignLoadHeifFile', 'VipsForeignLoadHeifBuffer'],
      ...['VipsForeignLoadNsgifFile', 'VipsForeignLoadNsgifBuffer'],
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
