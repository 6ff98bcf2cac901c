import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createUser } from '#server/db/accounts.ts';
import { choosePicture } from '#server/db/pictures.ts';
import { avatars } from '#server/db/schema/users.ts';
import { fetchAvatar } from '#server/jobs/fetchAvatar.ts';
import { lyingJpeg, plainPicture } from '#tests/support/hostilePictures.ts';
import { startPictures } from '#tests/support/startPictures.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const HOSTS = ['pictures.example'];
const pictures = startPictures();
const PNG = await plainPicture(96, 96).png().toBuffer();
const LYING = await lyingJpeg(30_000);
const URL_OF_PICTURE = 'https://pictures.example/a.png';

afterAll(() => pictures.close());

/** Fetch for a new account; returns its stored picture and the requests. */
async function fetched(url: string, answer: () => Response | Promise<Response>) {
  const userId = await createUser(db, { name: 'Ada' });
  const asked: string[] = [];
  const get: typeof fetch = async (input, init) => {
    asked.push(new Request(input).url);
    expect(init?.redirect).toBe('manual');
    return answer();
  };
  await fetchAvatar({ db, pictures, fetch: get, hosts: HOSTS }, { userId, url });
  const [row] = await db.select().from(avatars).where(eq(avatars.userId, userId));
  return { row, asked, userId };
}

describe('the picture of a provider', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a square JPEG, from png', () => PNG],
    ['a square JPEG, from jpeg', () => plainPicture(96, 96).jpeg().toBuffer()],
    ['a square JPEG, from gif', () => plainPicture(96, 96).gif().toBuffer()],
    ['a square JPEG, from webp', () => plainPicture(96, 96).webp().toBuffer()],
  ])('is kept as %s, whatever its answer says that it is', async (_, make) => {
    const bytes = await make();
    const headers = { 'Content-Type': 'text/html' };
    const { row } = await fetched(
      URL_OF_PICTURE,
      () => new Response(new Uint8Array(bytes), { headers }),
    );

    expect(row).toMatchObject({ mime: 'image/jpeg', redrawn: true, chosen: false });
    expect(await sharp(row?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 96 });
  });

  it.each([
    'http://pictures.example/a.png',
    'https://elsewhere.example/a.png',
    'https://pictures.example.elsewhere.example/a.png',
    'https://pictures.example:8443/a.png',
    'https://pictures.example@127.0.0.1/a.png',
    'https://someone@pictures.example/a.png',
    'https://127.0.0.1/a.png',
    'file:///etc/passwd',
    'nonsense',
  ])('is not asked for at %s', async (url) => {
    const { row, asked } = await fetched(url, () => new Response(new Uint8Array(PNG)));

    expect(asked).toEqual([]);
    expect(row).toBeUndefined();
  });

  it.each<[string, () => Response]>([
    ['leads elsewhere', () => Response.redirect('http://127.0.0.1/', 302)],
    ['is missing', () => new Response('no', { status: 404 })],
    ['is no picture', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'is too large',
      () => new Response(new Uint8Array(Buffer.concat([PNG, Buffer.alloc(262_144)]))),
    ],
    ['is empty', () => new Response(null)],
    ['is cut off', () => new Response(new Uint8Array(PNG.subarray(0, 60)))],
    ['is larger than it seems', () => new Response(new Uint8Array(LYING))],
  ])('that %s is left alone', async (_, answer) => {
    expect((await fetched(URL_OF_PICTURE, answer)).row).toBeUndefined();
  });

  it('does not take the place of one that somebody chose', async () => {
    const { row, userId } = await fetched(URL_OF_PICTURE, () => new Response(new Uint8Array(PNG)));
    expect(row).toMatchObject({ chosen: false });
    const own = { mime: 'image/jpeg', bytes: Buffer.of(1) };
    await choosePicture(db, userId, own);

    const get = () => Promise.resolve(new Response(new Uint8Array(PNG)));
    await fetchAvatar({ db, pictures, fetch: get, hosts: HOSTS }, { userId, url: URL_OF_PICTURE });

    const [kept] = await db.select().from(avatars).where(eq(avatars.userId, userId));
    expect(kept).toMatchObject({ ...own, chosen: true });
  });

  it('is asked for again when the decoder has no time', async () => {
    const userId = await createUser(db, { name: 'Ada' });
    const get = () => Promise.resolve(new Response(new Uint8Array(PNG)));
    const busy = { redraw: () => Promise.resolve({ type: 'busy' } as const) };
    const deps = { db, pictures: busy, fetch: get, hosts: HOSTS };

    await expect(fetchAvatar(deps, { userId, url: URL_OF_PICTURE })).rejects.toThrow('tried again');
  });

  it('is asked for again when the network failed', async () => {
    const failing = fetched(URL_OF_PICTURE, () => Promise.reject(new TypeError('no network')));

    await expect(failing).rejects.toThrow('no network');
  });
});
