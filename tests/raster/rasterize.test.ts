import { describe, expect, it } from 'vitest';
import { svg, type SvgNode } from '#engine/glyph/svgNode.ts';
import { toPng, toSvgFile } from '#raster/rasterize.ts';

function pictureOf(text: string, ...more: SvgNode[]): SvgNode {
  const figure = svg(
    'text',
    {
      x: 32,
      y: 45,
      'font-size': 40,
      'font-weight': 480,
      'text-anchor': 'middle',
      fill: '#fff',
      transform: 'rotate(90 32 32)',
    },
    [text],
  );
  const size = { width: 64, height: 64, viewBox: '0 0 64 64' };
  return svg('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [figure, ...more]);
}

describe('a picture as a file', () => {
  it('has paths for texts, painted and turned as the texts were', async () => {
    const text = await toSvgFile(pictureOf('7'));

    expect(text).toMatch(/<path d="M[^"]+Z" fill="#fff" transform="rotate\(90 32 32\)"\/>/);
    expect(text).not.toContain('<text');
  });

  it('centers a figure on its place', async () => {
    const text = await toSvgFile(pictureOf('0'));
    const xs = [...text.matchAll(/[MLQC]([\d.]+) /g)].map(([, x]) => Number(x));

    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(32, 0);
  });

  it('sets Greek and Cyrillic with the shipped fonts', async () => {
    expect(await toSvgFile(pictureOf('Ω'))).not.toContain('<text');
    expect(await toSvgFile(pictureOf('Ж'))).not.toContain('<text');
  });

  it('leaves a text that no shipped font can set', async () => {
    expect(await toSvgFile(pictureOf('光'))).toContain('>光</text>');
  });

  it('becomes a PNG of its size', async () => {
    const png = Buffer.from(await toPng(pictureOf('12')));

    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 64]);
  });
});
