import { setImmediate as breathe } from 'node:timers/promises';
import { LABEL_SHEETS, type LabelFormat, type LabelSheet, labelsPerSheet } from '@plantcare/contract/labels.ts';
import encodeQR from 'qr';
import type { LabelFonts, Weight } from './label-fonts.ts';
import { wrapText } from './label-text.ts';

type Document = PDFKit.PDFDocument;

/** What a label says; the address is in its QR code. */
export interface Label {
  name: string;
  species: string | null;
  location: string | null;
  address: string;
}

/** Points of a PDF, of which an inch has 72. */
const POINTS_PER_MM = 72 / 25.4;
const PADDING_MM = 2;
/** A wider code would leave no room for the name. */
const CODE_SHARE = 0.42;
/** From this height on there is room for larger letters. */
const TALL_MM = 30;
const LOW_MM = 23;
const LINE_HEIGHT = 1.25;
const INK = '#1c2b1f';
const CUT_LINE = '#b8b8b8';

interface Line {
  text: string | null;
  size: number;
  weight: Weight;
  mostLines: number;
}

/** Writes labels into a PDF, sheet after sheet, from the label `start` on, counted from 1. */
export async function drawLabels(
  document: Document,
  fonts: LabelFonts,
  { labels, format, start }: { labels: readonly Label[]; format: LabelFormat; start: number },
): Promise<void> {
  const sheet: LabelSheet = LABEL_SHEETS[format];
  const perSheet = labelsPerSheet(format);
  for (const { name, bytes } of fonts.all) document.registerFont(name, bytes);
  for (const [index, label] of labels.entries()) {
    // Hundreds of labels take a second, in which others are answered.
    await breathe();
    const place = (start - 1 + index) % perSheet;
    if (index === 0 || place === 0) {
      const { width, height } = sheet.page;
      document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
      document.save().scale(POINTS_PER_MM);
      if (sheet.cut) drawCutLines(document, sheet);
      document.restore();
    }
    const x = sheet.left + (place % sheet.columns) * sheet.across;
    const y = sheet.top + Math.floor(place / sheet.columns) * sheet.down;
    drawLabel(document, fonts, label, { x, y, width: sheet.width, height: sheet.height });
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param box in millimeters */
function drawLabel(document: Document, fonts: LabelFonts, label: Label, { x, y, width, height }: Box): void {
  const code = Math.min(height - 2 * PADDING_MM, width * CODE_SHARE);
  drawCode(document, label.address, { x: x + PADDING_MM, y: y + (height - code) / 2, width: code, height: code });
  const left = x + code + 2 * PADDING_MM;
  const room = (x + width - PADDING_MM - left) * POINTS_PER_MM;
  const lines = linesOf(fonts, label, height).flatMap(({ text, size, weight, mostLines }) =>
    wrapText(text ?? '', room, mostLines, (part) => widthOf(document, fonts, part, size, weight)).map((part) => ({
      ...{ part, size, weight },
    })),
  );
  const tall = lines.reduce((sum, { size }) => sum + size * LINE_HEIGHT, 0);
  let top = (y + height / 2) * POINTS_PER_MM - tall / 2;
  for (const { part, size, weight } of lines) {
    drawText(document, fonts, part, { left: left * POINTS_PER_MM, top, size, weight });
    top += size * LINE_HEIGHT;
  }
}

/** A name without a printable letter gives its place to the species. */
function linesOf(fonts: LabelFonts, { name, species, location }: Label, height: number): Line[] {
  const [large, small] = height >= TALL_MM ? [11, 8] : height >= LOW_MM ? [9.5, 7] : [7, 5.5];
  const [first, ...others] = [name, species, location]
    .map((text) => fonts.printable(text ?? ''))
    .filter((text) => text !== '');
  return [
    { text: first ?? null, size: large, weight: 700, mostLines: 2 },
    ...others.map((text) => ({ text, size: small, weight: 400, mostLines: height >= LOW_MM ? 2 : 1 }) as const),
  ];
}

function widthOf(document: Document, fonts: LabelFonts, text: string, size: number, weight: Weight): number {
  return fonts
    .runs(text, weight)
    .reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text), 0);
}

function drawText(
  document: Document,
  fonts: LabelFonts,
  text: string,
  { left, top, size, weight }: { left: number; top: number; size: number; weight: Weight },
): void {
  let x = left;
  document.fillColor(INK);
  for (const run of fonts.runs(text, weight)) {
    document.font(run.font).fontSize(size).text(run.text, x, top, { lineBreak: false });
    x += document.widthOfString(run.text);
  }
}

/** A QR code, in black: colors make it harder to read. Each row of dark modules is drawn in one piece. */
function drawCode(document: Document, address: string, { x, y, width }: Box): void {
  // The white around it is that of the label.
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((cells) => cells.slice(1, -1));
  const side = (width * POINTS_PER_MM) / modules.length;
  for (const [row, cells] of modules.entries()) {
    for (let column = 0; column < cells.length; column += 1) {
      const from = column;
      while (cells[column]) column += 1;
      if (column === from) continue;
      document.rect(x * POINTS_PER_MM + from * side, y * POINTS_PER_MM + row * side, (column - from) * side, side);
    }
  }
  document.fill('#000000');
}

/** In millimeters. */
function drawCutLines(document: Document, { left, top, across, down, columns, rows }: LabelSheet): void {
  document.lineWidth(0.1).dash(1, { space: 1 }).strokeColor(CUT_LINE);
  const [right, bottom] = [left + columns * across, top + rows * down];
  for (let column = 0; column <= columns; column += 1) {
    document.moveTo(left + column * across, top).lineTo(left + column * across, bottom);
  }
  for (let row = 0; row <= rows; row += 1) document.moveTo(left, top + row * down).lineTo(right, top + row * down);
  document.stroke().undash();
}
