/** In pixels: the size of the largest avatar on high-density screens. */
const SIDE = 256;
const QUALITY = 0.88;
/** The background of transparent pictures, as on light themes. */
const BEHIND = '#ffffff';

/**
 * Crop the middle of a picture to a small square. Photographs are too large to upload, and their
 * metadata may contain a location. Throws if the browser can't read the file as a picture.
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = BEHIND;
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

/** Encode a picture in base64, for the API. */
export function encodeBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new Error('Not read.', { cause: reader.error }));
    reader.readAsDataURL(picture);
  });
}
