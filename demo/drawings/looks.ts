import type { Look } from './picture.ts';

/** The appearance of each plant: its growth, its pot and its background. */
export const looks = {
  monstera: {
    form: 'monstera',
    colors: { shade: '#2c6b45', light: '#4d8f57', vein: '#a9cf8d' },
    pot: { shape: 'basket', color: '#c99b63', width: 250, height: 200 },
    scene: { place: 'pictures', wall: '#d9b79a', table: '#9a6f4c' },
    nearness: 0.9,
  },
  fiddleLeaf: {
    form: 'fiddleLeaf',
    colors: { shade: '#3b7244', light: '#63995a', vein: '#c6dc9b' },
    pot: { shape: 'cylinder', color: '#e9e2d3', width: 210, height: 190 },
    scene: { place: 'curtain', wall: '#b9c4b0', table: '#86624a' },
    nearness: 0.88,
  },
  snakePlant: {
    form: 'swords',
    colors: { shade: '#3d6b4e', light: '#5c8c62', vein: '#8db384' },
    pot: { shape: 'cylinder', color: '#57707a', width: 220, height: 190, band: '#dcd3bf' },
    scene: { place: 'panels', wall: '#cfae9f', table: '#a8815c' },
    nearness: 0.98,
  },
  pothos: {
    form: 'trailing',
    colors: { shade: '#4c8a3f', light: '#7fb653', vein: '#d5e39a' },
    pot: { shape: 'round', color: '#f1ead9', width: 200, height: 180 },
    scene: { place: 'shelf', wall: '#8fb0a2', table: '#b48a5f' },
    nearness: 1.02,
  },
  orchid: {
    form: 'orchid',
    colors: { shade: '#3d7046', light: '#5f9658', vein: '#9cc487' },
    pot: { shape: 'tapered', color: '#ece6ea', width: 180, height: 165 },
    scene: { place: 'window', wall: '#dccfc0', table: '#d9c7ae' },
    nearness: 0.98,
  },
  fern: {
    form: 'fern',
    colors: { shade: '#4a8b3d', light: '#78b24e', vein: '#bcd987' },
    pot: { shape: 'bowl', color: '#3f6d7d', width: 240, height: 170 },
    scene: { place: 'tiles', wall: '#a8c8cc', table: '#c9b291' },
    nearness: 1.05,
  },
  basil: {
    form: 'basil',
    colors: { shade: '#4f9436', light: '#86bf4c', vein: '#d4e89a' },
    pot: { shape: 'tapered', color: '#c4693f', width: 210, height: 190 },
    scene: { place: 'window', wall: '#e2c79b', table: '#a97d52' },
    nearness: 1.15,
  },
  aloe: {
    form: 'aloe',
    colors: { shade: '#4f8a76', light: '#79ad8e', vein: '#a9cdb0' },
    pot: { shape: 'tapered', color: '#c87a4b', width: 210, height: 185 },
    scene: { place: 'books', wall: '#cdb48e', table: '#7c5a42' },
    nearness: 1.15,
  },
  echeveria: {
    form: 'rosette',
    colors: { shade: '#5f9c8c', light: '#97c8b4', vein: '#c3e0d0' },
    pot: { shape: 'bowl', color: '#d68f6a', width: 270, height: 150, band: '#f3e6d0' },
    scene: { place: 'window', wall: '#d3bfb4', table: '#e0cdb1' },
    nearness: 1.3,
  },
  pilea: {
    form: 'pilea',
    colors: { shade: '#3f8248', light: '#66a95a', vein: '#a8d08c' },
    pot: { shape: 'round', color: '#e0b04c', width: 190, height: 165 },
    scene: { place: 'curtain', wall: '#d8a99b', table: '#b88f6c' },
    nearness: 1.15,
  },
  peaceLily: {
    form: 'peaceLily',
    colors: { shade: '#23603e', light: '#3f8350', vein: '#86b57a' },
    pot: { shape: 'cylinder', color: '#2f5a58', width: 220, height: 180 },
    scene: { place: 'panels', wall: '#c3b7a2', table: '#8f6a4c' },
    nearness: 0.98,
  },
  calathea: {
    form: 'calathea',
    colors: { shade: '#4d8a5f', light: '#71a878', vein: '#cfe0bd' },
    pot: { shape: 'round', color: '#7a5f86', width: 220, height: 180 },
    scene: { place: 'pictures', wall: '#b7bfa0', table: '#80604a' },
    nearness: 1,
  },
  jade: {
    form: 'jade',
    colors: { shade: '#5b9163', light: '#8dbb80', vein: '#a9cf98' },
    pot: { shape: 'bowl', color: '#4a6fa0', width: 250, height: 150, band: '#e9e2cf' },
    scene: { place: 'books', wall: '#b3bcc4', table: '#9b7350' },
    nearness: 1.15,
  },
  lavender: {
    form: 'lavender',
    colors: { shade: '#7c9a7c', light: '#a3bb95', vein: '#bccfae' },
    pot: { shape: 'tapered', color: '#bb6238', width: 230, height: 200 },
    scene: { place: 'balcony', wall: '#c9d6da', table: '#b3a08a' },
    nearness: 1,
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;
