import { fontFacesFor } from './fontFaces.ts';
import { paintTexts } from './paintedTexts.ts';

/** How large a PNG is: so many of its pixels for one of the picture's, or so many in all from left to right. */
export type PngSize = { readonly scale: number } | { readonly widthPx: number };

/** Sharp on dense screens and in print. */
const DENSE: PngSize = { scale: 2 };
/** Pixels that every browser can paint on one canvas. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE_PX = 8192;

/**
 * An SVG as a PNG. The browser draws the SVG at the size that is wanted, not a smaller picture enlarged; larger pictures
 * than a canvas can hold become as large as it can.
 */
export async function pngOf(svgText: string, size: PngSize = DENSE): Promise<Blob> {
  const picture = parsed(svgText);
  const natural = sizeOf(picture);
  const { width, height } = pngSize(natural, size);
  await paintTexts(picture, (width / natural.width) * pxPerUnit(picture));
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(picture);
  const file = new Blob([text], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await painted(image, width, height);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An SVG as a file that looks the same everywhere: with the fonts of its texts inside. */
export async function svgFileOf(svgText: string): Promise<Blob> {
  const faces = await fontFacesFor(parsed(svgText));
  // Into the text, not the document: that stands under the page's security policy, which forbids styles of its own.
  const text = svgText.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${faces}</style>`);
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The pixels of a PNG of a picture: whole numbers, no more than a canvas holds. */
export function pngSize(
  { width, height }: { readonly width: number; readonly height: number },
  size: PngSize,
): { readonly width: number; readonly height: number } {
  const wanted = 'scale' in size ? size.scale : size.widthPx / width;
  const most = Math.min(
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_SIDE_PX / Math.max(width, height),
  );
  const scale = Math.min(wanted, most);
  const pixels = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: pixels(width), height: pixels(height) };
}

function parsed(svgText: string): Element {
  return new DOMParser().parseFromString(svgText, 'image/svg+xml').documentElement;
}

function sizeOf(picture: Element): { readonly width: number; readonly height: number } {
  const length = (name: string): number => Number(picture.getAttribute(name));
  return { width: length('width'), height: length('height') };
}

/** Pixels that a unit of the picture has in its own size. */
function pxPerUnit(picture: Element): number {
  const [, , width = ''] = picture.getAttribute('viewBox')?.split(' ') ?? [];
  return sizeOf(picture).width / Number(width);
}

function painted(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      canvas.width = canvas.height = 0; // lets the browser free the pixels at once
      if (blob) resolve(blob);
      else reject(new Error('The picture is too large.'));
    });
  });
}
