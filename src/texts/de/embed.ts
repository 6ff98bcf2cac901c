import type { Translation } from '../Translation.ts';
import type { embed as english } from '../en/embed.ts';

export const embed: Translation<typeof english> = {
  solveHere: 'Auf {product} lösen',
  solveHereNote: '„{title}“ auf {product} lösen, in einem neuen Tab',
  solved: 'Gelöst. Gut gemacht.',
  morePuzzles: 'Mehr Rätsel auf {product}',
  cannotOpen: 'Dieses Rätsel kann nicht gezeigt werden',
};
