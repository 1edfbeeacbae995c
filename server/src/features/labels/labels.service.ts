import type { Readable } from 'node:stream';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { printLabels } from '@plantcare/contract/labels.ts';
import type { PlantService } from '../plants/plants.service.ts';
import { type LabelFonts, loadLabelFonts } from './label-fonts.ts';
import { drawLabels } from './label-sheets.ts';

interface Deps {
  plants: PlantService;
  /** Where gardeners open the application. */
  publicUrl: string;
}

export type LabelService = ReturnType<typeof createLabelService>;

export function createLabelService({ plants, publicUrl }: Deps) {
  let fonts: Promise<LabelFonts> | undefined;

  return {
    /** A PDF of labels for plants of a gardener, in the order of their ids. */
    async print(userId: string, { plants: ids, format, start }: ParsedInput<typeof printLabels>['json']) {
      const owned = await Promise.all(ids.map((id) => plants.ownedPlant(userId, id)));
      const labels = owned.map(({ id, name, species, place_name: location }) => ({
        ...{ name, species, location },
        address: `${publicUrl}/plants/${id}?scan=label`,
      }));
      // Loaded with the first labels: few servers ever print any.
      fonts ??= loadLabelFonts();
      const { default: PDFDocument } = await import('pdfkit');
      const document = new PDFDocument({
        autoFirstPage: false,
        font: '', // Else it reads the metrics of a font that no label uses.
        info: { Title: 'Plant labels', Producer: 'AI Plant Care', Creator: 'AI Plant Care' },
      });
      await drawLabels(document, await fonts, { labels, format, start });
      document.end();
      return { name: 'plant-labels.pdf', content: document as unknown as Readable }; // PDFKit's types know only its own methods.
    },
  };
}
