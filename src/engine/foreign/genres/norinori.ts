import { readBorders, writeBorders } from '../encodings/borders.ts';
import { damaged, createGrid, type ForeignGenre } from '../ForeignGenre.ts';

/** Each room has two dark cells, and every dark area has two, across borders as well. */
export const norinori: ForeignGenre = {
  id: 'norinori',
  name: 'Norinori',
  read: ({ width, height, body }) => {
    const read = readBorders(body, width, height);
    if (read?.rest !== '') return damaged('Norinori');
    const rules = 'zone_exact_count,color=dark,count=2:region_area,color=dark,size=2';
    return createGrid({ width, height, zones: read.borders, rules });
  },
  write: ({ width, height, zones }) => ({
    flags: '',
    width,
    height,
    body: writeBorders(zones, width, height),
  }),
};
