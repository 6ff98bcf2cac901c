import fontUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url';

/** Pixels of a picture for every one of its own: sharp on dense screens and in print. */
const DENSITY = 2;

/** An SVG as a PNG. Pictures cannot see the fonts of the page, so the font of the board goes in with it. */
export async function pngOf(svgText: string): Promise<Blob> {
  const url = URL.createObjectURL(
    new Blob([withFont(svgText, await fontData())], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.width * DENSITY);
    canvas.height = Math.ceil(image.height * DENSITY);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('The picture is too large.')),
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function fontData(): Promise<string> {
  const font = await (await fetch(fontUrl)).blob();
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The font cannot be read.'));
    reader.readAsDataURL(font);
  });
}

function withFont(svgText: string, data: string): string {
  const face = `@font-face{font-family:'Source Serif 4 Variable';font-weight:200 900;src:url(${data})}`;
  return svgText.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${face}</style>`);
}
