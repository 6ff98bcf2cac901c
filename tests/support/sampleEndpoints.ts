import * as z from 'zod/mini';
import { endpoint, none, raw } from '#contract/endpoint.ts';
import { flag, repeatable, wholeNumber } from '#contract/query.ts';

export const NoteId = z.string().check(z.maxLength(40)).brand<'NoteId'>();
const Note = z.object({ id: NoteId, text: z.string(), pinned: z.boolean() });

/** Endpoints of every kind the contract can say, for a notebook that exists in tests only. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/book/:book/notes',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({
    book: z.string().check(z.regex(/^[^!]+$/, 'A book has no exclamation mark')),
  }),
  query: z
    .object({
      q: z.optional(z.string()),
      limit: z._default(z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(30))), 30),
      pinned: z.optional(flag),
      tag: z.optional(repeatable(z.enum(['red', 'green', 'blue']), 2)),
      sort: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
    })
    .check(
      z.refine(({ q, tag }) => q === undefined || tag === undefined, 'Search by words or by tags'),
    ),
  response: z.object({ total: z.int(), results: z.array(Note) }),
  errors: ['not_found'],
});

export const addNote = endpoint({
  method: 'POST',
  path: '/note/create',
  caller: 'user',
  rate: 'reads',
  body: z.strictObject({
    text: z
      .string('The text must be a string')
      .check(z.minLength(1, 'The text must not be empty'), z.maxLength(500)),
    pinned: z._default(z.boolean(), false),
    tags: z.optional(z.array(z.strictObject({ name: z.string() })).check(z.maxLength(3))),
  }),
  response: z.object({ id: NoteId, author: z.string() }),
  errors: ['conflict'],
});

export const replaceNote = endpoint({
  method: 'PUT',
  path: '/note/:id',
  caller: 'user',
  rate: 'reads',
  params: z.object({ id: NoteId }),
  body: z.optional(z.strictObject({ text: z.string() })),
  response: none,
  errors: ['not_found', 'forbidden'],
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/note/:id',
  caller: 'moderator',
  rate: 'reads',
  params: z.object({ id: NoteId }),
  response: none,
  errors: ['not_found'],
});

export const randomNote = endpoint({
  method: 'GET',
  path: '/note/random',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({ id: NoteId }),
});

export const readNote = endpoint({
  method: 'GET',
  path: '/note/:id',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ id: NoteId }),
  response: Note,
  errors: ['not_found'],
});

export const notePicture = endpoint({
  method: 'GET',
  path: '/note/:id/picture',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ id: NoteId }),
  response: raw,
});
