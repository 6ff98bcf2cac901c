import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Run the command line with `input` on its standard input. */
function chiaro(args: readonly string[], input = '') {
  const child = spawn(process.execPath, ['scripts/chiaro.mjs', ...args]);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.end(input);
  return new Promise<{ out: string; err: string; code: number | null }>((resolve) => {
    child.once('close', (code) => {
      resolve({ out, err, code });
    });
  });
}

const GRID = '0_2x1|T2:bW|C1:|Z|Sletter,x=0,y=0,letter=A|R';

describe('chiaro eval', () => {
  it('answers each case in order and goes on after a bad one', async () => {
    const { out, code } = await chiaro(
      ['eval'],
      [
        '{"id":"a","kind":"parse","grid":"1x1|Q"}',
        'not JSON',
        '',
        '{"id":"b","kind":"nothing"}',
        '{"id":"c","kind":"edit","grid":"1x1","op":{"type":"resize","width":-1,"height":2}}',
        `{"id":"d","kind":"roundtrip","grid":"${GRID}"}`,
        '{"id":"e","kind":"share_decode","data":"lz_"}',
        '{"id":"f","kind":"puzzle","puzzle":{"title":"T","grid":{"width":1}}}',
        '{"id":"g","kind":"puzzle","puzzle":{"title":"T","grid":"1x1","solution":7}}',
      ].join('\n'),
    );

    expect(
      out
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      { id: 'a', actual: { ok: false, error: 'Invalid data: Q' } },
      { id: null, error: 'This line isn’t JSON.' },
      { id: 'b', error: 'Unknown kind: nothing' },
      { id: 'c', actual: { error: 'Invalid grid size: -1x2' } },
      { id: 'd', actual: { text: GRID } },
      { id: 'e', actual: { error: true } },
      { id: 'f', error: 'Grid must be a GridData instance' },
      { id: 'g', error: 'Solution must be a GridData instance' },
    ]);
    expect(code).toBe(0);
  });

  it('falls silent when nobody reads on', async () => {
    const line = `${JSON.stringify({ id: 1, kind: 'roundtrip', grid: '100x100' })}\n`;
    const child = spawn(process.execPath, ['scripts/chiaro.mjs', 'eval']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => undefined).end(line.repeat(2000));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));

    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

describe('chiaro convert', () => {
  it('goes from any form to any form and back', async () => {
    let text = GRID;
    for (const form of ['link', 'json', 'puzzle', 'link', 'puzzle', 'json', 'text']) {
      const { out } = await chiaro(
        ['convert', '-', '--to', form, '--base', 'https://site.example/'],
        text,
      );
      text = out;
    }

    expect(text).toBe(`${GRID}\n`);
  });
});

describe('chiaro validate', () => {
  it('tells the states to people and to programs', async () => {
    const people = await chiaro(['validate', '-'], GRID);
    const programs = await chiaro(['validate', '-', '--json'], GRID);

    expect(people).toEqual({
      out: '2 x 1: satisfied\nsatisfied   Letter at row 1, column 1\n',
      err: '',
      code: 0,
    });
    expect(JSON.parse(programs.out)).toEqual({
      final: 'satisfied',
      rules: [],
      symbols: [{ id: 'letter', x: 0, y: 0, state: 'satisfied' }],
    });
  });

  it('counts rows and columns from 1, and from 0 in JSON', async () => {
    const grid = '3x2|T3:wwwbwb|Sgalaxy,x=0.5,y=1|Rconnect_all,color=dark';
    const people = await chiaro(['validate', '-'], grid);
    const programs = await chiaro(['validate', '-', '--json'], grid);

    expect(people.out.split('\n')).toEqual([
      '3 x 2: error',
      'error       Connect all at row 2, column 1',
      'error       Galaxy at row 2, column 1 on its right edge',
      '',
    ]);
    expect(JSON.parse(programs.out)).toMatchObject({
      rules: [{ cells: [[0, 1]] }],
      symbols: [{ x: 0.5, y: 1 }],
    });
  });

  it('exits with 1 if the grid is wrong', async () => {
    const { code, out } = await chiaro(['validate', '-'], '2x1|T2:bw|Snumber,x=0,y=0,number=3');

    expect({ code, first: out.split('\n')[0] }).toEqual({ code: 1, first: '2 x 1: error' });
  });
});

describe('chiaro checksum', () => {
  it('does not depend on the solution', async () => {
    const [given, solved] = await Promise.all([
      chiaro(['checksum', '-'], '2x1|T2:nW'),
      chiaro(['checksum', '-'], '2x1|T2:bW'),
    ]);

    expect(given.out).toMatch(/^cs4_[0-9a-f]{64}\n$/);
    expect(given.out).toBe(solved.out);
  });
});

describe('a link of another site', () => {
  const link = 'https://puzz.link/p?type=editor&nurikabe/4/4/1k2k2i';
  const file = 'pzprv3\nnurikabe\n4\n4\n1 . . . \n. . 2 # \n. . . . \n2 . . + \n';

  it('is opened by each command that takes a link', async () => {
    const [converted, saved] = [
      await chiaro(['convert', '-', '--to', 'text'], link),
      await chiaro(['convert', '-', '--to', 'text'], file),
    ];
    expect(converted.out).toMatch(/^0_4x4\|T4:WnnnnnWnnnnnWnnn\|.*connect_all/);
    expect(saved).toEqual(converted);
    expect(JSON.parse((await chiaro(['solve', link])).out)).toMatchObject({ status: 'unique' });
    expect(JSON.parse((await chiaro(['hint', link])).out)).toMatchObject({ end: 'solved' });
    expect(JSON.parse((await chiaro(['rate', link])).out)).toHaveProperty('hardest');
    const line = JSON.stringify({ id: 1, grid: link });
    expect(JSON.parse((await chiaro(['solve'], line)).out)).toMatchObject({ status: 'unique' });
    expect(await chiaro(['validate', '-'], link)).toMatchObject({ code: 0 });
  });

  it('that cannot be opened says why', async () => {
    const error = 'Heyawake needs a rule that isn’t available here.';
    const heyawake = 'https://puzz.link/p?heyawake/6/6/lll155007rs12222j';
    expect(JSON.parse((await chiaro(['solve', heyawake])).out)).toMatchObject({ error });
    expect(await chiaro(['convert', '-', '--to', 'text'], heyawake)).toEqual({
      out: '',
      err: `${error}\n`,
      code: 2,
    });
  });
});

describe('a call that is not understood', () => {
  it.each([
    [['paint'], 'Unknown command: paint. See --help.\n'],
    [['checksum'], 'Pass one file, or - for standard input.\n'],
    [['solve', 'a', 'b'], 'Pass one text or link, or nothing to read lines from standard input.\n'],
    [['solve', '--max', '0'], '--max takes a whole number from 1.\n'],
    [['convert', '-'], 'Missing --to: text, puzzle, link or json.\n'],
    [['checksum', 'no/such/file'], 'Can’t read this file: no/such/file\n'],
    [
      ['convert', '-', '--to', 'song'],
      'Unknown format: song. --to takes text, puzzle, link or json.\n',
    ],
  ])('%j is answered with one sentence', async (args, sentence) => {
    expect(await chiaro(args)).toEqual({ out: '', err: sentence, code: 2 });
  });

  it('names the option at fault', async () => {
    const { err, code } = await chiaro(['validate', '-', '--loud']);

    expect(err).toMatch(/^Unknown option '--loud'\. Usage: chiaro validate .*\n$/);
    expect(code).toBe(2);
  });

  it('may ask for help', async () => {
    const { out, code } = await chiaro(['--help']);

    expect(out).toMatch(/validate[^]*convert[^]*checksum[^]*eval/);
    expect(code).toBe(0);
  });
});
