import { fontFacesFor } from './fontFaces.ts';
import { paintTexts } from './paintedTexts.ts';

/** Size of a PNG: its pixels for one pixel of the picture, or its width. */
export type PngSize = { readonly scale: number } | { readonly widthPx: number };

/** Sharp on high-density screens and in print. */
const DOUBLE_SIZE: PngSize = { scale: 2 };
/** The limits of a canvas that every browser supports. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE_PX = 8192;

/**
 * An SVG as a PNG. The browser draws the SVG at the requested size, it does not enlarge a smaller
 * picture. A picture too large for a canvas is drawn as large as a canvas can be.
 */
export async function renderPng(svgText: string, size: PngSize = DOUBLE_SIZE): Promise<Blob> {
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

/** An SVG as a file that looks the same everywhere: the fonts of its texts are embedded. */
export async function createSvgFile(svgText: string): Promise<Blob> {
  const faces = await fontFacesFor(parsed(svgText));
  // Into the text, not the document: the page's security policy forbids inline styles there.
  const text = svgText.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${faces}</style>`);
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Size of a picture's PNG in pixels: whole numbers, no more than a canvas can have. */
export function pngSize(
  { width, height }: { readonly width: number; readonly height: number },
  size: PngSize,
): { readonly width: number; readonly height: number } {
  const requested = 'scale' in size ? size.scale : size.widthPx / width;
  const maxScale = Math.min(
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE_PX / Math.max(width, height),
  );
  const scale = Math.min(requested, maxScale);
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

/** Pixels per unit of the picture at its natural size. */
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
